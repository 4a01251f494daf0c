import { BehaviorSubject } from 'rxjs';
import type { Session } from '@holeshot/shared-core';
import { deviceSession } from './deviceSession';
import { readSessionSnapshot, writeSessionSnapshot } from './sessionSnapshot';

/** Written in by the build. */
declare const HOLESHOT_DEVICE_ONLY: boolean;

const atStart: Session = HOLESHOT_DEVICE_ONLY
  ? deviceSession
  : (readSessionSnapshot() ?? { status: 'signed-out' });

/** The session of the app; at the start the one this device remembers, then what the account says. */
export const session$ = new BehaviorSubject<Session>(atStart);

session$.subscribe((session) => {
  if (session.status !== 'unknown')
    writeSessionSnapshot(session.status === 'signed-in' ? session : undefined);
});
