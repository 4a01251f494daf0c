import type { Trouble } from './troubles';

/** The browser refuses to keep anything. */
export const notKept: Trouble = {
  kind: 'not-kept',
  short: 'Nothing is kept',
  text: 'This browser keeps nothing for Holeshot, as in some private windows or where site data are blocked. You can work, but what no server gets is gone once this page is closed. Allow site data for this address, then reload.',
};

/** There is no room for more. */
export const full: Trouble = {
  kind: 'full',
  short: 'Storage full',
  text: 'There is no room left on this device, so the last change may not be stored. What was stored before is safe. Free some space and save it again, and leave this page open until then.',
};

/** All that was kept is gone while the app runs. */
export const wiped: Trouble = {
  kind: 'wiped',
  short: 'Storage cleared',
  text: 'The browser has cleared what Holeshot kept on this device. What a server has is safe; what it did not have is gone. Reload to go on.',
};

/** What a failure to store something says of the device; undefined where it says nothing. */
export const storageTroubleOf = (error: unknown): Trouble | undefined => {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  return `${name} ${message}`.includes('QuotaExceeded') ? full : undefined;
};
