import { BehaviorSubject } from 'rxjs';
import type { Session } from '@holeshot/shared-core';
import { readSessionSnapshot, writeSessionSnapshot } from './sessionSnapshot';

/** The session of the app; at the start the one this device remembers, then what the account says. */
export const session$ = new BehaviorSubject<Session>(readSessionSnapshot() ?? { status: 'signed-out' });

session$.subscribe((session) => {
  if (session.status !== 'unknown')
    writeSessionSnapshot(session.status === 'signed-in' ? session : undefined);
});
