import { collection, getDocsFromServer, query, where } from 'firebase/firestore';
import { grantAccess, resetFirestore, startRacer, writeAsBackend, type EmulatorDevice } from './emulatorKit';
import { migrateStored } from './migrateStored';

const now = '2026-11-21T12:00:00.000Z';
let device: EmulatorDevice;

beforeEach(async () => {
  await resetFirestore();
  device = await startRacer();
});
afterEach(() => device.stop());

const pass = (uid: string, datetime: string) => ({ log_entry_uid: uid, log_entry_datetime: datetime });

const yearBook = () =>
  writeAsBackend('logBooks/old', {
    user_uid: device.uid,
    vehicle_uid: 'nova',
    year: 2025,
    entries: {
      may: pass('may', '2025-05-10T18:00:00Z'),
      june: pass('june', '2025-06-10T18:00:00Z'),
      odd: pass('odd', 'some day'),
    },
  });

const stored = async (): Promise<Record<string, string[]>> => {
  const books = await getDocsFromServer(
    query(collection(device.database, 'logBooks'), where('user_uid', '==', device.uid)),
  );
  return Object.fromEntries(
    books.docs.map((each) => [each.id, Object.keys(each.get('entries') as object).sort()]),
  );
};

const months = { nova_2025_05: ['may'], nova_2025_06: ['june'], nova_2026_11: ['odd'] };

describe('data of a version before 4.1.0', () => {
  test('are split into months under the rules, and a second run changes nothing', async () => {
    await yearBook();
    await migrateStored(device.database, device.uid, '4.0.9', now);
    expect(await stored()).toEqual(months);
    await migrateStored(device.database, device.uid, '0.0.0', now);
    expect(await stored()).toEqual(months);
  });

  test('stay as they are where the racer may not write, and wait for another time', async () => {
    await yearBook();
    await grantAccess(device.uid, 1000);
    await expect(migrateStored(device.database, device.uid, '4.0.9', now)).rejects.toThrow();
    expect(await stored()).toEqual({ old: ['june', 'may', 'odd'] });
  });

  test('of a newer version are not touched', async () => {
    await yearBook();
    await migrateStored(device.database, device.uid, '4.1.0', now);
    expect(await stored()).toEqual({ old: ['june', 'may', 'odd'] });
  });
});
