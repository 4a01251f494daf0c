import { toSession } from './toSession';

const now = Date.UTC(2026, 5, 20);
const day = 86_400_000;
const account = { uid: 'ann', email: 'ann@strip.test', emailVerified: true, hasPassword: true };
const facts = { ...account, displayName: '' };
const names = { firstName: 'Ann', lastName: 'Lee' };
const until = (access_until: number) => ({ access_until, is_admin: false });

describe('the session', () => {
  test('in the trial may write and knows the days left', () => {
    const stored = { ...names, trialExpirationDate: now + 3.5 * day };
    expect(toSession(facts, stored, until(now + 3.5 * day), now)).toEqual({
      status: 'signed-in',
      ...account,
      ...names,
      access: 'active_free_trial',
      canWrite: true,
      trialDaysLeft: 4,
    });
  });

  test('after the trial is read-only', () => {
    const stored = { ...names, trialExpirationDate: now - 1 };
    expect(toSession(facts, stored, until(now - 1), now)).toMatchObject({
      access: 'logged_in_read_only',
      canWrite: false,
      trialDaysLeft: 0,
    });
  });

  test.each([
    ['after the trial', now - day],
    ['while it still runs', now + 3 * day],
    ['without one', null],
  ])('is that of a subscriber %s', (_when, trialExpirationDate) => {
    const stored = { ...names, trialExpirationDate };
    expect(toSession(facts, stored, until(now + 30 * day), now)).toMatchObject({
      access: 'active_subscriber',
      canWrite: true,
    });
  });

  test('is read-only after the end of a subscription', () => {
    const stored = { ...names, trialExpirationDate: now - 40 * day };
    expect(toSession(facts, stored, until(now - 1), now)).toMatchObject({
      access: 'logged_in_read_only',
      canWrite: false,
    });
  });

  test('lets an admin write at any time', () => {
    expect(toSession(facts, names, { access_until: now - day, is_admin: true }, now).canWrite).toBe(true);
  });

  test('goes by what the backend says of access, never by the user document', () => {
    const boast = { ...names, isAdmin: true, trialExpirationDate: now + 1000 * day, access_until: now + day };
    expect(toSession(facts, boast, {}, now)).toMatchObject({ canWrite: false, trialDaysLeft: null });
  });

  test.each([{ access_until: '2030-01-01' }, { access_until: null }, { is_admin: 'true' }, { is_admin: 1 }])(
    'takes no access from %j',
    (access) => {
      expect(toSession(facts, names, access, now).canWrite).toBe(false);
    },
  );

  test('has names, whatever is stored', () => {
    expect(toSession(facts, {}, {}, now)).toMatchObject({ firstName: 'New', lastName: 'User' });
    expect(toSession(facts, { firstName: 7, lastName: {} }, {}, now)).toMatchObject({
      firstName: 'New',
      lastName: 'User',
    });
  });
});
