import { BehaviorSubject } from 'rxjs';
import { createStoring } from './createStoring';
import type { Outbox } from '../../writes/Outbox';
import type { OutboxServer } from './outboxServer';
import type { OutboxWrite } from '../../writes/outboxStore';

/**
 * Creates the outbox without a server: Firestore stores each write in its cache and its queue, and none waits to be
 * sent. Writes without room stay here, to be written again.
 * @param clock milliseconds and new ids
 * @param report receives errors of storing
 */
export const createDeviceOutbox = (
  { commit, queued }: Pick<OutboxServer, 'commit' | 'queued'>,
  uid: string,
  clock: { now: () => number; newId: () => string },
  report: (error: unknown) => void,
): Outbox => {
  const writes$ = new BehaviorSubject<OutboxWrite[]>([]);
  const storing = createStoring();
  const forget = (id: string) => writes$.next(writes$.value.filter((each) => each.id !== id));
  const write: Outbox['write'] = (...writes) => {
    const committed = commit(writes);
    const stored = () => true;
    const notStored = () => false;
    storing.add(Promise.race([committed.then(stored, notStored), queued().then(stored, notStored)]));
    committed.catch((error: unknown) => {
      const refused = { uid, state: 'refused', reason: 'not-stored' } as const;
      const rows = writes.map((each) => ({ ...each, ...refused, id: clock.newId(), at: clock.now() }));
      report(error);
      writes$.next([...writes$.value, ...rows]);
    });
  };
  const again = (id: string): void => {
    const found = writes$.value.find((each) => each.id === id);
    forget(id);
    if (found !== undefined) write(found);
  };
  return {
    writes$,
    write,
    stored: () => storing.stored(),
    retry: again,
    restore: again,
    discard: (id) => {
      forget(id);
      return Promise.resolve();
    },
    load: () => Promise.resolve(),
    read: () => Promise.resolve(),
    loaded: () => Promise.resolve(),
    settle: () => Promise.resolve(),
    isUnsettled: () => false,
  };
};
