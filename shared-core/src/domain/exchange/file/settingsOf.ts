import { defaultUserSettings } from '../../parsing/parseUserSettings';
import type { StoredRecord } from './StoredLogBook';

/** Fields of the account, which no file may change. */
const ofTheAccount = new Set([
  'email',
  'firstName',
  'lastName',
  'isAdmin',
  'isRegistered',
  'trialExpirationDate',
  'maxVehicleLimit',
  'version',
]);

/** Picks the display settings, as stored, from `users/{uid}`. */
export const settingsOf = (stored: StoredRecord): StoredRecord =>
  Object.fromEntries(
    Object.keys(defaultUserSettings)
      .filter((name) => !ofTheAccount.has(name) && stored[name] !== undefined)
      .map((name) => [name, stored[name]]),
  );
