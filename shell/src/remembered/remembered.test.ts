/** @jest-environment jsdom */
import { Subject } from 'rxjs';
import {
  absent,
  defaultUserSettings,
  present,
  unknown,
  type Loadable,
  type LogEntry,
} from '@holeshot/shared-core';
import { greatLakes, nova, novaPasses, racerSettings } from '@holeshot/shared-core/testing';
import { readDebugLog } from '../debugLog/debugLog';
import { forgetRemembered, remember, sooner } from './remembered';
import { readRemembered } from './readRemembered';

const uids = (passes: Loadable<LogEntry[]>) =>
  passes.state === 'present' ? passes.value.map(({ log_entry_uid: uid }) => uid) : passes.state;
const all = novaPasses.map(({ log_entry_uid }) => log_entry_uid);

/** What a start shows a racer before and after the database tells. */
const start = (uid: string | undefined, reader?: Parameters<typeof sooner>[3]) => {
  const stored$ = new Subject<Loadable<LogEntry[]>>();
  const shown: ReturnType<typeof uids>[] = [];
  sooner('passes', uid, stored$, reader).subscribe((passes) => shown.push(uids(passes)));
  return { stored$, shown };
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

const keepPasses = (uid: string, passes: Loadable<LogEntry[]>) => {
  remember('passes', uid, passes);
  jest.advanceTimersByTime(1000);
};

describe('the newest passes of a racer', () => {
  test('are there before the database is, and give way to what it has', async () => {
    keepPasses('ann', present(novaPasses));
    const { stored$, shown } = start('ann');
    stored$.next(unknown);
    await read();
    expect(shown).toEqual([all]);
    stored$.next(present(novaPasses.slice(0, 1)));
    stored$.next(unknown);
    expect(shown).toEqual([all, all.slice(0, 1), 'unknown']);
  });

  test('are not shown over what the database told first', async () => {
    keepPasses('bea', present(novaPasses));
    const { stored$, shown } = start('bea');
    stored$.next(absent);
    await read();
    expect(shown).toEqual(['absent']);
  });

  test('are not kept any more once the account is gone, neither what was about to be nor what is told after it', () => {
    remember('passes', 'eve', present(novaPasses));
    forgetRemembered('eve');
    keepPasses('eve', present(novaPasses.slice(0, 1)));
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('holeshot.passes.eve')).toBeNull();
  });

  test('are kept where the tab is closed at once', () => {
    remember('passes', 'ida', present(novaPasses));
    expect(localStorage.getItem('holeshot.passes.ida')).toBeNull();
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('holeshot.passes.ida')).toContain(all[0]);
  });

  test('are a page of them', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...novaPasses[0]!,
      log_entry_uid: `pass-${index}`,
    }));
    keepPasses('cleo', present(many));
    const { shown } = start('cleo');
    await read();
    expect(shown[0]).toHaveLength(50);
  });

  test('are those of nobody else, and of nobody who is not signed in', async () => {
    keepPasses('dot', present(novaPasses));
    const [eve, nobody] = [start('eve'), start(undefined)];
    await read();
    expect([...eve.shown, ...nobody.shown]).toEqual(['unknown', 'unknown']);
  });

  test('stay as they were while nothing is known, and go with the last of them', async () => {
    keepPasses('fay', present(novaPasses));
    keepPasses('fay', unknown);
    expect(localStorage.getItem('holeshot.passes.fay')).toContain(all[0]);
    keepPasses('fay', absent);
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
    keepPasses('jo', present(novaPasses));
    let tries = 0;
    const reader = () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('no chunk')) : import('./readRemembered');
    };
    const opened = [start('jo', reader), start('jo', reader)];
    await read();
    for (const { stored$ } of opened) stored$.next(present(novaPasses.slice(0, 1)));
    expect(opened.map(({ shown }) => shown)).toEqual([
      ['unknown', all.slice(0, 1)],
      ['unknown', all.slice(0, 1)],
    ]);
    expect(readDebugLog().map(({ text }) => text)).toEqual(['remembered: Error: no chunk']);
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

describe('the remembered data of a racer', () => {
  test.each([
    ['passes', novaPasses],
    ['vehicles', [nova]],
    ['locations', [greatLakes]],
    ['settings', racerSettings],
  ] as const)('%s come back as they were', (name, value) => {
    remember(name, 'kim', present(value as never));
    jest.advanceTimersByTime(1000);
    expect(readRemembered(name, localStorage.getItem(`holeshot.${name}.kim`)!)).toEqual(present(value));
  });

  test('is not what was there before, where the new does not fit', () => {
    keepPasses('lou', present(novaPasses.slice(0, 1)));
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepPasses('lou', present(novaPasses));
    setItem.mockRestore();
    expect(localStorage.getItem('holeshot.passes.lou')).toBeNull();
  });

  test('is not written again while it stays the same', () => {
    remember('vehicles', 'max', present([nova]));
    jest.advanceTimersByTime(1000);
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    remember('vehicles', 'max', present([{ ...nova }]));
    jest.advanceTimersByTime(1000);
    expect(setItem).not.toHaveBeenCalled();
    setItem.mockRestore();
  });

  test.each(['{', 'null', '7', '[7]', '[null]'])('has no cars and no tracks where %s is stored', (stored) => {
    expect(readRemembered('vehicles', stored)).toEqual(unknown);
    expect(readRemembered('locations', stored)).toEqual(unknown);
  });

  test('has settings wherever anything readable is stored, each with its default', () => {
    expect(readRemembered('settings', '{')).toEqual(unknown);
    expect(readRemembered('settings', 'null')).toEqual(unknown);
    expect(readRemembered('settings', '{"displayMode":7,"firstName":"Ann"}')).toEqual(
      present({ ...defaultUserSettings, firstName: 'Ann' }),
    );
  });
});
