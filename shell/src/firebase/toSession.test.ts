import { toSession } from './toSession';

const now = Date.UTC(2026, 5, 20);
const day = 86_400_000;
const account = { uid: 'ann', email: 'ann@strip.test', emailVerified: true, hasPassword: true };
const names = { firstName: 'Ann', lastName: 'Lee' };

describe('the session', () => {
  test('in the trial may write and knows the days left', () => {
    expect(toSession(account, names, { access_until: now + 3.5 * day, is_admin: false }, now)).toEqual({
      status: 'signed-in',
      ...account,
      ...names,
      access: 'active_free_trial',
      canWrite: true,
      trialDaysLeft: 4,
    });
  });

  test('after the trial is read-only', () => {
    expect(toSession(account, names, { access_until: now - 1, is_admin: false }, now)).toMatchObject({
      access: 'logged_in_read_only',
      canWrite: false,
      trialDaysLeft: 0,
    });
  });

  test('of an admin may write whenever', () => {
    expect(toSession(account, names, { access_until: now - day, is_admin: true }, now).canWrite).toBe(true);
  });

  test('goes by what the backend says of access, never by the user document', () => {
    const boast = { ...names, isAdmin: true, trialExpirationDate: now + 1000 * day, access_until: now + day };
    expect(toSession(account, boast, {}, now)).toMatchObject({ canWrite: false, trialDaysLeft: null });
  });

  test.each([{ access_until: '2030-01-01' }, { access_until: null }, { is_admin: 'true' }, { is_admin: 1 }])(
    'takes no access from %j',
    (access) => {
      expect(toSession(account, names, access, now).canWrite).toBe(false);
    },
  );

  test('has names, whatever is stored', () => {
    expect(toSession(account, {}, {}, now)).toMatchObject({ firstName: 'New', lastName: 'User' });
    expect(toSession(account, { firstName: 7, lastName: {} }, {}, now)).toMatchObject({
      firstName: 'New',
      lastName: 'User',
    });
  });
});
