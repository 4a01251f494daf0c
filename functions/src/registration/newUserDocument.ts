import { defaultUserSettings } from '@holeshot/shared-core';
import packageFile from '../../package.json';

/** The fields of `users/{uid}` for a racer who has none yet, all at their defaults. */
export const newUserDocument = (email: string) => ({
  ...defaultUserSettings,
  email: email.trim().toLowerCase(),
  version: packageFile.version,
  lastDayAuthenticated: 0,
  vehicles: {},
  customLocations: {},
  customFields: {},
  logBookSettings: { dataSets: {} },
  predictions: {},
});
