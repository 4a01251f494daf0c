import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { laterRoundFirst, loadedList, present, type Loadable, type LogEntry } from '@holeshot/shared-core';
import type { Outbox } from '../../writes/Outbox';
import type { OutboxWrite } from '../../writes/outboxStore';
import { isDeletionOfPass } from '../../writes/completePass';

interface SavedPass {
  entry: LogEntry;
  /** Pass as last read from the cache; undefined for a new one. */
  cached: LogEntry | undefined;
  /** Restored while its deletion is pending: the cache may still report that. */
  leavesFirst: boolean;
}

type Passes$ = Observable<Loadable<LogEntry[]>>;

/** Passes just saved, shown before Firestore's cache has them. */
export interface JustSaved {
  /** Shows a pass until the cache reports it next. */
  show(entry: LogEntry): void;
  /** Returns a pass as last saved, until the cache reports a change of it. */
  get(uid: string): LogEntry | undefined;
  /** Forgets a pass that is deleted again. */
  forget(uid: string): void;
  /** Marks that the cache was read again, before that is shown: its changes belong to the cache for good. */
  cacheRead(): void;
  /**
   * Lays them over the cache's passes, newest first, except those that the cache has changed since.
   * @param asShown selects what the racer sees of stored passes: all of them once, then only the added ones
   */
  over(entries$: Passes$, asShown: (entries$: Passes$) => Passes$): Passes$;
}

const timeOf = ({ log_entry_datetime }: LogEntry): number => Date.parse(log_entry_datetime);

/**
 * Inserts a pass.
 * @param isKnown the list may have it already, at another time
 */
const put = (entries: readonly LogEntry[], entry: LogEntry, isKnown: boolean): LogEntry[] => {
  const isSame = ({ log_entry_uid }: LogEntry) => log_entry_uid === entry.log_entry_uid;
  const at = timeOf(entry);
  const found = entries.findIndex((each) => timeOf(each) <= at);
  let place = found === -1 ? entries.length : found;
  let before = -1;
  for (let index = place; index < entries.length; index += 1) {
    const each = entries[index];
    if (each === undefined || timeOf(each) !== at) break;
    if (isSame(each)) before = index;
    else if (laterRoundFirst(each, entry) < 0) place = index + 1;
  }
  if (before === -1 && isKnown) before = entries.findIndex(isSame);
  if (before === -1) return entries.toSpliced(place, 0, entry);
  return entries.toSpliced(before, 1).toSpliced(before < place ? place - 1 : place, 0, entry);
};

const sameRows = <Row>(a: readonly Row[], b: readonly Row[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/**
 * Creates the list of passes just saved.
 * @param outbox hides a pass whose write was refused
 * @param cachedNow returns the cached pass with a uid
 */
export const createJustSaved = (
  { writes$ }: Pick<Outbox, 'writes$'>,
  cachedNow: (uid: string) => LogEntry | undefined,
): JustSaved => {
  const saved$ = new BehaviorSubject<readonly SavedPass[]>([]);
  /** Passes that the cache has taken over for good. */
  const givenBack = new WeakSet<SavedPass>();
  const isAhead = (each: SavedPass) => {
    if (givenBack.has(each)) return false;
    const now = cachedNow(each.entry.log_entry_uid);
    return now === each.cached || (each.leavesFirst && now === undefined);
  };
  const giveBack = (isOver: (each: SavedPass) => boolean): void =>
    saved$.value.filter(isOver).forEach((each) => givenBack.add(each));
  const others = (uid: string) =>
    saved$.value.filter((each) => isAhead(each) && each.entry.log_entry_uid !== uid);

  writes$.subscribe((writes) => {
    const inState = (state: OutboxWrite['state']) =>
      new Set(writes.filter((write) => write.state === state).map(({ pass }) => pass?.uid));
    const [waiting, refused] = [inState('waiting'), inState('refused')];
    giveBack(({ entry: { log_entry_uid: uid } }) => refused.has(uid) && !waiting.has(uid));
  });
  return {
    show: (entry) => {
      const uid = entry.log_entry_uid;
      const leavesFirst = writes$.value.some((write) => write.pass?.uid === uid && isDeletionOfPass(write));
      saved$.next([...others(uid), { entry, cached: cachedNow(uid), leavesFirst }]);
    },
    get: (uid) => saved$.value.find((each) => each.entry.log_entry_uid === uid && isAhead(each))?.entry,
    forget: (uid) => saved$.next(others(uid)),
    cacheRead: () => giveBack((each) => !isAhead(each)),
    over: (entries$, asShown) => {
      const ahead$ = combineLatest([saved$, writes$, entries$]).pipe(
        map(([saved]) => saved.filter(isAhead).map(({ entry }) => entry)),
        distinctUntilChanged(sameRows),
        map((entries) => loadedList(entries)),
      );
      return combineLatest([asShown(entries$), asShown(ahead$)]).pipe(
        map(([entries, ahead]) => {
          if (entries.state === 'unknown' || ahead.state !== 'present') return entries;
          const cached = entries.state === 'present' ? entries.value : [];
          return present(
            ahead.value.reduce(
              (passes, entry) => put(passes, entry, cachedNow(entry.log_entry_uid) !== undefined),
              cached,
            ),
          );
        }),
      );
    },
  };
};
