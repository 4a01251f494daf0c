import { collection, disableNetwork, enableNetwork, query, where } from 'firebase/firestore';
import type { LogEntry } from '@holeshot/shared-core';
import { nova, fullPass } from '@holeshot/shared-core/testing';
import {
  createMemoryStore,
  documentsNow,
  resetFirestore,
  startRacer,
  type EmulatorDevice,
} from '../testing/emulatorKit';
import { openRacerOn } from '../testing/openRacerOn';

let device: EmulatorDevice;
let store: ReturnType<typeof createMemoryStore>;
let first: ReturnType<typeof openTab>;
let second: ReturnType<typeof openTab>;

const openTab = () => {
  const tab = openRacerOn(device, { store });
  const done = () =>
    tab.until(tab.outbox.writes$, (writes) => writes.every(({ state }) => state === 'refused'));
  return { ...tab, done };
};

const isThere = (passes: LogEntry[]) => passes.length === 1;
const isGone = (passes: LogEntry[]) => passes.length === 0;

/** The uids of the passes that the server has, by the month they stand in. */
const books = async () => {
  const { docs } = await documentsNow(
    query(collection(device.database, 'logBooks'), where('user_uid', '==', device.uid)),
  );
  return Object.fromEntries(docs.map((book) => [book.id, Object.keys(book.get('entries') as object)]));
};

beforeEach(async () => {
  await resetFirestore();
  device = await startRacer();
  store = createMemoryStore();
  first = openTab();
  second = openTab();
  first.saveVehicle(nova);
  first.logBooks.save(fullPass);
  await first.done();
  await second.shows(isThere);
});
afterEach(async () => {
  for (const { watching } of [first, second]) watching.unsubscribe();
  await device.stop();
});

const inJuly: LogEntry = { ...fullPass, log_entry_datetime: '2026-07-04T17:41:00.000Z' };

describe('a pass that one tab deletes and the other puts back before the server has either', () => {
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
});
