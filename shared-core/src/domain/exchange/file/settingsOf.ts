import { defaultUserSettings } from '../../parsing/parseUserSettings';
import type { StoredRecord } from './StoredLogBook';

/** What the account says of the racer, and no file may change. */
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

/** Of what `users/{uid}` holds, the display settings as they are stored. */
export const settingsOf = (stored: StoredRecord): StoredRecord =>
  Object.fromEntries(
    Object.keys(defaultUserSettings)
      .filter((name) => !ofTheAccount.has(name) && stored[name] !== undefined)
      .map((name) => [name, stored[name]]),
  );
