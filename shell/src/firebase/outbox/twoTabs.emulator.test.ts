import { collection, disableNetwork, enableNetwork, query, where } from 'firebase/firestore';
import type { LogEntry } from '@holeshot/shared-core';
import { nova, fullPass } from '@holeshot/shared-core/testing';
import {
  documentsNow,
  grantAccess,
  resetFirestore,
  startRacer,
  type EmulatorDevice,
} from '../testing/emulatorKit';
import type { OutboxWrite } from '../../writes/outboxStore';
import { createMemoryStore } from '../testing/createMemoryStore';
import { openRacerOn } from '../testing/openRacerOn';

let device: EmulatorDevice;
let store: ReturnType<typeof createMemoryStore>;
/**
 * Opens a tab.
 * @param tell called when it has a change for the other tab
 */
const openTab = (tell: () => void) => {
  const tab = openRacerOn(device, { store, tell });
  const done = () =>
    tab.until(tab.outbox.writes$, (writes) => writes.every(({ state }) => state === 'refused'));
  return { ...tab, done };
};

let first: ReturnType<typeof openTab>;
let second: ReturnType<typeof openTab>;

const isThere = (passes: LogEntry[]) => passes.length === 1;
const isGone = (passes: LogEntry[]) => passes.length === 0;

/** Returns the uids of the passes on the server, by their month. */
const books = async () => {
  const { docs } = await documentsNow(
    query(collection(device.database, 'logBooks'), where('user_uid', '==', device.uid)),
  );
  return Object.fromEntries(docs.map((book) => [book.id, Object.keys(book.get('entries') as object)]));
};

const openTabs = async (doTell: boolean) => {
  await resetFirestore();
  device = await startRacer();
  store = createMemoryStore();
  first = openTab(() => void (doTell && second.outbox.read()));
  second = openTab(() => void (doTell && first.outbox.read()));
  first.saveVehicle(nova);
  first.logBooks.save(fullPass);
  await first.done();
  await second.shows(isThere);
};
afterEach(async () => {
  for (const { watching } of [first, second]) watching.unsubscribe();
  await device.stop();
});

const inJuly: LogEntry = { ...fullPass, log_entry_datetime: '2026-07-04T17:41:00.000Z' };

describe.each([
  ['that tell each other', true],
  ['of an older version', false],
])(
  'a pass that one of two tabs %s deletes and the other puts back before the server has either',
  (_, doTell) => {
    beforeEach(() => openTabs(doTell));

    const deleteAndPutBack = async (back: LogEntry) => {
      await disableNetwork(device.database);
      second.logBooks.delete(fullPass);
      await first.shows(isGone);
      first.logBooks.save(back);
      await enableNetwork(device.database);
      await Promise.all([first.done(), second.done()]);
    };

    test('is there, as it was put back', async () => {
      await deleteAndPutBack({ ...fullPass, notes: 'kept' });
      expect(await books()).toEqual({ nova_2026_06: [fullPass.log_entry_uid] });
      const [pass] = await second.shows(isThere);
      expect(pass?.notes).toBe('kept');
      expect(first.outbox.writes$.value).toEqual([]);
      expect(second.outbox.writes$.value).toEqual([]);
    });

    test('is there where it was put back with another month', async () => {
      await deleteAndPutBack(inJuly);
      expect((await books())['nova_2026_07']).toEqual([fullPass.log_entry_uid]);
      expect(second.outbox.writes$.value).toEqual([]);
    });

    test('is not asked about by the tab that looks what is left', async () => {
      await disableNetwork(device.database);
      second.logBooks.delete(fullPass);
      await first.shows(isGone);
      first.logBooks.save(fullPass);
      await enableNetwork(device.database);
      await first.done();
      await first.outbox.settle();
      expect(first.outbox.writes$.value.filter(({ state }) => state === 'refused')).toEqual([]);
      await second.done();
      expect(await books()).toEqual({ nova_2026_06: [fullPass.log_entry_uid] });
    });
  },
);

describe('two tabs that tell each other', () => {
  beforeEach(() => openTabs(true));

  test.each([
    ['in the other', () => second],
    ['in the same', () => first],
  ])(
    'a pass that one moves to another month is there with what is changed of it later %s',
    async (_, tab) => {
      await disableNetwork(device.database);
      first.logBooks.save(inJuly, fullPass);
      await second.shows(([pass]) => pass?.log_entry_datetime === inJuly.log_entry_datetime);
      tab().logBooks.save({ ...inJuly, notes: 'Spun' }, inJuly);
      await first.shows(([pass]) => pass?.notes === 'Spun');
      await enableNetwork(device.database);
      await Promise.all([first.done(), second.done()]);
      expect(await books()).toEqual({ nova_2026_06: [], nova_2026_07: [fullPass.log_entry_uid] });
      const [pass] = await first.shows(isThere);
      expect(pass?.notes).toBe('Spun');
      for (const { outbox } of [first, second]) expect(outbox.writes$.value).toEqual([]);
      expect(store.rows.size).toBe(0);
    },
  );

  test('a pass that the server refuses waits in both for a decision, and is sent from either', async () => {
    await grantAccess(device.uid, Date.now() - 3_600_000);
    first.logBooks.save({ ...fullPass, notes: 'Spun' }, fullPass);
    const isRefused = (writes: OutboxWrite[]) => writes[0]?.reason === 'permission-denied';
    for (const { until, outbox } of [first, second]) await until(outbox.writes$, isRefused);
    await grantAccess(device.uid, Date.now() + 3_600_000);
    second.outbox.retry(second.outbox.writes$.value[0]?.id ?? '');
    const isSent = (writes: OutboxWrite[]) => writes.length === 0;
    for (const { until, outbox } of [first, second]) await until(outbox.writes$, isSent);
    const [pass] = await first.shows(([each]) => each?.notes === 'Spun');
    expect(pass?.log_entry_uid).toBe(fullPass.log_entry_uid);
    expect(store.rows.size).toBe(0);
  });
});
