import { disableNetwork, doc, enableNetwork } from 'firebase/firestore';
import { map } from 'rxjs';
import type { DeletedPass, LogEntry } from '@holeshot/shared-core';
import { fullPass, nova } from '@holeshot/shared-core/testing';
import {
  documentNow,
  grantAccess,
  openOutbox,
  readLogBooks,
  resetFirestore,
  startAgain,
  startRacer,
  writeAsBackend,
} from '../testing/emulatorKit';
import { createMemoryStore } from '../testing/createMemoryStore';
import { openRacerOn } from '../testing/openRacerOn';

const inJuly: LogEntry = { ...fullPass, log_entry_datetime: '2026-07-04T17:41:00.000Z' };
const isThere = (passes: LogEntry[]) => passes.length === 1;
const isGone = (passes: LogEntry[]) => passes.length === 0;

let phone: ReturnType<typeof openRacerOn>;
let trailer: ReturnType<typeof openRacerOn>;

const allSent = ({ until, outbox }: typeof phone) => until(outbox.writes$, (writes) => writes.length === 0);
const deleted = ({ until, deletedPasses }: typeof phone, count: number): Promise<DeletedPass[]> =>
  until(
    deletedPasses.deleted$.pipe(map((seen) => (seen.state === 'present' ? seen.value : []))),
    (rows) => rows.length === count,
  );
const path = () => `users/${phone.device.uid}/deletedPasses/${fullPass.log_entry_uid}`;
const archived = async () => (await documentNow(doc(phone.device.database, path()))).exists();
/** Returns the log books on the server that hold the pass. */
const books = async () =>
  [...(await readLogBooks(phone.device.uid))].flatMap(([id, { entries }]) =>
    Object.keys(entries as object).length > 0 ? [id] : [],
  );

beforeEach(async () => {
  await resetFirestore();
  const device = await startRacer();
  phone = openRacerOn(device);
  trailer = openRacerOn(await startAgain(device));
  phone.saveVehicle(nova);
  phone.logBooks.save(fullPass);
  await allSent(phone);
  await trailer.shows(isThere);
});
afterEach(async () => {
  for (const { watching, device } of [phone, trailer]) {
    watching.unsubscribe();
    await device.stop();
  }
});

describe('a deleted pass', () => {
  test('is restored by another device than the one that deleted it', async () => {
    phone.logBooks.delete(fullPass);
    const [row] = await deleted(trailer, 1);
    expect(row?.pass).toEqual(fullPass);
    trailer.logBooks.restore(fullPass);
    await allSent(trailer);
    expect(await phone.shows(isThere)).toEqual([fullPass]);
    await deleted(phone, 0);
    expect([await archived(), await books()]).toEqual([false, ['nova_2026_06']]);
  });

  test('is deleted and restored once, though another device has moved it meanwhile', async () => {
    await disableNetwork(trailer.device.database);
    trailer.logBooks.delete(fullPass);
    phone.logBooks.save(inJuly, fullPass);
    await allSent(phone);
    await enableNetwork(trailer.device.database);
    await allSent(trailer);
    await phone.shows(isGone);
    expect([await archived(), await books()]).toEqual([true, []]);
    const [row] = await deleted(phone, 1);
    phone.logBooks.restore(row!.pass);
    await allSent(phone);
    await trailer.shows(isThere);
    expect([await archived(), (await books()).length]).toEqual([false, 1]);
  });

  test('comes back with the edit that another device made of it without a network', async () => {
    await disableNetwork(trailer.device.database);
    trailer.logBooks.save({ ...fullPass, notes: 'hazy' }, fullPass);
    phone.logBooks.delete(fullPass);
    await allSent(phone);
    await enableNetwork(trailer.device.database);
    const [gone] = await trailer.until(
      trailer.outbox.writes$.pipe(map((writes) => writes.filter(({ reason }) => reason === 'pass-gone'))),
      (writes) => writes.length === 1,
    );
    await deleted(trailer, 1);
    trailer.outbox.restore(gone!.id);
    await allSent(trailer);
    await phone.shows(([pass]) => pass?.notes === 'hazy');
    await deleted(phone, 0);
  });

  test('without a network is among the deleted after a restart too', async () => {
    const store = createMemoryStore();
    await disableNetwork(phone.device.database);
    phone.logBooks.delete(fullPass);
    await Promise.all(phone.outbox.writes$.value.map((write) => store.put(write)));
    await deleted(phone, 1);
    const again = openOutbox(await startAgain(phone.device), { store });
    await again.settle();
    await trailer.shows(isGone);
    await deleted(trailer, 1);
    expect([await archived(), await books()]).toEqual([true, []]);
  });

  test('that the server refuses to delete is in its log book alone, until it is sent again', async () => {
    await grantAccess(phone.device.uid, 0);
    phone.logBooks.delete(fullPass);
    const [refused] = await phone.until(phone.outbox.writes$, ([write]) => write?.state === 'refused');
    await phone.shows(isThere);
    await deleted(phone, 0);
    expect(await archived()).toBe(false);
    await grantAccess(phone.device.uid, Date.now() + 3_600_000);
    phone.outbox.retry(refused!.id);
    await allSent(phone);
    await deleted(trailer, 1);
    expect([await archived(), await books()]).toEqual([true, []]);
  });

  test('that an older app has restored in its log book alone is not among the deleted', async () => {
    await writeAsBackend(path(), { pass: fullPass as never, deleted_at: new Date() });
    await deleted(phone, 0);
    phone.logBooks.delete(fullPass);
    await deleted(phone, 1);
  });
});
