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
