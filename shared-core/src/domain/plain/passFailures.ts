/** Failures of making a pass. */
export const passFailures = {
  slip: (problem: string) => problem,
  weather: (problem: string) => problem,
  place: 'The vehicle, the track or the time is missing.',
  'weather-silent': 'The weather service did not answer.',
};

/** Failures of a vehicle's month. */
export const monthFailures = {
  'month-full': (most: number) =>
    `This vehicle’s month is full: ${most} passes. Nothing was changed. Delete a pass or choose another date.`,
};

/** Failures of Home. */
export const homeFailures = {
  'home-full': (most: number) => `Your Home holds ${most} cards. Take one out first.`,
};

/** Failures of a prediction. */
export const predictionFailures = {
  'no-pass': (car: string, distance: string) =>
    `${car} has no pass to predict from. Log one over the ${distance}, all out and with weather.`,
  'no-air': 'The weather is incomplete. Your passes are safe; check the observation.',
};

/** Failures of finding a station. */
export const stationFailures = {
  'no-station': 'No weather station nearby.',
};

/** Failures of the newest report of a station. */
export const reportFailures = {
  'no-air': 'Its newest report is incomplete.',
};

/** Failures of tuning the engine. */
export const tuningFailures = {
  'too-few-passes': (car: string, fewest: number) =>
    `${car} has too few passes to tune from. Log at least ${fewest}, all out and with weather.`,
};

/** Failures of what is worked out for a race. */
export const raceFailures = {
  'not-known': 'Winner unknown: a reaction, an ET or a dial is missing.',
};

/** Failures of the delay box and the throttle stop. */
export const solverFailures = {
  number: 'One of these is not a number.',
  red: 'A reaction below .000 is a red light.',
  faster: 'The opponent is the quicker car: leave off your own tree.',
  'no-delay': (reaction: string) =>
    `Without any delay your reaction is ${reaction}, later than the one you want.`,
  ratio: 'The ratio must be more than 0.',
  'too-slow': (et: string) => `Full throttle gives ${et}: this index is quicker than the car.`,
  'too-long': 'The stop would last the whole pass: a tighter stop is needed.',
};

/** Failures of a typed timer of the throttle stop. */
export const timerFailures = {
  number: 'This is not a number.',
  negative: 'A timer cannot be below 0.',
  'too-long': 'A timer is shorter than the pass. Type seconds: 0.538, not 538.',
};
