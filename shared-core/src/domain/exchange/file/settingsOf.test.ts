import { defaultUserSettings } from '../../parsing/parseUserSettings';
import { settingsOf } from './settingsOf';

test('a file carries the display settings, and no field of the account', () => {
  expect(settingsOf({ displayMode: 'light', isAdmin: true, maxVehicleLimit: 99, vehicles: {} })).toEqual({
    displayMode: 'light',
  });
  expect(Object.keys(settingsOf({ ...defaultUserSettings }))).toContain('pathsPinnedToBottomNav');
});
