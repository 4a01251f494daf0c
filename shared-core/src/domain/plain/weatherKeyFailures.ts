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
