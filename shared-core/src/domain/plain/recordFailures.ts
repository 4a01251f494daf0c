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
  unreadable: 'Your log book could not be read on this device. Reload the app and try again.',
  'signed-out': 'Sign in first. Nothing was read.',
};
