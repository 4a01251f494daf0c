import { defaultUserSettings } from '../../parsing/parseUserSettings';
import { settingsOf } from './settingsOf';

test('a file carries the display settings, and nothing that the account says of the racer', () => {
  expect(settingsOf({ displayMode: 'light', isAdmin: true, maxVehicleLimit: 99, vehicles: {} })).toEqual({
    displayMode: 'light',
  });
  expect(Object.keys(settingsOf({ ...defaultUserSettings }))).toContain('pathsPinnedToBottomNav');
});
