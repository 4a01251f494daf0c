/** Failures of a remote's page, dialog or widget. */
export const partFailures = {
  'pointer-missing': (status: number) => `The server answered ${status}.`,
  'pointer-broken': 'Its description cannot be read.',
  'pointer-outdated': 'The server described an older version than the one here.',
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
