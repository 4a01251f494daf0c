import { combineLatest, map, type Observable } from 'rxjs';
import { loadedList, type Loadable, type LogEntry } from '@holeshot/shared-core';
import { onlyChanges } from '../../streams/onlyChanges';
import type { OutboxWrite } from '../../writes/outboxStore';
import { isDeletionOfPass } from '../../writes/completePass';

/**
 * The uids of the passes whose last write on its way is their deletion.
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
 * Passes without those that the racer has deleted. One that was moved at that moment comes back with the log book it was
 * moved to, until its deletion has followed it there: to a racer it would be a pass that does not let itself be deleted.
 * @param writes$ of the outbox, oldest first; where a deletion is refused, the pass is shown again
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
