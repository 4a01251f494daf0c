// The one table of failures: codes for programs, sentences for people. A sentence says what happened, what is safe and
// what to do; what it names is handed to it. A code that means another thing elsewhere has a row in that group too. A
// bundle has only the groups that it uses.

const nothingRead = 'Nothing was read from it.';

/** Failures of reading what is stored. */
export const storedFailures = {
  broken: (what: string, problem: string) => `${what} cannot be read: ${problem}.`,
};

/** Failures of dates in a file; each ends a sentence about the row. */
export const dateFailures = {
  'no-such-date': (day: string) => `has a date that does not exist (${day})`,
  'year-outside': (day: string, { first, last }: { first: number; last: number }) =>
    `is of ${day}, and a year must be ${first} to ${last}`,
};

/** Failures of a file of passes. */
export const fileFailures = {
  'too-large': (size: string) => `This file has ${size}, and at most 64 MB are read at once. ${nothingRead}`,
  unreadable: `This file cannot be read: it may have been moved or changed, or be in a cloud that cannot be reached now. ${nothingRead} Choose it again.`,
  'other-kind': (kind: string) => `${kind} ${nothingRead}`,
  empty: `This file holds no passes: it has no rows below its head. ${nothingRead}`,
  'not-a-log-book': `This file is no Holeshot log book. ${nothingRead}`,
};

/** Failures of one row of a table. */
export const rowFailures = {
  row: (problem: string) => problem,
  'row-unnamed': (what: 'vehicle' | 'track') =>
    `This row names no ${what}, and none is chosen for such rows.`,
  'row-other-name': (what: 'vehicle' | 'track', name: string) =>
    `None of your ${what}s is called “${name}”. Say which one it is, or add it first.`,
  'row-no-date': (date: string) => `“${date}” is no date of a pass.`,
  'row-no-time': (time: string) =>
    `“${time}” is no time of day. Write it as 1:05 PM or 13:05, or leave it out.`,
  'row-length': (cells: number, heads: number) => `This row has ${cells} cells, the head has ${heads}.`,
  'row-head': 'This row repeats the head.',
  'row-changed': (head: string) => `The column “${head}” has been changed, so this pass cannot be read.`,
  'row-empty': (head: string) => `The column “${head}” holds no pass.`,
  'row-number': (head: string, cell: string) => `${head}: “${cell}” is not a number.`,
};

/** Failures of storing the rows of a file. */
export const importFailures = {
  'passes-missing':
    'This device has not loaded your passes yet, so it cannot tell which rows are new. Nothing was changed. Try again when your log book is shown.',
  'rows-left': 'Only part of the file was stored, and it is in your log book. Undo this import to remove it.',
};

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
    'Your account could not be read, and the key to the weather service is kept there. Try again later.',
};

/** Failures of getting a key from the station simulator. */
export const simulatorFailures = {
  'weather-token':
    'No new weather: the station simulator that npm start runs beside the app does not answer.',
};

/** Failures of where the device is. */
export const positionFailures = {
  'position-unavailable': 'Position unavailable. Turn on location or go outside, then try again.',
  'position-refused': 'Location is blocked for this site. Allow it in your browser settings.',
  'position-late': 'No position within 10 seconds. Try again.',
};

/** Failures of the device and its network. */
export const deviceFailures = {
  clipboard: 'The browser blocked copying. Select the lines and copy them yourself.',
  offline: (what: string) => what,
};

/** Failures of saving and reading what the racer owns. */
export const recordFailures = {
  'subscription-required':
    'This needs an active subscription. Nothing was changed, and what you typed is kept.',
  'not-stored':
    'What you saved could not be stored. Reload the app and save it again; what you typed is kept.',
  'storage-cleared':
    'The browser has cleared the data of Holeshot on this device. Reload this page, then save it again. Your input stays in the form.',
  'part-missing':
    'A part of the app could not be loaded. Check your network and try again; what you typed is kept.',
  unread: 'Your log book could not be read on this device. Reload the app and try again.',
  'signed-out': 'Sign in first. Nothing was read.',
  'device-only':
    'Holeshot runs on this device only, without the server that accounts, payment and administration need. Nothing was changed.',
};

/** Failures of a write that the server does not have; any other code reads as `refused`. */
export const writeFailures = {
  'permission-denied':
    'The server refused it. Either your subscription or trial has ended, you have the maximum number of vehicles, or this app is too old for your data.',
  'pass-back':
    'This pass is on the server again. After it was deleted here, another device moved it to another month or vehicle, or restored it.',
  'two-copies':
    'This pass had two copies, changed on two devices, and the other copy counts. These are the differences of the removed copy. Send them again to put them into the pass, or discard them.',
  'not-stored':
    'This device had no room for it, so it was not sent. Free some space, then send it again. Leave this page open until then.',
  'pass-gone': 'Another device has deleted this pass. Restore it with your changes, or discard them.',
  'vehicle-gone':
    'This vehicle is not on the server: another device deleted it, or it was never sent. Restore it with your changes, or discard them.',
  'location-gone': 'Another device has deleted this track. Restore it with your changes, or discard them.',
  broken: 'It is damaged on this device and was not sent. Export it, then discard it.',
  refused: 'The server refused it.',
};

/** Failures of a remote's page, dialog or widget. */
export const partFailures = {
  'pointer-missing': (status: number) => `The server answered ${status}.`,
  'pointer-broken': 'Its description cannot be read.',
  'pointer-unreachable': 'It could not be reached.',
  'pointer-unservable': (missing: string) =>
    `It needs ${missing}, which this version of the app does not have.`,
  'remote-unknown': 'This version of the app does not know it.',
  'remote-slow': 'It took too long to load.',
  'remote-broken': 'Its code could not be loaded.',
  'place-missing': 'This version of it has no such page.',
  'dialog-missing': 'This version of the app has no such dialog.',
  'place-broken': 'Its code could not be loaded.',
  'part-threw': 'It stopped with an error.',
  'part-unshown': 'It could not be shown.',
  'version-put-back':
    'Its newest version stopped twice on this device; the one before it is used from the next start.',
};

/** Failures of a remote whose code came. */
export const remoteFailures = {
  'remote-broken': 'Its code does not hold what was expected.',
};

/** Failures of signing in, beside those of the account provider. */
export const signInFailures = {
  cancelled: 'Nothing was changed.',
  'signed-out': 'Nobody is signed in. Nothing was changed.',
  'slow-network':
    'You are signed in, but the network is slow and your data has not come yet. The app goes on by itself when it has.',
};

/** Failures of signing in once more; the address is the racer's own, so the password alone can be wrong. */
export const proofFailures = {
  cancelled: 'Google was not asked to the end. Nothing was changed.',
  'auth/invalid-credential': 'Incorrect password.',
};

const maybeDeleted =
  'The server gave no answer, so it is not known whether the deletion has begun. If it has, it goes on by itself, and within a day the account and all that is stored of it are gone. Try again when you are connected.';

/** Failures of deleting an account where the server gave no answer: it may have begun. */
export const deletionFailures = {
  unavailable: maybeDeleted,
  'deadline-exceeded': maybeDeleted,
  internal: maybeDeleted,
  unknown: maybeDeleted,
};

/** Failures of the account provider; a code of its that is not here is `auth/other`. */
export const accountFailures = {
  'auth/wrong-password': 'Incorrect password.',
  'auth/user-not-found': 'User not found matching the email.',
  'auth/email-already-in-use': 'The email address is already in use.',
  'auth/invalid-email': 'Invalid email address.',
  'auth/weak-password': 'The password is weak.',
  'auth/too-many-requests': 'Too many attempts. Please try again later.',
  'auth/user-disabled': 'User account is disabled.',
  'auth/network-request-failed': 'A network request has failed.',
  'auth/requires-recent-login': 'Please login again, as your last login was too long ago.',
  'auth/popup-closed-by-user': 'Popup closed by user.',
  'auth/invalid-credential': 'Invalid Identity Provider response.',
  'auth/account-exists-with-different-credential':
    'This email address has an account already. Sign in with its password.',
  'auth/expired-action-code': 'The link has expired. Ask for a new one.',
  'auth/internal-error': 'The account service failed. Try again in a moment.',
  'auth/invalid-action-code': 'The link is no longer valid. Ask for a new one.',
  'auth/invalid-user-token': 'Your sign-in is no longer valid. Sign in again.',
  'auth/missing-password': 'Enter your password.',
  'auth/null-user': 'You are signed out. Sign in and try again.',
  'auth/operation-not-allowed': 'This way of signing in is switched off.',
  'auth/password-does-not-meet-requirements': 'The password does not meet the requirements.',
  'auth/popup-blocked': 'The browser blocked the sign-in window. Allow it for this site and try again.',
  'auth/quota-exceeded': 'The account service is too busy. Try again later.',
  'auth/timeout': 'The account service did not answer in time. Try again.',
  'auth/user-mismatch': 'That is not the account you are signed in with.',
  'auth/user-signed-out': 'You are signed out. Sign in and try again.',
  'auth/user-token-expired': 'Your sign-in has expired. Sign in again.',
  'auth/web-storage-unsupported': 'The browser blocks the storage that signing in needs.',
  'auth/other': (words: string) => words,
};

const serverFailed = 'The server failed. Try again in a moment.';

/** Failures of a callable function, by its status. */
export const callFailures = {
  'invalid-argument': 'The server could not read what was sent. Nothing was changed.',
  unauthenticated: 'You are signed out. Sign in and try again.',
  'permission-denied': 'Your account may not do this. Nothing was changed.',
  'not-found': 'It is not there any more. Nothing was changed.',
  aborted: 'It was changed somewhere else at the same time. Try again.',
  'resource-exhausted': 'Too many attempts. Please try again later.',
  unimplemented: 'The server does not know this yet. Reload the app and try again.',
  unavailable: 'The server cannot be reached. Nothing was changed; try again when you are connected.',
  'deadline-exceeded': 'The server did not answer in time. Look whether it was done before you try again.',
  cancelled: 'Nothing was changed.',
  internal: serverFailed,
  unknown: serverFailed,
  'already-exists': serverFailed,
  'failed-precondition': serverFailed,
  'out-of-range': serverFailed,
  'data-loss': serverFailed,
};

/** Failures of a callable function that gives a reason beside its status. */
export const reasonFailures = {
  'invitation-only': 'Registration is currently by invitation only.',
  'user-not-found': 'There is no such racer.',
  'requires-recent-login': 'Please login again, as your last login was too long ago.',
  'payments-unavailable': 'The payment provider does not answer. Try again later.',
  'price-not-found': 'This price is not offered any more.',
  'already-subscribed': 'There is a subscription already.',
  'no-customer': 'There is no subscription to manage.',
};

/** Failures of asking the weather service for a key, on the server. */
export const weatherServerFailures = {
  unavailable: (status?: number) =>
    status === undefined
      ? 'The weather service does not answer.'
      : `The weather service gave no token (status ${status}).`,
};

/** Failures of making an administrator. */
export const grantFailures = {
  'not-found': (email: string) => `Nobody has registered as ${email}.`,
  'not-verified': (email: string) =>
    `${email} is not verified: open the link in the verification mail first.`,
  'not-registered': (email: string) => `${email} has not finished registering: sign in to the app first.`,
};
