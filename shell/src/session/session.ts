import { BehaviorSubject } from 'rxjs';
import type { Session } from '@holeshot/shared-core';
import { deviceSession } from './deviceSession';
import { readSessionSnapshot, writeSessionSnapshot } from './sessionSnapshot';

/** Set by the build. */
declare const HOLESHOT_DEVICE_ONLY: boolean;

const atStart: Session = HOLESHOT_DEVICE_ONLY
  ? deviceSession
  : (readSessionSnapshot() ?? { status: 'signed-out' });

/** The session of the app: remembered at the start, then confirmed by the account. */
export const session$ = new BehaviorSubject<Session>(atStart);

session$.subscribe((session) => {
  if (session.status !== 'unknown')
    writeSessionSnapshot(session.status === 'signed-in' ? session : undefined);
});
