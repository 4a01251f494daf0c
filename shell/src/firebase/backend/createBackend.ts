import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  Subject,
  Subscription,
  switchMap,
  takeUntil,
  tap,
  type Observable,
} from 'rxjs';
import {
  ok,
  type AccountPort,
  type Connection,
  type Result,
  type Session,
  type SubscriptionPort,
} from '@holeshot/shared-core';
import type { Backend } from '../../backend/Backend';
import { rememberedOf } from '../../remembered/rememberedOf';
import { onlyChanges } from '../../streams/onlyChanges';
import type { createAuthCalls } from '../account/authCalls';
import type { createSignInFlow } from '../account/createSignInFlow';
import type { AccountFacts } from '../account/toSession';
import { followTabs } from '../outbox/followTabs';
import { settlePending } from '../outbox/settlePending';
import type { RacerData } from '../records/openRacerData';
import { createAccountPort, type Forget, type LoadAccountCalls } from './createAccountPort';
import type { Leaving } from './createLeaving';
import { sayFailedSignIn } from './sayFailedSignIn';
import { tellOutbox } from './tellOutbox';
import { untilLetIn } from './untilLetIn';
import { watchArrivals } from './watchArrivals';
import { watchFirstRead } from './watchFirstRead';
import { watchSession } from './watchSession';

type Racer$ = BehaviorSubject<RacerData | undefined>;

/** Parts of a backend with accounts. */
export interface BackendParts {
  /** The account that is signed in, null while none is; may repeat itself. */
  account$: Observable<AccountFacts | null>;
  network$: Observable<Connection['network']>;
  /** Emits when another tab may have changed the outbox. */
  told$: Observable<unknown>;
  registration$: AccountPort['registration$'];
  /** Opens the data of a racer; they are closed at sign-out. */
  open: (uid: string) => RacerData;
  authCalls: ReturnType<typeof createAuthCalls>;
  signInFlow: ReturnType<typeof createSignInFlow>;
  leaving: Leaving;
  loadAccountCalls: LoadAccountCalls;
  notificationsOf: (racer$: Racer$) => Backend['notifications'];
  subscriptionOf: (uid$: Observable<string | undefined>) => SubscriptionPort;
  weatherTokenOf: (racer$: Racer$) => Backend['weatherToken'];
  administration: Backend['administration'];
  callProofs: Backend['callProofs'];
  /** Removes what a racer deleted too long ago to bring it back. */
  removeExpired: (racer: Pick<RacerData, 'uid' | 'synced$'>) => Promise<void>;
  forget: Forget;
  session$: BehaviorSubject<Session>;
  report: (error: unknown, where: string) => void;
  now: () => number;
}

/** Starts a backend with accounts. A sign-out ends what its sign-in has started, `end` ends everything. */
export const createBackend = (parts: BackendParts): Backend => {
  const { network$, registration$, signInFlow, leaving, session$, report } = parts;
  const ends = new Subscription();
  const running = (stream$: Observable<unknown>): void => {
    ends.add(stream$.subscribe());
  };

  /** Undefined until Auth has answered. */
  const toldAccount$ = new BehaviorSubject<AccountFacts | null | undefined>(undefined);
  const account$ = toldAccount$.pipe(onlyChanges());
  const racer$: Racer$ = new BehaviorSubject<RacerData | undefined>(undefined);
  const unavailable$ = new Subject<void>();
  const notifications = parts.notificationsOf(racer$);

  running(
    account$.pipe(
      map((account) => account?.uid),
      distinctUntilChanged(),
      tap((uid) => racer$.next(uid === undefined ? undefined : parts.open(uid))),
    ),
  );
  running(leaving.watch(racer$));

  // Watched from sign-in to sign-out: a page would lack unwatched data offline, and each page would restart the
  // listeners.
  running(
    racer$.pipe(
      switchMap((racer) =>
        racer === undefined
          ? EMPTY
          : merge(
              racer.document$,
              racer.access$,
              racer.synced$,
              registration$,
              notifications.unread$,
              rememberedOf(racer),
            ),
      ),
    ),
  );

  const letIn = async (racer: RacerData, account: AccountFacts): Promise<void> => {
    const gone$ = racer$.pipe(filter((now) => now !== racer));
    const whileIn = {
      ...racer,
      document$: racer.document$.pipe(takeUntil(gone$)),
      access$: racer.access$.pipe(takeUntil(gone$)),
    };
    try {
      await signInFlow.start(whileIn, account);
    } catch (error) {
      if (racer$.value !== racer) return;
      sayFailedSignIn(error);
      unavailable$.next();
      return;
    }
    await parts.removeExpired(racer);
  };
  running(
    watchArrivals(racer$, account$, network$, signInFlow.unfinished$).pipe(
      tap(({ racer, account }) => void letIn(racer, account)),
    ),
  );

  const reportOutbox = (error: unknown): void => report(error, 'outbox');
  ends.add(settlePending(racer$, network$, reportOutbox));
  running(followTabs(racer$, parts.told$, reportOutbox));
  running(tellOutbox(racer$));
  running(watchFirstRead(racer$, session$));
  running(
    watchSession(account$, racer$, signInFlow.unfinished$, parts.now).pipe(
      tap((session) => session$.next(session)),
    ),
  );
  // Google's page must open during the press, or the browser blocks it: its code is loaded before. That code also
  // finishes a sign-in that went to this page in the app's place.
  running(
    account$.pipe(
      filter((account) => account === null),
      tap(() => void parts.loadAccountCalls().catch(() => undefined)),
    ),
  );
  ends.add(parts.account$.subscribe((account) => toldAccount$.next(account)));

  return {
    racer$,
    account: createAccountPort({
      ...parts,
      leave: leaving.leave,
      racerNow: () => racer$.value,
      letIn: <Value>(signedIn: Result<Value>) => untilLetIn(signedIn, session$, toldAccount$, unavailable$),
    }),
    administration: parts.administration,
    callProofs: parts.callProofs,
    notifications,
    subscription: parts.subscriptionOf(racer$.pipe(map((racer) => racer?.uid))),
    weatherToken: parts.weatherTokenOf(racer$),
    refused$: signInFlow.refused$,
    end: () => {
      void leaving.leave(() => {
        racer$.next(undefined);
        return Promise.resolve(ok(undefined));
      });
      ends.unsubscribe();
      racer$.complete();
    },
  };
};
