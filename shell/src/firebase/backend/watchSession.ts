import { combineLatest, EMPTY, filter, map, of, switchMap, timer, type Observable } from 'rxjs';
import type { Loadable, Session } from '@holeshot/shared-core';
import { ofRacer } from '../../backend/ofRacer';
import { onlyChanges } from '../../streams/onlyChanges';
import { toSession, type AccountFacts } from '../account/toSession';

type Document = Loadable<Record<string, unknown>>;

/** Interval (ms) of the check whether access has ended. */
const lookAgainMs = 60_000;

const known = (document: Document): Record<string, unknown> =>
  document.state === 'present' ? document.value : {};

const isRegistered = (document: Document, access: Document): boolean =>
  document.state === 'present' && document.value['isRegistered'] === true && access.state === 'present';

/**
 * Streams the session that the account and the racer's documents make. A verified racer gets in once registered, or
 * if the registration could not be finished yet.
 * @param account$ undefined until Auth has spoken, null while nobody is signed in
 * @param unfinished$ uids whose registration could not be finished
 * @param now milliseconds
 */
export const watchSession = (
  account$: Observable<AccountFacts | null | undefined>,
  racer$: Observable<{ document$: Observable<Document>; access$: Observable<Document> } | undefined>,
  unfinished$: Observable<readonly string[]>,
  now: () => number,
): Observable<Session> =>
  account$.pipe(
    switchMap((account): Observable<Session> => {
      if (account === undefined) return EMPTY;
      if (account === null) return of({ status: 'signed-out' });
      return combineLatest([
        ofRacer(racer$, (racer) => racer.document$),
        ofRacer(racer$, (racer) => racer.access$),
        unfinished$,
        timer(0, lookAgainMs),
      ]).pipe(
        filter(([document, access, unfinished]) => {
          if (unfinished.includes(account.uid)) return true;
          if (document.state === 'unknown' || access.state === 'unknown') return false;
          return isRegistered(document, access) || !account.emailVerified;
        }),
        map(([document, access]) => toSession(account, known(document), known(access), now())),
      );
    }),
    onlyChanges(),
  );
