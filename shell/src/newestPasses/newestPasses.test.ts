/** @jest-environment jsdom */
import { Subject } from 'rxjs';
import { absent, present, unknown, type Loadable, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { readDebugLog } from '../debugLog/debugLog';
import { forgetNewestPasses, keepNewestPasses, sooner } from './newestPasses';

const uids = (passes: Loadable<LogEntry[]>) =>
  passes.state === 'present' ? passes.value.map(({ log_entry_uid: uid }) => uid) : passes.state;
const all = novaPasses.map(({ log_entry_uid }) => log_entry_uid);

/** What a start shows a racer before and after the database tells. */
const start = (uid: string | undefined, reader?: Parameters<typeof sooner>[2]) => {
  const stored$ = new Subject<Loadable<LogEntry[]>>();
  const shown: ReturnType<typeof uids>[] = [];
  const subscription = sooner(uid, stored$, reader).subscribe((passes) => shown.push(uids(passes)));
  return { stored$, shown, subscription };
};
const read = async () => {
  await jest.advanceTimersByTimeAsync(0);
  // The reader comes by an import.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

const keep = (uid: string, passes: Loadable<LogEntry[]>) => {
  keepNewestPasses(uid, passes);
  jest.advanceTimersByTime(1000);
};

describe('the newest passes of a racer', () => {
  test('are there before the database is, and give way to what it has', async () => {
    keep('ann', present(novaPasses));
    const { stored$, shown } = start('ann');
    stored$.next(unknown);
    await read();
    expect(shown).toEqual([all]);
    stored$.next(present(novaPasses.slice(0, 1)));
    stored$.next(unknown);
    expect(shown).toEqual([all, all.slice(0, 1), 'unknown']);
  });

  test('are not shown over what the database told first', async () => {
    keep('bea', present(novaPasses));
    const { stored$, shown } = start('bea');
    stored$.next(absent);
    await read();
    expect(shown).toEqual(['absent']);
  });

  test('are gone with the account, also those that were about to be kept or are told after it', () => {
    keep('eve', present(novaPasses));
    keepNewestPasses('eve', present(novaPasses.slice(0, 1)));
    forgetNewestPasses('eve');
    keep('eve', present(novaPasses));
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('holeshot.passes.eve')).toBeNull();
  });

  test('are kept where the tab is closed at once', () => {
    keepNewestPasses('ida', present(novaPasses));
    expect(localStorage.getItem('holeshot.passes.ida')).toBeNull();
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('holeshot.passes.ida')).toContain(all[0]);
  });

  test('are a page of them', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...novaPasses[0]!,
      log_entry_uid: `pass-${index}`,
    }));
    keep('cleo', present(many));
    const { shown } = start('cleo');
    await read();
    expect(shown[0]).toHaveLength(50);
  });

  test('are those of nobody else, and of nobody who is not signed in', async () => {
    keep('dot', present(novaPasses));
    const [eve, nobody] = [start('eve'), start(undefined)];
    await read();
    expect([...eve.shown, ...nobody.shown]).toEqual(['unknown', 'unknown']);
  });

  test('stay as they were while nothing is known, and go with the last of them', async () => {
    keep('fay', present(novaPasses));
    keep('fay', unknown);
    expect(localStorage.getItem('holeshot.passes.fay')).toContain(all[0]);
    keep('fay', absent);
    const { shown } = start('fay');
    await read();
    expect(shown).toEqual(['unknown']);
  });

  test.each(['{', 'null', '7', '{"a":1}', '[{"log_entry_uid":7}]', '[null]'])(
    'are none where %s is stored',
    async (stored) => {
      localStorage.setItem('holeshot.passes.gil', stored);
      const { shown } = start('gil');
      await read();
      expect(shown).toEqual(['unknown']);
    },
  );

  test('count as none while what reads them cannot be fetched, which is reported once and tried again', async () => {
    keep('jo', present(novaPasses));
    let tries = 0;
    const reader = () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('no chunk')) : import('./readPasses');
    };
    const opened = [start('jo', reader), start('jo', reader)];
    await read();
    for (const { stored$ } of opened) stored$.next(present(novaPasses.slice(0, 1)));
    expect(opened.map(({ shown }) => shown)).toEqual([
      ['unknown', all.slice(0, 1)],
      ['unknown', all.slice(0, 1)],
    ]);
    expect(readDebugLog().map(({ text }) => text)).toEqual(['kept passes: Error: no chunk']);
    const later = start('jo', reader);
    await read();
    expect(later.shown).toEqual([all]);
  });

  test('are those that can be read', async () => {
    const [good] = novaPasses;
    localStorage.setItem('holeshot.passes.hal', JSON.stringify([{ ...good, timeslip: null }, good]));
    const { shown } = start('hal');
    await read();
    expect(shown).toEqual([[all[0]]]);
  });
});
