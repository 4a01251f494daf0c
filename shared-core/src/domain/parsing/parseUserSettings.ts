import * as v from 'valibot';
import { defaultDashboardWidgets } from '../dashboard/dashboardWidgets';
import { withoutAbsent } from '../plain/withoutAbsent';
import { storedNumber, storedText } from './stored';
import type { UserSettings } from '../entities/UserSettings';

/** Settings of a new racer. */
export const defaultUserSettings: UserSettings = {
  email: '',
  firstName: 'New',
  lastName: 'User',
  isAdmin: false,
  isRegistered: false,
  trialExpirationDate: null,
  maxVehicleLimit: 5,
  version: '0.0.0',
  displayMode: 'dark',
  pathsPinnedToBottomNav: ['/', '/logbook', '/predictions'],
  dashboardWidgets: defaultDashboardWidgets,
  sideNavAsRail: false,
  showConsoleLogs: false,
  suggestedTuningEnabled: true,
  automaticTuningResultsEnabled: false,
  selectedPrediction: null,
  selectedPredictionCardView: 'et_emphasis',
  selectedPredictionHistoryCardDataChoice: 'air_temp',
  selectedDdpEt: null,
  usualRisk: 0.2,
  currentDataSet: null,
  hasSeenSubscriptionRedirectMsg: false,
};

const schemas: { [Key in keyof UserSettings]: v.GenericSchema<unknown, UserSettings[Key]> } = {
  email: storedText,
  firstName: storedText,
  lastName: storedText,
  isAdmin: v.boolean(),
  isRegistered: v.boolean(),
  trialExpirationDate: storedNumber,
  maxVehicleLimit: v.pipe(storedNumber, v.integer(), v.minValue(0)),
  version: storedText,
  displayMode: v.picklist(['dark', 'light', 'system']),
  pathsPinnedToBottomNav: v.array(storedText),
  // Read row by row: a broken or newer row must not cost the racer the others.
  dashboardWidgets: v.array(v.unknown()),
  sideNavAsRail: v.boolean(),
  showConsoleLogs: v.boolean(),
  suggestedTuningEnabled: v.boolean(),
  automaticTuningResultsEnabled: v.boolean(),
  selectedPrediction: storedText,
  selectedPredictionCardView: storedText,
  selectedPredictionHistoryCardDataChoice: storedText,
  selectedDdpEt: storedNumber,
  usualRisk: v.pipe(storedNumber, v.minValue(0.001), v.maxValue(0.999)),
  currentDataSet: storedText,
  hasSeenSubscriptionRedirectMsg: v.boolean(),
};

/** Reads `users/{uid}`; missing and wrong values get their defaults, so that a broken setting keeps nobody out. */
export const parseUserSettings = (stored: unknown): UserSettings => {
  const found = new Map<string, unknown>(
    typeof stored === 'object' && stored !== null ? Object.entries(withoutAbsent(stored)) : [],
  );
  const kept = Object.entries(schemas).filter(([key, schema]) => v.is(schema, found.get(key)));
  return { ...defaultUserSettings, ...Object.fromEntries(kept.map(([key]) => [key, found.get(key)])) };
};
