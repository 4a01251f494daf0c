import { BehaviorSubject, Subject } from 'rxjs';
import { failed, ok, type Result, type Session } from '@holeshot/shared-core';
import { racerSession } from '@holeshot/shared-core/testing';
import { untilLetIn } from './untilLetIn';

const open = () => {
  const session$ = new BehaviorSubject<Session>({ status: 'signed-out' });
  const account$ = new BehaviorSubject<object | undefined | null>(null);
  const unavailable$ = new Subject<void>();
  const answers: unknown[] = [];
  const start = (said: Result<string>) =>
    void untilLetIn(said, session$, account$, unavailable$).then((answer) => answers.push(answer));
  const signIn = () => {
    start(ok('signed in'));
    account$.next({ uid: 'racer' });
  };
  return { session$, account$, unavailable$, answers, start, signIn };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const later = (millis: number) => jest.advanceTimersByTimeAsync(millis);

describe('a sign-in', () => {
  test('goes on while the data of the racer come, and ends with their session', async () => {
    const { session$, answers, signIn } = open();
    signIn();
    await later(19_000);
    expect(answers).toEqual([]);
    session$.next(racerSession);
    await later(0);
    expect(answers).toEqual([ok('signed in')]);
  });

  test('says after 20 s that it takes long', async () => {
    const { answers, signIn } = open();
    signIn();
    await later(20_000);
    expect(answers).toMatchObject([{ ok: false, failure: { code: 'slow-network' } }]);
  });

  test('says at once that it failed', async () => {
    const { answers, start } = open();
    start(failed('auth/wrong-password', 'No.'));
    await later(0);
    expect(answers).toMatchObject([{ failure: { code: 'auth/wrong-password' } }]);
  });

  test('ends where the data cannot be had, so that the racer may try again', async () => {
    const { unavailable$, answers, signIn } = open();
    signIn();
    await later(1_000);
    unavailable$.next();
    await later(0);
    expect(answers).toEqual([ok('signed in')]);
  });

  test('ends where the racer is put out again, as by a registration that is refused', async () => {
    const { account$, answers, signIn } = open();
    signIn();
    await later(1_000);
    expect(answers).toEqual([]);
    account$.next(null);
    await later(0);
    expect(answers).toEqual([ok('signed in')]);
  });
});
