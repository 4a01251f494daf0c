import {
  collection,
  disableNetwork,
  enableNetwork,
  getDocsFromServer,
  query,
  waitForPendingWrites,
  where,
} from 'firebase/firestore';
import { filter, firstValueFrom, map, timeout } from 'rxjs';
import { seconds, type LogEntry } from '@holeshot/shared-core';
import { nova, wholePass } from '@holeshot/shared-core/testing';
import {
  createHealth,
  createMarks,
  createMemoryStore,
  resetFirestore,
  startAgain,
  startRacer,
  type EmulatorDevice,
} from './emulatorKit';
import { openRacerData } from './openRacerData';
import { createOutbox } from './outbox';

let ids = 0;
const clock = { now: () => Date.now(), newId: () => `write-${(ids += 1)}` };
const inJuly: LogEntry = { ...wholePass, log_entry_datetime: '2026-07-04T17:41:00.000Z' };

const openOn = (device: EmulatorDevice) => {
  const outbox = createOutbox(device.database, device.uid, clock, () => undefined, createMemoryStore());
  const racer = openRacerData(
    device.database,
    device.uid,
    outbox,
    createMarks(),
    () => undefined,
    createHealth(),
  );
  const watching = racer.logBooks.entries$.subscribe();
  /** Resolves with the passes it shows once they are as wanted. */
  const shows = (wanted: (passes: LogEntry[]) => boolean) =>
    firstValueFrom(
      racer.logBooks.entries$.pipe(
        map((seen) => (seen.state === 'present' ? seen.value : [])),
        filter(wanted),
        timeout(10_000),
      ),
    );
  const goneOnes = () =>
    firstValueFrom(
      outbox.writes$.pipe(
        map((writes) => writes.filter(({ reason }) => reason === 'pass-gone')),
        filter((writes) => writes.length > 0),
        timeout(10_000),
      ),
    );
  const allSent = () =>
    firstValueFrom(
      outbox.writes$.pipe(
        filter((writes) => writes.length === 0),
        timeout(10_000),
      ),
    );
  return { device, ...racer, watching, shows, goneOnes, allSent };
};

let phone: ReturnType<typeof openOn>;
let trailer: ReturnType<typeof openOn>;

/** What the server has in each month: the uids of its passes. */
const books = async () => {
  const { docs } = await getDocsFromServer(
    query(collection(phone.device.database, 'logBooks'), where('user_uid', '==', phone.device.uid)),
  );
  return Object.fromEntries(docs.map((book) => [book.id, Object.keys(book.get('entries') as object)]));
};
const isThere = (passes: LogEntry[]) => passes.length === 1;

beforeEach(async () => {
  await resetFirestore();
  const device = await startRacer();
  phone = openOn(device);
  trailer = openOn(await startAgain(device));
  phone.saveVehicle(nova);
  phone.logBooks.save(wholePass);
  await phone.allSent();
  await trailer.shows(isThere);
});
afterEach(async () => {
  for (const { watching, device } of [phone, trailer]) {
    watching.unsubscribe();
    await device.stop();
  }
});

test('edits of different fields, made without a network, both count on both devices', async () => {
  await Promise.all([phone, trailer].map(({ device }) => disableNetwork(device.database)));
  const timeslip = { ...wholePass.timeslip, et_60: seconds(1.55) };
  phone.logBooks.save({ ...wholePass, notes: 'hazy' }, wholePass);
  trailer.logBooks.save({ ...wholePass, timeslip }, wholePass);
  await Promise.all([phone, trailer].map(({ device }) => enableNetwork(device.database)));
  const both = ([pass]: LogEntry[]) => pass?.notes === 'hazy' && pass.timeslip.et_60 === 1.55;
  expect(await phone.shows(both)).toEqual([{ ...wholePass, notes: 'hazy', timeslip }]);
  await trailer.shows(both);
});

test('a pass that moves is in its new month alone, and the last one of a month leaves it empty', async () => {
  phone.logBooks.save(inJuly, wholePass);
  await phone.allSent();
  expect(await books()).toEqual({ nova_2026_06: [], nova_2026_07: ['whole-pass'] });
  expect(await trailer.shows(([pass]) => pass?.log_entry_datetime === inJuly.log_entry_datetime)).toEqual([
    inJuly,
  ]);
});

describe('an edit of a pass that another device has deleted', () => {
  const editOffline = async () => {
    await disableNetwork(trailer.device.database);
    trailer.logBooks.save({ ...wholePass, notes: 'hazy' }, wholePass);
    phone.logBooks.delete(wholePass);
    await phone.allSent();
    await enableNetwork(trailer.device.database);
    return (await trailer.goneOnes())[0]!;
  };

  test('leaves no stump, and is kept for the racer to decide', async () => {
    expect(await editOffline()).toMatchObject({ state: 'refused' });
    expect(await books()).toEqual({ nova_2026_06: [] });
  });

  test('is restored whole, on the other device too', async () => {
    trailer.outbox.restore((await editOffline()).id);
    await trailer.allSent();
    expect(await phone.shows(isThere)).toEqual([{ ...wholePass, notes: 'hazy' }]);
  });

  test('is gone once it is discarded', async () => {
    await trailer.outbox.discard((await editOffline()).id);
    expect(await trailer.shows((passes) => passes.length === 0)).toEqual([]);
    expect(await books()).toEqual({ nova_2026_06: [] });
  });
});

test('a pass logged, edited and deleted without a network is settled after a restart', async () => {
  const { database } = phone.device;
  await disableNetwork(database);
  const late: LogEntry = { ...wholePass, log_entry_uid: 'late' };
  phone.logBooks.save(late);
  phone.logBooks.save({ ...late, notes: 'hazy' }, late);
  const kept = phone.outbox.writes$.value;
  phone.logBooks.delete(late);
  const store = createMemoryStore();
  await Promise.all([...kept, ...phone.outbox.writes$.value].map((write) => store.put(write)));
  const restarted = createOutbox(database, phone.device.uid, clock, () => undefined, store);
  await enableNetwork(database);
  await waitForPendingWrites(database);
  await restarted.settle();
  expect(restarted.writes$.value).toEqual([]);
  expect(await books()).toEqual({ nova_2026_06: ['whole-pass'] });
});
