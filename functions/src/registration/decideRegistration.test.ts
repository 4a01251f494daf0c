import { decideRegistration, type RegistrationFacts } from './decideRegistration';

const now = Date.UTC(2026, 4, 1, 12);
const day = 86_400_000;

const newcomer: RegistrationFacts = {
  email: 'ann@strip.test',
  emailVerified: true,
  settings: { disabled: false, emailWhiteList: ['*'] },
  isRegistered: false,
  ownTrialEnd: null,
  knownTrialEnd: null,
  subscriptions: [],
};
const closed = { disabled: true, emailWhiteList: ['*'] };

describe('finishing a registration', () => {
  test('[R1] waits for the verified address', () => {
    expect(decideRegistration({ ...newcomer, emailVerified: false }, now).outcome).toBe('unverified');
    expect(decideRegistration({ ...newcomer, email: null }, now).outcome).toBe('unverified');
  });

  test('[R2] a registered racer stays registered when registration closes', () => {
    const facts = { ...newcomer, isRegistered: true, settings: closed, knownTrialEnd: now + day };
    expect(decideRegistration(facts, now).outcome).toBe('registered');
  });

  test('[R3] refuses everybody while registration is closed', () => {
    expect(decideRegistration({ ...newcomer, settings: closed }, now).outcome).toBe('invitation-only');
  });

  test('[R3] lets in the addresses on the list only', () => {
    const settings = { disabled: false, emailWhiteList: ['bob@strip.test'] };
    expect(decideRegistration({ ...newcomer, settings }, now).outcome).toBe('invitation-only');
    expect(decideRegistration({ ...newcomer, settings, email: 'bob@strip.test' }, now).outcome).toBe(
      'registered',
    );
  });

  test('[R4] starts a trial of 14 days', () => {
    expect(decideRegistration(newcomer, now)).toEqual({
      outcome: 'registered',
      trialExpirationDate: now + 14 * day,
      accessUntil: now + 14 * day,
    });
  });

  test('[R5] gives an address no second trial', () => {
    expect(decideRegistration({ ...newcomer, knownTrialEnd: now - day }, now)).toEqual({
      outcome: 'registered',
      trialExpirationDate: now - day,
      accessUntil: now - day,
    });
  });

  test('[R5] gives an account no second trial for another address', () => {
    const facts = { ...newcomer, isRegistered: true, ownTrialEnd: now - day };
    expect(decideRegistration(facts, now)).toEqual({
      outcome: 'registered',
      trialExpirationDate: now - day,
      accessUntil: now - day,
    });
  });

  test('[R5] shortens a trial beyond 14 days', () => {
    const facts = { ...newcomer, isRegistered: true, ownTrialEnd: now + 400 * day };
    expect(decideRegistration(facts, now)).toMatchObject({
      trialExpirationDate: now + 14 * day,
      accessUntil: now + 14 * day,
    });
  });

  test('[R5] ignores a stored end of a trial before the registration', () => {
    const facts = { ...newcomer, ownTrialEnd: now + 400 * day, knownTrialEnd: now - day };
    expect(decideRegistration(facts, now)).toMatchObject({ trialExpirationDate: now - day });
  });

  test('[R6] gives paid access', () => {
    const paid = { status: 'active', currentPeriodEnd: now + 400 * day, cancelAtPeriodEnd: true };
    const decision = decideRegistration({ ...newcomer, subscriptions: [paid] }, now);
    expect(decision).toMatchObject({ accessUntil: now + 400 * day, trialExpirationDate: now + 14 * day });
  });
});
