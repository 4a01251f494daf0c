import { defaultUserSettings } from '../parsing/parseUserSettings';
import type { UserSettings } from '../entities/UserSettings';
import { normalEmail } from '../forms/emailProblem';

/**
 * Creates `users/{uid}`: no privileges, the defaults, no data. The log book views come with write access
 * (`missingDefaults`).
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
