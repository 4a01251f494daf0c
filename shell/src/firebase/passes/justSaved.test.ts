import { BehaviorSubject, combineLatest, map } from 'rxjs';
import { absent, loadedList, present, unknown, type Loadable, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { createJustSaved } from './justSaved';
import type { OutboxWrite } from '../../writes/outboxStore';

const [older, newest] = novaPasses as [LogEntry, LogEntry];
const logged: LogEntry = {
  ...newest,
  log_entry_uid: 'logged',
  log_entry_datetime: new Date(Date.parse(newest.log_entry_datetime) + 60_000).toISOString(),
};
const writeOf = (uid: string, state: OutboxWrite['state'] = 'waiting'): OutboxWrite => ({
  ...{ id: uid, uid: 'ann', path: 'logBooks/nova_2026_06', data: {}, fields: [], stamps: [], at: 1, state },
  pass: { uid, seenUntil: 0 },
});

const open = (entries: Loadable<LogEntry[]>, ...writes: OutboxWrite[]) => {
  const writes$ = new BehaviorSubject(writes);
  const cache$ = new BehaviorSubject(entries);
  let seen = entries;
  const cached = () => (seen.state === 'present' ? seen.value : []);
  const justSaved = createJustSaved({ writes$ }, (uid) =>
    cached().find(({ log_entry_uid }) => log_entry_uid === uid),
  );
  const shown: string[][] = [];
  const isHidden$ = new BehaviorSubject<(entry: LogEntry) => boolean>(() => false);
  const over$ = justSaved.over(cache$, (entries$) =>
    combineLatest([entries$, isHidden$]).pipe(
      map(([entries, isHidden]) =>
        entries.state === 'present' ? loadedList(entries.value.filter((each) => !isHidden(each))) : entries,
      ),
    ),
  );
  over$.subscribe((each) =>
    shown.push(
      each.state === 'present' ? each.value.map(({ notes, log_entry_uid: uid }) => notes || uid) : [],
    ),
  );
  const cache = (entries: Loadable<LogEntry[]>) => {
    seen = entries;
    justSaved.cacheRead();
    cache$.next(entries);
  };
  return { writes$, cache, isHidden$, justSaved, last: () => shown.at(-1) };
};
const quiet = (entry: LogEntry): LogEntry => ({ ...entry, notes: '' });
const [first, second] = [quiet(newest), quiet(older)];
const uids = [first.log_entry_uid, second.log_entry_uid];

describe('a pass that was just saved', () => {
  test('stands where its time puts it before the cache has it', () => {
    const { justSaved, last } = open(present([first, second]), writeOf('logged'), writeOf('late'));
    justSaved.show(quiet(logged));
    expect(last()).toEqual(['logged', ...uids]);
    justSaved.show({ ...second, log_entry_uid: 'late', log_entry_datetime: '2020-01-01T00:00:00Z' });
    expect(last()).toEqual(['logged', ...uids, 'late']);
  });

  test('moves to where its new time puts it', () => {
    const { justSaved, last } = open(present([first, second]), ...uids.map((uid) => writeOf(uid)));
    justSaved.show({ ...first, log_entry_datetime: '2020-01-01T00:00:00Z', notes: 'long ago' });
    expect(last()).toEqual([uids[1], 'long ago']);
    justSaved.show({ ...second, log_entry_datetime: '2019-01-01T00:00:00Z', notes: 'longer ago' });
    expect(last()).toEqual(['long ago', 'longer ago']);
    justSaved.show({ ...second, log_entry_datetime: logged.log_entry_datetime, notes: 'now' });
    expect(last()).toEqual(['now', 'long ago']);
  });

  test('stands by its round among passes of the same minute, as the cache will have it', () => {
    const at = (round: string) => ({ ...first, log_entry_uid: round, event: { round } });
    const { justSaved, last } = open(present([at('E2'), at('T1')]), writeOf('E1'), writeOf('T1'));
    justSaved.show(at('E1'));
    expect(last()).toEqual(['E2', 'E1', 'T1']);
    justSaved.show({ ...at('T1'), event: { round: 'Final' } });
    expect(last()).toEqual(['T1', 'E2', 'E1']);
  });

  test('is the first of a log book that was empty, and none of one that is not read', () => {
    const { justSaved, last, cache } = open(absent, writeOf('logged'));
    justSaved.show(quiet(logged));
    expect(last()).toEqual(['logged']);
    cache(unknown);
    expect(last()).toEqual([]);
  });

  test('stands once when the cache has it, and as the cache has it', () => {
    const { justSaved, last, cache } = open(present([first]), writeOf('logged'));
    justSaved.show(quiet(logged));
    cache(present([{ ...logged, notes: 'from the cache' }, first]));
    expect(last()).toEqual(['from the cache', uids[0]]);
  });

  test('takes the place of what it changes, until another device has changed that', () => {
    const { justSaved, last, cache } = open(present([first, second]), writeOf(second.log_entry_uid));
    justSaved.show({ ...second, notes: 'edited' });
    expect(last()).toEqual([uids[0], 'edited']);
    cache(present([first, { ...second, notes: 'by another' }]));
    expect(last()).toEqual([uids[0], 'by another']);
    cache(present([first]));
    expect(last()).toEqual([uids[0]]);
  });

  test('is seen like the stored ones: not where its vehicle was deleted', () => {
    const { justSaved, last, isHidden$ } = open(present([first, second]), writeOf('logged'));
    justSaved.show(quiet(logged));
    isHidden$.next(({ log_entry_uid: uid }) => uid !== second.log_entry_uid);
    expect(last()).toEqual([uids[1]]);
  });

  test('stays until the cache has it, though the server has it before', () => {
    const { justSaved, last, writes$, cache } = open(present([first]), writeOf('logged'));
    justSaved.show(quiet(logged));
    writes$.next([]);
    expect(last()).toEqual(['logged', uids[0]]);
    cache(present([{ ...logged, notes: 'from the cache' }, first]));
    expect(last()).toEqual(['from the cache', uids[0]]);
  });

  test('is gone for good once another tab has deleted what the cache had of it', () => {
    const { justSaved, last, cache } = open(present([first]), writeOf('logged'));
    justSaved.show(quiet(logged));
    cache(present([quiet(logged), first]));
    cache(present([first]));
    expect(last()).toEqual([uids[0]]);
    expect(justSaved.get('logged')).toBeUndefined();
  });

  test('stays where it is brought back while its deletion is on its way, which the cache tells of first', () => {
    const { justSaved, last, cache } = open(present([first, second]), writeOf(uids[0]!));
    justSaved.show({ ...first, notes: 'back' });
    cache(present([second]));
    expect(last()).toEqual(['back', uids[1]]);
    cache(present([{ ...first, notes: 'stored' }, second]));
    expect(last()).toEqual(['stored', uids[1]]);
    cache(present([second]));
    expect(last()).toEqual([uids[1]]);
  });

  test('is the cache’s for good, and gone with its refused write, though no page shows passes meanwhile', () => {
    const writes$ = new BehaviorSubject([writeOf('logged')]);
    let cached: LogEntry | undefined;
    const justSaved = createJustSaved({ writes$ }, () => cached);
    justSaved.show(logged);
    cached = logged;
    justSaved.cacheRead();
    cached = undefined;
    expect(justSaved.get('logged')).toBeUndefined();
    justSaved.show(logged);
    expect(justSaved.get('logged')).toBe(logged);
    writes$.next([writeOf('logged', 'refused')]);
    writes$.next([]);
    expect(justSaved.get('logged')).toBeUndefined();
  });

  test('is what the next edit of it begins with, until the cache has told of it', () => {
    const { justSaved, cache } = open(present([first, second]), writeOf(second.log_entry_uid));
    const edited = { ...second, notes: 'edited' };
    justSaved.show(edited);
    expect(justSaved.get(second.log_entry_uid)).toBe(edited);
    cache(present([first, { ...second, notes: 'by another' }]));
    expect(justSaved.get(second.log_entry_uid)).toBeUndefined();
  });

  test('is gone where its write is refused, also once that is discarded, unless a later one is on its way', () => {
    const { justSaved, last, writes$ } = open(present([first]), writeOf('logged'));
    justSaved.show(quiet(logged));
    writes$.next([writeOf('logged', 'refused'), writeOf('logged')]);
    expect(last()).toEqual(['logged', uids[0]]);
    writes$.next([writeOf('logged', 'refused')]);
    expect(last()).toEqual([uids[0]]);
    writes$.next([]);
    expect(last()).toEqual([uids[0]]);
  });

  test('is gone where it is deleted again', () => {
    const { justSaved, last } = open(present([first]), writeOf('logged'));
    justSaved.show(quiet(logged));
    justSaved.forget('logged');
    expect(last()).toEqual([uids[0]]);
  });
});
