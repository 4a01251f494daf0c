import { appVersion } from '../buildConfig';

/**
 * `users/{uid}` as it is created: nobody's privileges, a racer's defaults.
 * @param email as the account has it
 */
export const newUserDocument = (email: string, names: { firstName: string; lastName: string }) => ({
  isAdmin: false,
  email: email.toLowerCase(),
  firstName: names.firstName,
  lastName: names.lastName,
  isRegistered: false,
  trialExpirationDate: null,
  lastDayAuthenticated: 0,
  version: appVersion,
  maxVehicleLimit: 5,
  displayMode: 'dark',
  suggestedTuningEnabled: true,
  automaticTuningResultsEnabled: false,
  pathsPinnedToBottomNav: ['/', '/logbook', '/predictions'],
  vehicles: {},
  customLocations: {},
  customFields: {},
  predictions: {},
});
