/** Failures of reading what is stored. */
export const storedFailures = {
  broken: (what: string, problem: string) => `${what} cannot be read: ${problem}.`,
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
    'This needs an active subscription. Nothing was changed. Your entries are still here.',
  'not-stored':
    'What you saved could not be stored. Reload the app and save it again. Your entries are still here.',
  'storage-cleared':
    'The browser has cleared the data of Holeshot on this device. Reload this page, then save it again. Your input stays in the form.',
  'part-missing':
    'A part of the app could not be loaded. Check your network and try again. Your entries are still here.',
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
