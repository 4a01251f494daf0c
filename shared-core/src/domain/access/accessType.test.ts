import { accessType, canWrite, trialDays, trialDaysLeft, type AccessFacts } from './accessType';

const now = Date.UTC(2026, 5, 20);
const day = 86_400_000;
const racer: AccessFacts = {
  signedIn: true,
  subscribed: false,
  trialExpirationDate: now + day,
  isAdmin: false,
};

describe('the access of a person', () => {
  test('[A1] signed out wins over all other facts', () => {
    const facts = { ...racer, signedIn: false, subscribed: true, isAdmin: true };
    expect(accessType(facts, now)).toBe('logged_out');
    expect(canWrite(facts, now)).toBe(false);
  });

  test('[A2] a subscription wins over the trial', () => {
    expect(accessType({ ...racer, subscribed: true }, now)).toBe('active_subscriber');
    expect(accessType({ ...racer, subscribed: true, trialExpirationDate: null }, now)).toBe(
      'active_subscriber',
    );
  });

  test('[A3] a trial counts until its last millisecond', () => {
    expect(accessType({ ...racer, trialExpirationDate: now + 1 }, now)).toBe('active_free_trial');
    expect(accessType({ ...racer, trialExpirationDate: now }, now)).toBe('logged_in_read_only');
  });

  test('[A4] all else is read-only', () => {
    expect(accessType({ ...racer, trialExpirationDate: null }, now)).toBe('logged_in_read_only');
    expect(accessType({ ...racer, trialExpirationDate: now - day }, now)).toBe('logged_in_read_only');
  });

  test('[A5] subscribers, racers in their trial and admins may write, others not', () => {
    const ended = { ...racer, trialExpirationDate: now - day };
    expect(canWrite({ ...ended, subscribed: true }, now)).toBe(true);
    expect(canWrite(racer, now)).toBe(true);
    expect(canWrite({ ...ended, isAdmin: true }, now)).toBe(true);
    expect(canWrite(ended, now)).toBe(false);
  });

  test('[A6] rounds days of trial up, never below 0, and a slow clock adds none', () => {
    expect(trialDaysLeft(now + trialDays * day, now)).toBe(14);
    expect(trialDaysLeft(now + 1, now)).toBe(1);
    expect(trialDaysLeft(now, now)).toBe(0);
    expect(trialDaysLeft(now - 5 * day, now)).toBe(0);
    expect(trialDaysLeft(now + trialDays * day, now - 60_000)).toBe(14);
    expect(trialDaysLeft(null, now)).toBeNull();
  });
});
