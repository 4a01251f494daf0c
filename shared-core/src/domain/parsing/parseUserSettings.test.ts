import { defaultUserSettings, parseUserSettings } from './parseUserSettings';

describe('stored settings', () => {
  test('are read; missing and wrong ones get their defaults', () => {
    const stored = {
      firstName: 'Ann',
      displayMode: 'purple',
      maxVehicleLimit: '99',
      isAdmin: 'yes',
      trialExpirationDate: NaN,
      sideNavAsRail: true,
      vehicles: {},
    };
    expect(parseUserSettings(stored)).toEqual({
      ...defaultUserSettings,
      firstName: 'Ann',
      sideNavAsRail: true,
    });
    expect(parseUserSettings(undefined)).toEqual(defaultUserSettings);
  });

  test('are the defaults for a new racer', () => {
    expect(parseUserSettings({})).toMatchObject({
      firstName: 'New',
      lastName: 'User',
      isAdmin: false,
      isRegistered: false,
      trialExpirationDate: null,
      maxVehicleLimit: 5,
      displayMode: 'dark',
      suggestedTuningEnabled: true,
      automaticTuningResultsEnabled: false,
      pathsPinnedToBottomNav: ['/', '/logbook', '/predictions'],
      selectedPredictionCardView: 'et_emphasis',
      selectedPredictionHistoryCardDataChoice: 'air_temp',
    });
  });
});
