import type { Session } from '@holeshot/shared-core';
import { filter, merge, switchMap, takeUntil, tap, timer, type Observable } from 'rxjs';
import { hasServerAnswered } from '../../connection/connection';
import { silence$ } from '../../feedback/feedback';
import { firstReadMs } from '../../loading/firstReadMs';
import { endTrouble, noteTrouble } from '../../trouble/troubles';
import { authPatienceMs } from '../account/authPatienceMs';
import { createLogBookMarks } from '../passes/logBookMarks';

const loadUnread = () => import(/* webpackChunkName: "unread" */ '../../trouble/unreadOf');

/** Time (ms) until Auth counts as held up by the browser: on a dead network it uses up its patience first. */
const unopenedMs = authPatienceMs + 3_000;

/**
 * Tells the racer of a log book that has not been read in time, until it is, and why. A device that the server has
 * answered before has the log book, however long it takes to read.
 * @param racer$ undefined while nobody is signed in, or Auth has not said who is
 * @param session$ remembered until Auth has spoken
 */
export const watchFirstRead = (
  racer$: Observable<{ uid: string; synced$: Observable<boolean> } | undefined>,
  session$: Observable<Session>,
  isAnswered = hasServerAnswered,
): Observable<unknown> =>
  racer$.pipe(
    tap(() => endTrouble('unread')),
    switchMap((racer) => {
      const over$: Observable<unknown> = racer
        ? racer.synced$.pipe(filter(Boolean))
        : session$.pipe(filter(({ status }) => status !== 'signed-in'));
      return merge(
        over$.pipe(tap(() => endTrouble('unread'))),
        timer(racer ? firstReadMs : unopenedMs).pipe(
          filter(() => racer === undefined || createLogBookMarks(racer.uid).synced.read() === 0),
          // The words that a pass is saved come first.
          switchMap(() => silence$),
          switchMap(() => loadUnread().catch(() => undefined)),
          takeUntil(over$),
          tap((loaded) => {
            const waited = isAnswered() ? 'slow' : 'unanswered';
            if (loaded) noteTrouble(loaded.unreadOf(racer ? waited : 'unopened'));
          }),
        ),
      );
    }),
  );
