/** Failures of the weather. */
export const weatherFailures = {
  'weather-empty': 'The station has reported nothing in the last 24 hours.',
  'second-empty': (first: string) => first,
  'weather-time': 'The time of the slip cannot be read.',
  'weather-future':
    'The time of the slip is still to come, and there is no weather for it yet. Check date and time.',
  'weather-range': 'exceeded date range for getting closest observation (1440 minutes)',
  'weather-part':
    'The part of the app that asks for the weather could not be loaded. Check your network and try again.',
  'no-forecast': 'No weather service of this app has a forecast.',
};

/** Failures of fetching a forecast. */
export const forecastFailures = {
  'no-forecast': 'The forecast could not be read. Try again later.',
};

/** Failures of the services that know the weather. */
export const weatherServiceFailures = {
  'weather-empty': 'The station has reported nothing for that time.',
  'weather-no-pressure':
    'This station reports no pressure, and without it nothing is known of the air. Choose another station for the track.',
  'invalid-token': 'The weather service did not accept the key. Try again later.',
  'historical-range': 'Target date out of historical range.',
  'weather-status': (status: number) => `Request failed with status: ${status}.`,
  'weather-unreadable': 'The weather service gave an answer that cannot be read.',
  'weather-refused': (reason: string) => `The weather service refused the request: ${reason}.`,
  'weather-timeout': 'The weather service did not answer in time.',
  'weather-unreachable': 'The weather service cannot be reached. Weather needs a network.',
};

/** Failures of the National Weather Service. */
export const nationalFailures = {
  'weather-status': (status: number) => `Request failed with status: ${status}.`,
  'weather-unreachable': 'The National Weather Service cannot be reached.',
  'no-forecast': 'There is no forecast for this place.',
};

/** Failures of getting a key to the weather service. */
export const weatherKeyFailures = {
  'weather-token': 'The weather service gave no key. Try again later.',
  'signed-out': 'Weather needs a signed-in racer.',
};

/** Failures of reading the key that the account has. */
export const storedKeyFailures = {
  'weather-token':
    'Your account could not be read. It holds the key to the weather service. Try again later.',
};

/** Failures of getting a key from the station simulator. */
export const simulatorFailures = {
  'weather-token':
    'No new weather: the station simulator that npm start runs beside the app does not answer.',
};
