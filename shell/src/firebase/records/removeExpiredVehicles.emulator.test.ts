import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import {
  documentNow,
  grantAccess,
  resetFirestore,
  startRacer,
  writeAsBackend,
  type EmulatorDevice,
} from '../testing/emulatorKit';
import { removeExpiredVehicles } from './removeExpiredVehicles';

const day = 86_400_000;
let device: EmulatorDevice;

const at = (path: string) => doc(device.database, path);
/** Says whether a document is there; the server refuses a missing month of a vehicle that is gone. */
const isStored = (path: string) =>
  documentNow(at(path)).then(
    (found) => found.exists(),
    () => false,
  );
const signInAfter = (days: number) =>
  removeExpiredVehicles(device.database, device.uid, Date.now() + days * day);
const archived = (id: string) => `users/${device.uid}/deletedVehicles/${id}`;
const tune = (id: string) => `users/${device.uid}/tunes/${id}`;

const writeBook = (vehicle: string, year: number, owner = device.uid) =>
  writeAsBackend(`logBooks/${vehicle}_${year}_05`, { user_uid: owner, vehicle_uid: vehicle, entries: {} });

const deleteVehicle = (id: string) =>
  setDoc(at(archived(id)), { vehicle: { uid: id }, predictions: {}, deleted_at: serverTimestamp() });

beforeEach(async () => {
  await resetFirestore();
  device = await startRacer({ owned: ['nova', 'bike'] });
  await deleteVehicle('nova');
  await writeBook('nova', 2025);
  await writeBook('nova', 2026);
  await writeAsBackend(tune('nova_1'), { vehicle_uid: 'nova', n: 1 });
});
afterEach(() => device.stop());

describe('a sign-in', () => {
  test('within 30 days of a deletion leaves everything', async () => {
    await signInAfter(29.9);
    for (const path of [archived('nova'), 'logBooks/nova_2025_05', 'logBooks/nova_2026_05', tune('nova_1')]) {
      expect([path, await isStored(path)]).toEqual([path, true]);
    }
  });

  test('after 30 days removes the vehicle, its log books and its tunes, and nothing of another', async () => {
    await writeBook('bike', 2026);
    await writeBook('novas', 2026, 'somebody else');
    await writeAsBackend(tune('bike_1'), { vehicle_uid: 'bike', n: 1 });
    await signInAfter(30.1);
    for (const path of [archived('nova'), 'logBooks/nova_2025_05', 'logBooks/nova_2026_05', tune('nova_1')]) {
      expect([path, await isStored(path)]).toEqual([path, false]);
    }
    expect(await isStored('logBooks/bike_2026_05')).toBe(true);
    expect(await isStored(tune('bike_1'))).toBe(true);
  });

  test('after 30 days takes no pass along that belongs to another vehicle by now', async () => {
    const pass = {
      ...{ log_entry_uid: 'a', log_entry_datetime: '2026-05-03T18:00:00.000Z' },
      ...{ vehicle: { uid: 'bike' } },
    };
    await writeAsBackend('logBooks/nova_2026_05', {
      ...{ user_uid: device.uid, vehicle_uid: 'nova', year: 2026, month: 5, data_version: 1 },
      ...{ last_modified_date: new Date(), entries: { a: pass } },
    });
    await signInAfter(31);
    expect((await documentNow(at('logBooks/bike_2026_05'))).get('entries')).toEqual({ a: pass });
    for (const path of [archived('nova'), 'logBooks/nova_2026_05'])
      expect([path, await isStored(path)]).toEqual([path, false]);
  });

  test('after 30 days leaves what it cannot move to a full month, and tries again at the next sign-in', async () => {
    const pass = { log_entry_datetime: '2026-05-03T18:00:00.000Z', vehicle: { uid: 'bike' } };
    const full = Array.from({ length: 500 }, (_, i) => `full-${i}`);
    for (const [vehicle, uids] of [
      ['nova', ['a']],
      ['bike', full],
    ] as const)
      await writeAsBackend(`logBooks/${vehicle}_2026_05`, {
        ...{ user_uid: device.uid, vehicle_uid: vehicle, year: 2026, month: 5, data_version: 1 },
        last_modified_date: new Date(),
        entries: Object.fromEntries(uids.map((uid) => [uid, { ...pass, log_entry_uid: uid }])),
      });
    await signInAfter(31);
    expect((await documentNow(at('logBooks/nova_2026_05'))).get('entries.a')).toBeDefined();
    expect(await isStored(archived('nova'))).toBe(true);
    await writeBook('bike', 2026);
    await signInAfter(32);
    expect(await isStored(archived('nova'))).toBe(false);
    expect((await documentNow(at('logBooks/bike_2026_05'))).get('entries.a')).toBeDefined();
  });

  test('after 30 days leaves a vehicle that was brought back everything but its place among the deleted', async () => {
    await updateDoc(at(`users/${device.uid}`), { 'vehicles.nova': { uid: 'nova' } });
    await signInAfter(31);
    expect(await isStored('logBooks/nova_2026_05')).toBe(true);
    expect(await isStored(tune('nova_1'))).toBe(true);
    expect(await isStored(archived('nova'))).toBe(false);
  });

  test('never touches a log book whose vehicle is only unknown', async () => {
    await writeBook('unknown', 2026);
    await signInAfter(400);
    expect(await isStored('logBooks/unknown_2026_05')).toBe(true);
  });

  test('removes more log books than a batch takes', async () => {
    const years = Array.from({ length: 501 }, (_, index) => 2000 + index);
    while (years.length > 0) await Promise.all(years.splice(0, 50).map((year) => writeBook('nova', year)));
    await signInAfter(31);
    expect(await isStored('logBooks/nova_2000_05')).toBe(false);
    expect(await isStored('logBooks/nova_2500_05')).toBe(false);
    expect(await isStored(archived('nova'))).toBe(false);
  });

  test('without write access removes nothing and reports nothing; with it again the next one does', async () => {
    await grantAccess(device.uid, 0);
    await signInAfter(31);
    expect(await isStored(archived('nova'))).toBe(true);
    expect(await isStored('logBooks/nova_2026_05')).toBe(true);
    await grantAccess(device.uid, Date.now() + day);
    await signInAfter(31);
    expect(await isStored(archived('nova'))).toBe(false);
  });

  test('with a token that tells no time removes nothing', async () => {
    await removeExpiredVehicles(device.database, device.uid, NaN);
    expect(await isStored(archived('nova'))).toBe(true);
  });
});
