import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { present, type Loadable, type LogEntry } from '@holeshot/shared-core';
import type { Outbox } from './outbox';

interface SavedPass {
  entry: LogEntry;
  /** As it was read from the cache before; undefined for a new one. */
  cached: LogEntry | undefined;
}

/** The passes that the racer has just saved: on the screen before Firestore's cache has taken them. */
export interface JustSaved {
  /** A pass as it is to be shown, and as the cache has it. */
  show(entry: LogEntry, cached: LogEntry | undefined): void;
  /** Of a pass that is deleted again. */
  forget(uid: string): void;
  /** Puts them among the passes of the cache, which are newest first; one that the cache has changed since is left. */
  over(entries$: Observable<Loadable<LogEntry[]>>): Observable<Loadable<LogEntry[]>>;
}

const put = (entries: readonly LogEntry[], { entry, cached }: SavedPass): LogEntry[] | undefined => {
  const index = entries.findIndex(({ log_entry_uid }) => log_entry_uid === entry.log_entry_uid);
  const known = entries[index];
  if (known !== cached) return undefined;
  if (known?.log_entry_datetime === entry.log_entry_datetime) return entries.with(index, entry);
  const others = known === undefined ? entries : entries.filter((each) => each !== known);
  const at = Date.parse(entry.log_entry_datetime);
  const place = others.findIndex(({ log_entry_datetime }) => Date.parse(log_entry_datetime) <= at);
  return others.toSpliced(place === -1 ? others.length : place, 0, entry);
};

/** @param outbox a pass whose write was refused is shown no more */
export const createJustSaved = ({ writes$ }: Pick<Outbox, 'writes$'>): JustSaved => {
  const saved$ = new BehaviorSubject<readonly SavedPass[]>([]);
  const without = (uid: string) => saved$.value.filter(({ entry }) => entry.log_entry_uid !== uid);
  const waiting$ = combineLatest([saved$, writes$]).pipe(
    map(([saved, writes]) => {
      const waiting = new Set(writes.filter(({ state }) => state === 'waiting').map(({ pass }) => pass?.uid));
      return saved.filter(({ entry }) => waiting.has(entry.log_entry_uid));
    }),
    distinctUntilChanged((a, b) => a.length === b.length && a.every((each, index) => each === b[index])),
  );
  return {
    show: (entry, cached) => saved$.next([...without(entry.log_entry_uid), { entry, cached }]),
    forget: (uid) => saved$.next(without(uid)),
    over: (entries$) =>
      combineLatest([entries$, waiting$]).pipe(
        map(([entries, saved]) => {
          if (entries.state === 'unknown') return entries;
          const cached = entries.state === 'present' ? entries.value : [];
          const shown = saved.reduce((rows, each) => put(rows, each) ?? rows, cached);
          return shown === cached ? entries : present(shown);
        }),
      ),
  };
};
