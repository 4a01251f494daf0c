import { defaultUserSettings } from '../parsing/parseUserSettings';
import type { UserSettings } from '../entities/UserSettings';
import { normalEmail } from '../forms/emailProblem';

/**
 * `users/{uid}` as it is created: nobody's privileges, a racer's defaults, no data. The views of the log book come with
 * write access (`missingDefaults`).
 * @param email as the account has it
 * @param version of the app
 */
export const newUserDocument = (
  email: string,
  version: string,
  { firstName, lastName }: Pick<UserSettings, 'firstName' | 'lastName'> = defaultUserSettings,
) => ({
  ...defaultUserSettings,
  email: normalEmail(email),
  firstName,
  lastName,
  version,
  lastDayAuthenticated: 0,
  vehicles: {},
  customLocations: {},
  customFields: {},
  predictions: {},
});
