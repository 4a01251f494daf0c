import { BehaviorSubject, Subject } from 'rxjs';
import type { Outbox } from '../../writes/Outbox';
import type { OutboxWrite, WriteStore } from '../../writes/outboxStore';
import { createMemoryStore } from '../testing/createMemoryStore';
import { followTabs } from './followTabs';
import { createOutbox } from './outbox';
import type { OutboxServer } from './outboxServer';
import { settlePending } from './settlePending';

const minute = 60_000;
const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' });

interface Queued {
  receipts: readonly string[];
  /** Receives the answer; undefined if the tab of the write is gone. */
  answer: ((isTaken: boolean) => void) | undefined;
}

interface How {
  /** Sends and hears no notices. */
  isOlder?: boolean;
  /** Never queues its writes. */
  isStuck?: boolean;
  store?: WriteStore;
}

interface Tab {
  outbox: Outbox;
  /** Makes the tab miss all notices, as a frozen one does. */
  freeze(): void;
  show(): void;
  signOut(): void;
  close(): void;
  reads: () => number;
}

/**
 * Creates a device with one store and one queue for all its tabs. As with Firestore, a tab learns the fate of its own
 * writes, and one that waits for the end of the queue may never learn of it.
 */
const createDevice = () => {
  const store = createMemoryStore();
  const received = new Set<string>();
  const queue: Queued[] = [];
  const tabs = new Map<Tab, Subject<void>>();
  const network$ = new BehaviorSubject<'online' | 'offline'>('offline');
  const reported: unknown[] = [];
  let ids = 0;
  let asked = 0;

  const openTab = async ({ isOlder = false, isStuck = false, ...own }: How = {}) => {
    const told$ = new Subject<void>();
    const mine = new Set<Queued>();
    let reads = 0;
    const server: OutboxServer = {
      uid: 'ann',
      commit: (_, receipts = []) =>
        new Promise((resolve, reject) => {
          const row: Queued = {
            receipts,
            answer: (isTaken) => (isTaken ? resolve() : reject(refusal)),
          };
          mine.add(row);
          if (!isStuck) queue.push(row);
        }),
      queued: () => (isStuck ? new Promise(() => undefined) : Promise.resolve()),
      holds: (receipt) =>
        Promise.resolve(received.has(receipt) || queue.some(({ receipts }) => receipts.includes(receipt))),
      received: (receipt) => {
        asked += 1;
        return Promise.resolve(received.has(receipt));
      },
      stored: () => Promise.resolve([]),
      changedSince: () => Promise.resolve([]),
      transact: () => Promise.resolve(),
      sent: () => (queue.length === 0 ? Promise.resolve() : new Promise(() => undefined)),
    };
    const clock = { now: () => Date.now(), newId: () => `write-${(ids += 1)}` };
    const tell = () => {
      if (!isOlder) for (const [each, heard$] of tabs) if (each !== tab) heard$.next();
    };
    const counted: WriteStore = {
      ...store,
      ...own.store,
      of: (uid) => {
        reads += 1;
        return store.of(uid);
      },
    };
    const report = (error: unknown) => void reported.push(error);
    const outbox = createOutbox(server, clock, report, counted, tell);
    const racer$ = new BehaviorSubject<{ outbox: Outbox } | undefined>({ outbox });
    const subscription = settlePending(racer$, network$, report);
    if (!isOlder) subscription.add(followTabs(racer$, told$, report).subscribe());
    const tab: Tab = {
      outbox,
      freeze: () => void tabs.delete(tab),
      show: () => {
        tabs.set(tab, told$);
        told$.next();
      },
      signOut: () => racer$.next(undefined),
      close: () => {
        tabs.delete(tab);
        for (const row of mine) row.answer = undefined;
        subscription.unsubscribe();
      },
      reads: () => reads,
    };
    tabs.set(tab, told$);
    await outbox.load();
    return tab;
  };
  return {
    ...{ store, openTab, reported, asked: () => asked, queued: () => queue.length },
    /** Restores the network; the server answers the whole queue. */
    send: async (isTaken = true) => {
      network$.next('online');
      await rest();
      for (const { receipts, answer } of queue.splice(0)) {
        if (isTaken) for (const receipt of receipts) received.add(receipt);
        answer?.(isTaken);
      }
      await rest();
    },
    end: () => {
      for (const tab of [...tabs.keys()]) tab.close();
    },
  };
};

const rest = (ms = 100) => jest.advanceTimersByTimeAsync(ms);

const car = (uid: string) => ({
  path: 'users/ann',
  data: { vehicles: { [uid]: { uid } } },
  fields: [['vehicles', uid]],
  stamps: [],
});

const states = ({ outbox }: Tab) =>
  outbox.writes$.value.map(({ fields, state }) => `${fields[0]?.[1]} ${state}`);

let device: ReturnType<typeof createDevice>;
beforeEach(() => {
  jest.useFakeTimers();
  device = createDevice();
});
afterEach(() => {
  device.end();
  jest.useRealTimers();
});

test('three tabs show what waits in each of them, and that it is sent', async () => {
  const tabs = [await device.openTab(), await device.openTab(), await device.openTab()];
  for (const [index, { outbox }] of tabs.entries()) {
    outbox.write(car(`car${index}`));
    await rest();
  }
  for (const tab of tabs) expect(states(tab)).toEqual(['car0 waiting', 'car1 waiting', 'car2 waiting']);
  await device.send();
  for (const tab of tabs) expect(states(tab)).toEqual([]);
  expect(device.store.rows.size).toBe(0);
});

test('a tab that was reloaded shows that all is sent, though Firestore does not tell it', async () => {
  const first = await device.openTab();
  const second = await device.openTab();
  first.outbox.write(car('nova'));
  second.outbox.write(car('camaro'));
  await rest();
  second.close();
  const reloaded = await device.openTab();
  expect(states(reloaded)).toEqual(['nova waiting', 'camaro waiting']);
  await device.send();
  for (const tab of [first, reloaded]) expect(states(tab)).toEqual([]);
  expect(device.store.rows.size).toBe(0);
});

test('beside a tab of an older version, which tells nothing, it shows so within a minute', async () => {
  const older = await device.openTab({ isOlder: true });
  older.outbox.write(car('nova'));
  await rest();
  const newer = await device.openTab();
  await device.send();
  await rest(minute);
  expect(states(newer)).toEqual([]);
  expect(device.store.rows.size).toBe(0);
});

test('a write of a closed tab is shown as sent within a minute', async () => {
  const first = await device.openTab();
  const second = await device.openTab();
  first.outbox.write(car('nova'));
  await rest();
  first.close();
  await device.send();
  await rest(minute);
  expect(states(second)).toEqual([]);
  expect(device.store.rows.size).toBe(0);
});

describe('a write that the server refused', () => {
  let first: Tab;
  let second: Tab;
  const idIn = ({ outbox }: Tab) => outbox.writes$.value[0]?.id ?? '';
  beforeEach(async () => {
    first = await device.openTab();
    second = await device.openTab();
    first.outbox.write(car('nova'));
    await device.send(false);
  });

  test('is shown in both tabs', () => {
    for (const tab of [first, second]) {
      expect(states(tab)).toEqual(['nova refused']);
      expect(tab.outbox.writes$.value[0]?.reason).toBe('permission-denied');
    }
  });

  test('is gone in both where one discards it', async () => {
    await second.outbox.discard(idIn(second));
    await rest();
    for (const tab of [first, second]) expect(states(tab)).toEqual([]);
    expect(device.store.rows.size).toBe(0);
  });

  test('waits in both where one sends it again, and is gone in both once it is taken', async () => {
    second.outbox.retry(idIn(second));
    await rest();
    for (const tab of [first, second]) expect(states(tab)).toEqual(['nova waiting']);
    await device.send();
    for (const tab of [first, second]) expect(states(tab)).toEqual([]);
  });

  test('is sent where one tells of something else at that moment', async () => {
    first.outbox.write(car('camaro'));
    second.outbox.retry(idIn(second));
    await rest();
    for (const tab of [first, second]) expect(states(tab)).toEqual(['nova waiting', 'camaro waiting']);
  });
});

test('a frozen tab shows what it has missed when it is shown again', async () => {
  const first = await device.openTab();
  const second = await device.openTab();
  second.outbox.write(car('camaro'));
  await rest();
  second.freeze();
  first.outbox.write(car('nova'));
  await rest();
  expect(states(second)).toEqual(['camaro waiting']);
  second.show();
  await rest();
  expect(states(second)).toEqual(['camaro waiting', 'nova waiting']);
  second.freeze();
  await device.send();
  second.show();
  await rest();
  for (const tab of [first, second]) expect(states(tab)).toEqual([]);
});

test('a write that the device could not store stays in its tab', async () => {
  const full = () => Promise.reject(new Error('full'));
  const first = await device.openTab({ store: { ...device.store, put: full } });
  const second = await device.openTab();
  first.outbox.write(car('nova'));
  await device.send(false);
  second.outbox.write(car('camaro'));
  await rest();
  expect(states(first)).toEqual(['nova refused', 'camaro waiting']);
  expect(states(second)).toEqual(['camaro waiting']);
});

test('a change here while the device is read counts as it is here', async () => {
  const first = await device.openTab();
  await device.openTab();
  first.outbox.write(car('nova'));
  await device.send(false);
  const [refused] = first.outbox.writes$.value;
  const stale = device.store.of('ann');
  const reading = jest.spyOn(device.store, 'of').mockReturnValueOnce(stale);
  const read = first.outbox.read();
  await first.outbox.discard(refused?.id ?? '');
  await read;
  expect(states(first)).toEqual([]);
  reading.mockRestore();
});

test('a refusal here while the device is read stays', async () => {
  const first = await device.openTab();
  first.outbox.write(car('nova'));
  await rest();
  const stale = device.store.of('ann');
  const reading = jest.spyOn(device.store, 'of').mockImplementationOnce(async () => {
    await rest();
    return stale;
  });
  const read = first.outbox.read();
  await device.send(false);
  await read;
  expect(states(first)).toEqual(['nova refused']);
  reading.mockRestore();
});

test('a write that another tab is about to queue is left to it for a minute, and then sent', async () => {
  const first = await device.openTab({ isStuck: true });
  const second = await device.openTab();
  first.outbox.write(car('nova'));
  await rest();
  expect(states(second)).toEqual(['nova waiting']);
  await device.send();
  expect(device.queued()).toBe(0);
  first.close();
  await rest(2 * minute);
  expect(device.queued()).toBe(1);
  await device.send();
  expect(states(second)).toEqual([]);
});

test('a write that a tab is sending stays until its own answer, which may have more to do', async () => {
  const first = await device.openTab();
  const second = await device.openTab();
  first.outbox.write(car('nova'));
  await rest();
  await second.outbox.discard(second.outbox.writes$.value[0]?.id ?? '');
  await rest();
  expect(states(first)).toEqual(['nova waiting']);
  await device.send();
  expect(states(first)).toEqual([]);
});

test('a save asks the server nothing because of the other tab', async () => {
  const first = await device.openTab();
  await device.openTab();
  await device.send();
  first.outbox.write(car('nova'));
  await device.send();
  expect(device.asked()).toBe(0);
});

test('an import in one tab is read a few times in the other, and nothing is told anew where nothing changed', async () => {
  const first = await device.openTab();
  const second = await device.openTab();
  const before = second.reads();
  for (let index = 0; index < 200; index += 1) first.outbox.write(car(`car${index}`));
  await rest();
  expect(states(second)).toHaveLength(200);
  expect(second.reads() - before).toBeLessThan(5);
  const seen: OutboxWrite[][] = [];
  const subscription = second.outbox.writes$.subscribe((writes) => seen.push(writes));
  await second.outbox.read();
  expect(seen).toHaveLength(1);
  subscription.unsubscribe();
});

test('a tab in which the racer has signed out reads nothing more', async () => {
  const first = await device.openTab();
  const second = await device.openTab();
  second.signOut();
  const before = second.reads();
  first.outbox.write(car('nova'));
  await rest();
  expect(second.reads()).toBe(before);
  expect(states(second)).toEqual([]);
});
