import { defaultUserSettings, parseUserSettings } from '../parsing/parseUserSettings';
import { missingDefaults } from './missingDefaults';
import { newUserDocument } from './newUserDocument';

describe('the document of a new racer', () => {
  test('reads as the defaults, with their address, names and version', () => {
    const names = { firstName: 'Dana', lastName: 'Lee Ritter' };
    const document = newUserDocument(' Dana@Strip.test', '4.4.17', names);
    const own = { email: 'dana@strip.test', version: '4.4.17', ...names };
    expect(parseUserSettings(document)).toEqual({ ...defaultUserSettings, ...own });
  });

  test('has the default names where none are known', () => {
    expect(newUserDocument('ann@strip.test', '4.4.17')).toMatchObject({ firstName: 'New', lastName: 'User' });
  });

  test('has no privilege, no data and no earlier visit', () => {
    expect(newUserDocument('ann@strip.test', '4.4.17')).toMatchObject({
      ...{ isAdmin: false, isRegistered: false, trialExpirationDate: null, maxVehicleLimit: 5 },
      ...{ vehicles: {}, customLocations: {}, customFields: {}, predictions: {}, lastDayAuthenticated: 0 },
    });
  });

  test('lacks only the log book views, which come with write access', () => {
    const document = newUserDocument('ann@strip.test', '4.4.17');
    expect(Object.keys(missingDefaults(document, true))).toEqual(['logBookSettings']);
    expect(missingDefaults(document, false)).toEqual({});
  });
});
