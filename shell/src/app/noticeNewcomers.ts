import { combineLatest, switchMap, type Subscription } from 'rxjs';
import { isUnverified, type Ports } from '@holeshot/shared-core';
import { note$ } from '../layout/note';
import { untilLoaded } from '../loading/untilLoaded';
import { newcomers$ } from '../newcomer/newcomers';
import { session$ } from '../session/session';

/** Shows a newcomer what comes next, until the returned subscription ends. */
export const noticeNewcomers = (ports: Ports): Subscription =>
  combineLatest([session$, newcomers$])
    .pipe(
      switchMap(async ([session, newcomers]) =>
        isUnverified(session) || (session.status === 'signed-in' && newcomers.includes(session.uid))
          ? (
              await untilLoaded(() => import(/* webpackChunkName: "newcomer" */ '../newcomer/NewcomerNote'))
            ).drawNewcomerNote(ports)
          : null,
      ),
    )
    .subscribe((draw) => note$.next(draw));
