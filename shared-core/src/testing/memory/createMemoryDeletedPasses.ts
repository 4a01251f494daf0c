import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import { lastDeletedFirst, type DeletedPass } from '../../domain/entities/DeletedPass';
import type { LogEntry } from '../../domain/entities/LogEntry';
import type { PassPicture } from '../../domain/entities/PassPicture';
import type { Result } from '../../domain/plain/result';
import { loadedList } from '../../platform/values/Loadable';
import type { Ports } from '../../platform/ports/ports';

/**
 * Archives the passes that a memory log book deletes.
 * @param writing does it where the racer may write, and gives the refusal where not
 * @param now milliseconds
 */
export const createMemoryDeletedPasses = (
  {
    seed = [],
    logBooks,
    ...streams
  }: {
    seed?: readonly DeletedPass[] | undefined;
    logBooks: Ports['logBooks'];
    entries$: Observable<readonly LogEntry[]>;
    hidden$: Observable<ReadonlySet<string>>;
    pictures$: BehaviorSubject<PassPicture[]>;
  },
  writing: (write: () => void) => Result<void>,
  now: () => number,
): Pick<Ports, 'logBooks' | 'deletedPasses'> => {
  const archive$ = new BehaviorSubject<readonly DeletedPass[]>(seed);
  const others = ({ log_entry_uid }: LogEntry) =>
    archive$.value.filter(({ pass }) => pass.log_entry_uid !== log_entry_uid);

  return {
    logBooks: {
      ...logBooks,
      delete: (entry) => {
        const deleted = logBooks.delete(entry);
        if (deleted.ok)
          archive$.next([{ pass: structuredClone(entry), deleted_at: now() }, ...others(entry)]);
        return deleted;
      },
    },
    deletedPasses: {
      // As in Firestore, a pass in a log book is not deleted, whatever the archive holds.
      deleted$: combineLatest([archive$, streams.entries$, streams.hidden$]).pipe(
        map(([archive, entries, hidden]) => {
          const living = new Set(entries.map(({ log_entry_uid }) => log_entry_uid));
          const gone = archive.filter(
            ({ pass }) => !living.has(pass.log_entry_uid) && !hidden.has(pass.vehicle.uid),
          );
          return loadedList(gone.sort(lastDeletedFirst));
        }),
      ),
      restore: (pass) => {
        const restored = logBooks.save(pass);
        if (restored.ok) archive$.next(others(pass));
        return restored;
      },
      remove: (pass) =>
        writing(() => {
          archive$.next(others(pass));
          const { pictures$ } = streams;
          pictures$.next(pictures$.value.filter(({ log_entry_uid }) => log_entry_uid !== pass.log_entry_uid));
        }),
    },
  };
};
