import type { Firestore } from 'firebase/firestore';
import { BehaviorSubject } from 'rxjs';
import { commitWrites } from './commitWrites';
import type { Outbox } from './outbox';
import type { OutboxWrite } from './outboxStore';

/**
 * The outbox where there is no server: Firestore keeps each write in its cache and its own queue, and none waits to be
 * sent.
 * @param failed told what could not be kept
 */
export const createDeviceOutbox = (database: Firestore, failed: (error: unknown) => void): Outbox => ({
  writes$: new BehaviorSubject<OutboxWrite[]>([]),
  write: (...writes) => {
    commitWrites(database, writes).catch(failed);
  },
  retry: () => undefined,
  restore: () => undefined,
  discard: () => Promise.resolve(),
  load: () => Promise.resolve(),
  settle: () => Promise.resolve(),
});
