import {
  collection,
  doc,
  getDocsFromServer,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore';
import { NEVER, of } from 'rxjs';
import {
  documentNow,
  grantAccess,
  resetFirestore,
  startRacer,
  writeAsBackend,
  type EmulatorDevice,
} from '../testing/emulatorKit';
import { hasExpired } from './hasExpired';
import { removeExpiredPasses } from './removeExpiredPasses';
import { removeExpiredVehicles } from './removeExpiredVehicles';

const day = 86_400_000;
let device: EmulatorDevice;

const at = (path: string) => doc(device.database, `users/${device.uid}/${path}`);
const isStored = async (path: string) => (await documentNow(at(path))).exists();
const given = ['passPictures/gone_0', 'passPictures/gone_3', 'passPictures/back_1', 'deletedPasses/gone'];
const stored = async () => {
  const there = await Promise.all([...given, 'deletedPasses/back'].map(isStored));
  return [...given, 'deletedPasses/back'].filter((_, index) => there[index]);
};
const syncBooks = () =>
  getDocsFromServer(query(collection(device.database, 'logBooks'), where('user_uid', '==', device.uid)));
const signInAfter = (days: number, synced$ = of(true)) =>
  removeExpiredPasses(device.database, device.uid, synced$, Date.now() + days * day);

beforeEach(async () => {
  await resetFirestore();
  device = await startRacer();
  for (const path of given.slice(0, 3)) {
    const [log_entry_uid = '', n] = (path.split('/')[1] ?? '').split('_');
    await writeAsBackend(`users/${device.uid}/${path}`, { log_entry_uid, n: Number(n), base64: '/9j/AA==' });
  }
  await writeAsBackend('logBooks/nova_2026_05', {
    ...{ user_uid: device.uid, vehicle_uid: 'nova' },
    entries: { back: { log_entry_uid: 'back' }, other: { log_entry_uid: 'other' } },
  });
  await syncBooks();
  const pass = { log_entry_uid: 'gone', log_entry_datetime: '2026-05-03T18:00:00.000Z' };
  await setDoc(at('deletedPasses/gone'), { pass, deleted_at: serverTimestamp() });
  // The note of an older version of the app holds no pass.
  await setDoc(at('deletedPasses/back'), { deleted_at: serverTimestamp() });
});
afterEach(() => device.stop());

test('whether anything has expired is known without reading more', async () => {
  const expired = (days: number) => hasExpired(device.database, device.uid, Date.now() + days * day);
  expect(await Promise.all([29.9, 30.1, NaN].map(expired))).toEqual([false, true, false]);
});

describe('a sign-in', () => {
  test('within 30 days of the deletion of a pass leaves its pictures', async () => {
    await signInAfter(29.9);
    expect(await stored()).toEqual([...given, 'deletedPasses/back']);
  });

  test('after 30 days removes them, but not those of a pass that is back', async () => {
    await signInAfter(30.1);
    expect(await stored()).toEqual(['passPictures/back_1']);
  });

  test('removes none before it knows which passes are back', async () => {
    void signInAfter(31, NEVER);
    await new Promise((rest) => setTimeout(rest, 500));
    expect(await stored()).toEqual([...given, 'deletedPasses/back']);
  });

  test('without write access, or without a time, leaves them for another one', async () => {
    await removeExpiredPasses(device.database, device.uid, of(true), NaN);
    await grantAccess(device.uid, Date.now() - day);
    await signInAfter(31);
    expect(await stored()).toEqual([...given, 'deletedPasses/back']);
  });

  test('after 30 days removes the pictures of a deleted vehicle’s passes with it', async () => {
    const deleted_at = new Date(Date.now() - 31 * day);
    const deleted = { vehicle: { uid: 'nova' }, predictions: {}, deleted_at };
    await writeAsBackend(`users/${device.uid}/deletedVehicles/nova`, deleted);
    await removeExpiredVehicles(device.database, device.uid, Date.now());
    expect(await stored()).toEqual(['passPictures/gone_0', 'passPictures/gone_3', 'deletedPasses/gone']);
  });
});
