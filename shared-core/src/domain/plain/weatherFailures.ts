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
