import { BehaviorSubject } from 'rxjs';
import { absent, present, type Loadable, type LogEntry, monthOfPass } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import type { OutboxWrite } from '../../writes/outboxStore';
import { passWrite } from '../../writes/passWrite';
import { withoutDeleted } from './withoutDeleted';

const [first, second] = novaPasses as [LogEntry, LogEntry];

let at = 0;
const writeOf = (pass: LogEntry, entry?: LogEntry, state: OutboxWrite['state'] = 'waiting'): OutboxWrite => ({
  ...passWrite('ann', monthOfPass(pass), pass.log_entry_uid, [[]], entry),
  ...{ id: `${(at += 1)}`, uid: 'ann', at, state },
  pass: { uid: pass.log_entry_uid, seenUntil: 0 },
});

const open = () => {
  const passes$ = new BehaviorSubject<Loadable<LogEntry[]>>(present([first, second]));
  const writes$ = new BehaviorSubject<OutboxWrite[]>([]);
  let shown: Loadable<LogEntry[]> | undefined;
  withoutDeleted(passes$, writes$).subscribe((passes) => {
    shown = passes;
  });
  return { passes$, writes$, shown: () => shown };
};

describe('a pass that was deleted', () => {
  test('stays gone while its deletion is on its way, though another log book brings it', () => {
    const { passes$, writes$, shown } = open();
    writes$.next([writeOf(first)]);
    expect(shown()).toEqual(present([second]));
    passes$.next(present([second]));
    passes$.next(present([{ ...first, notes: 'moved' }, second]));
    expect(shown()).toEqual(present([second]));
  });

  test('is shown again where its deletion is refused', () => {
    const { writes$, shown } = open();
    writes$.next([writeOf(first)]);
    writes$.next([writeOf(first, undefined, 'refused')]);
    expect(shown()).toEqual(present([first, second]));
  });

  test('is shown as soon as it is put back', () => {
    const { writes$, shown } = open();
    writes$.next([writeOf(first), writeOf(first, first)]);
    expect(shown()).toEqual(present([first, second]));
  });

  test('leaves a log book that says what to do next where it was the only one', () => {
    const { passes$, writes$, shown } = open();
    passes$.next(present([first]));
    writes$.next([writeOf(first)]);
    expect(shown()).toEqual(absent);
  });
});
