import { BehaviorSubject } from 'rxjs';
import type { AccountFacts } from '../account/toSession';
import { watchArrivals } from './watchArrivals';

const account = (uid: string, emailVerified = true): AccountFacts => ({
  ...{ uid, email: `${uid}@strip.test`, emailVerified },
  ...{ hasPassword: true, displayName: '' },
});

const watch = () => {
  const racer$ = new BehaviorSubject<{ uid: string } | undefined>(undefined);
  const account$ = new BehaviorSubject<AccountFacts | null | undefined>(undefined);
  const network$ = new BehaviorSubject<'online' | 'offline'>('online');
  const unfinished$ = new BehaviorSubject<readonly string[]>([]);
  const seen: string[] = [];
  const subscription = watchArrivals(racer$, account$, network$, unfinished$).subscribe((arrival) =>
    seen.push(`${arrival.racer.uid} ${arrival.account.emailVerified ? 'verified' : 'not verified'}`),
  );
  return { racer$, account$, network$, unfinished$, seen, end: () => subscription.unsubscribe() };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a racer is let in', () => {
  test('once their data and their account are there, and again when the account changes', () => {
    const { racer$, account$, seen, end } = watch();
    account$.next(account('ann', false));
    expect(seen).toEqual([]);
    racer$.next({ uid: 'ann' });
    account$.next(account('ann'));
    expect(seen).toEqual(['ann not verified', 'ann verified']);
    account$.next(account('bob'));
    racer$.next({ uid: 'bob' });
    expect(seen.slice(2)).toEqual(['bob verified']);
    end();
  });

  test('again after 30 seconds where the registration is not finished, once there is a network', () => {
    const { racer$, account$, network$, unfinished$, seen, end } = watch();
    network$.next('offline');
    account$.next(account('ann'));
    racer$.next({ uid: 'ann' });
    unfinished$.next(['ann']);
    jest.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(1);
    network$.next('online');
    jest.advanceTimersByTime(29_000);
    expect(seen).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    expect(seen).toHaveLength(2);
    unfinished$.next([]);
    jest.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(2);
    end();
  });

  test('no more once they are signed out', () => {
    const { racer$, account$, unfinished$, seen, end } = watch();
    account$.next(account('ann'));
    racer$.next({ uid: 'ann' });
    unfinished$.next(['ann']);
    account$.next(null);
    racer$.next(undefined);
    expect(jest.getTimerCount()).toBe(0);
    jest.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(1);
    end();
  });
});
