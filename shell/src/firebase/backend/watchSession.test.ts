import { absent, present, unknown, type Loadable, type Session } from '@holeshot/shared-core';
import { BehaviorSubject } from 'rxjs';
import type { AccountFacts } from '../account/toSession';
import { watchSession } from './watchSession';

type Document = Loadable<Record<string, unknown>>;

const ann: AccountFacts = {
  ...{ uid: 'ann', email: 'ann@strip.test', emailVerified: true },
  ...{ hasPassword: true, displayName: '' },
};

const watch = () => {
  let time = 0;
  const account$ = new BehaviorSubject<AccountFacts | null | undefined>(undefined);
  const document$ = new BehaviorSubject<Document>(unknown);
  const access$ = new BehaviorSubject<Document>(unknown);
  const unfinished$ = new BehaviorSubject<readonly string[]>([]);
  const racer$ = new BehaviorSubject({ document$, access$ });
  const seen: Session[] = [];
  const subscription = watchSession(account$, racer$, unfinished$, () => time).subscribe((session) =>
    seen.push(session),
  );
  return {
    ...{ account$, document$, access$, unfinished$, seen },
    at: (now: number) => (time = now),
    end: () => subscription.unsubscribe(),
  };
};

const told = ({ status }: Session): string => status;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the session', () => {
  test('is not told before Auth has spoken, and is signed out where nobody is there', () => {
    const { account$, seen, end } = watch();
    jest.advanceTimersByTime(60_000);
    expect(seen).toEqual([]);
    account$.next(null);
    expect(seen).toEqual([{ status: 'signed-out' }]);
    end();
  });

  test('lets a verified racer in once they are registered', () => {
    const { account$, document$, access$, seen, end } = watch();
    account$.next(ann);
    document$.next(present({ isRegistered: false }));
    access$.next(absent);
    jest.advanceTimersByTime(0);
    expect(seen).toEqual([]);
    document$.next(present({ isRegistered: true }));
    access$.next(present({ access_until: 1000 }));
    expect(seen.map(told)).toEqual(['signed-in']);
    end();
  });

  test('lets in who is not verified, and whose registration could not be finished', () => {
    const { account$, document$, access$, unfinished$, seen, end } = watch();
    account$.next({ ...ann, emailVerified: false });
    document$.next(absent);
    access$.next(absent);
    jest.advanceTimersByTime(0);
    expect(seen).toMatchObject([{ status: 'signed-in', emailVerified: false }]);
    account$.next(ann);
    jest.advanceTimersByTime(0);
    expect(seen).toHaveLength(1);
    unfinished$.next(['ann']);
    expect(seen).toMatchObject([{ emailVerified: false }, { emailVerified: true, canWrite: false }]);
    end();
  });

  test('loses write access in the minute in which it ends', () => {
    const { account$, document$, access$, seen, at, end } = watch();
    account$.next(ann);
    document$.next(present({ isRegistered: true }));
    access$.next(present({ access_until: 90_000 }));
    jest.advanceTimersByTime(60_000);
    expect(seen).toMatchObject([{ canWrite: true }]);
    at(120_000);
    jest.advanceTimersByTime(60_000);
    expect(seen).toMatchObject([{ canWrite: true }, { canWrite: false }]);
    end();
  });
});
