import { combineLatest, map, type Observable } from 'rxjs';
import { loadedList, type Loadable, type LogEntry } from '@holeshot/shared-core';
import { onlyChanges } from '../../streams/onlyChanges';
import type { OutboxWrite } from '../../writes/outboxStore';
import { isDeletionOfPass } from '../../writes/completePass';

/**
 * Returns the uids of the passes whose last pending write is a deletion.
 * @param writes of the outbox, oldest first
 */
export const deletedBy = (writes: readonly OutboxWrite[]): string[] => {
  const deleted = new Set<string>();
  for (const write of writes) {
    if (write.pass === undefined || write.state !== 'waiting') continue;
    if (isDeletionOfPass(write)) deleted.add(write.pass.uid);
    else deleted.delete(write.pass.uid);
  }
  return [...deleted];
};

/**
 * Removes the passes that the racer has deleted. One that was moving then returns with its new log book until the
 * deletion has followed it: to a racer it would be a pass that refuses deletion.
 * @param writes$ of the outbox, oldest first; a refused deletion shows the pass again
 */
export const withoutDeleted = (
  passes$: Observable<Loadable<LogEntry[]>>,
  writes$: Observable<readonly OutboxWrite[]>,
): Observable<Loadable<LogEntry[]>> => {
  const deleted$ = writes$.pipe(map(deletedBy), onlyChanges());
  return combineLatest([passes$, deleted$]).pipe(
    map(([passes, deleted]) =>
      passes.state !== 'present' || deleted.length === 0
        ? passes
        : loadedList(passes.value.filter(({ log_entry_uid }) => !deleted.includes(log_entry_uid))),
    ),
  );
};
