import type { Trouble } from './troubles';

/** The trouble of a browser that stores nothing. */
export const noStorage: Trouble = {
  kind: 'no-storage',
  short: 'Nothing stored',
  text: 'This browser stores nothing for Holeshot: it may be a private window, or site data may be blocked. You can work, but closing this page loses every change that is not sent. Allow site data for this address, then reload.',
};

/** The trouble of a device without room. */
export const full: Trouble = {
  kind: 'full',
  short: 'Storage full',
  text: 'There is no room left on this device, so the last change may not be stored. Earlier changes are safe. Free some space, then save it again. Leave this page open until then.',
};

/** The trouble of a storage that was cleared while the app runs. */
export const wiped: Trouble = {
  kind: 'wiped',
  short: 'Storage cleared',
  text: 'The browser has cleared the data of Holeshot on this device. Everything on the server is safe; changes that were not sent are gone. Reload to continue.',
};

/** Returns the trouble behind a failed write to the storage, or undefined. */
export const storageTroubleOf = (error: unknown): Trouble | undefined => {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  return `${name} ${message}`.includes('QuotaExceeded') ? full : undefined;
};
