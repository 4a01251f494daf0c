import { collection, onSnapshot, query, where } from 'firebase/firestore';
import fc from 'fast-check';
import {
  documentsNow,
  grantAccess,
  resetFirestore,
  startAgain,
  startRacer,
  writeAsBackend,
  type EmulatorDevice,
  type Stored,
  untilAnswered,
} from '../testing/emulatorKit';
import { migrateStored } from './migrateStored';

const now = '2026-11-21T12:00:00.000Z';
let device: EmulatorDevice;

beforeEach(async () => {
  await resetFirestore();
  device = await startRacer({ owned: ['nova', 'rail'] });
});
afterEach(() => device.stop());

/** Migrates the data of 4.0.9; the app starts again. */
const migrate = ({ database, uid } = device): Promise<void> =>
  untilAnswered(database, () => migrateStored(database, uid, '4.0.9', now));

const pass = (uid: string, datetime: string, notes = '') => ({
  log_entry_uid: uid,
  log_entry_datetime: datetime,
  notes,
});

const writeYear = (entries: Stored, id = 'nova_2025', more = {}) =>
  writeAsBackend(`logBooks/${id}`, {
    user_uid: device.uid,
    vehicle_uid: 'nova',
    year: 2025,
    entries,
    ...more,
  });

const yearBook = () =>
  writeYear({
    may: pass('may', '2025-05-10T18:00:00Z'),
    june: pass('june', '2025-06-10T18:00:00Z'),
    odd: pass('odd', 'some day'),
  });

const booksOf = async ({
  database,
  uid,
}: EmulatorDevice): Promise<Record<string, Record<string, unknown>>> => {
  const books = await documentsNow(query(collection(database, 'logBooks'), where('user_uid', '==', uid)));
  return Object.fromEntries(
    books.docs.map((each) => [each.id, each.get('entries') as Record<string, unknown>]),
  );
};

const stored = async (): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    Object.entries(await booksOf(device)).map(([id, entries]) => [id, Object.keys(entries).sort()]),
  );

const months = { nova_2025_05: ['may'], nova_2025_06: ['june'], nova_2026_11: ['odd'] };

describe('data of a version before 4.1.0', () => {
  test('are split into months under the rules, and a second run changes nothing', async () => {
    await yearBook();
    await migrate();
    expect(await stored()).toEqual(months);
    await migrateStored(device.database, device.uid, '0.0.0', now);
    expect(await stored()).toEqual(months);
  });

  test('stay as they are where the racer may not write, and wait for another time', async () => {
    await yearBook();
    await grantAccess(device.uid, 1000);
    await expect(migrate()).rejects.toThrow();
    expect(await stored()).toEqual({ nova_2025: ['june', 'may', 'odd'] });
    await grantAccess(device.uid, 4_000_000_000_000);
    await migrate();
    expect(await stored()).toEqual(months);
  });

  test('are not touched if they are of a newer version', async () => {
    await yearBook();
    await migrateStored(device.database, device.uid, '4.1.0', now);
    expect(await stored()).toEqual({ nova_2025: ['june', 'may', 'odd'] });
  });

  test('stay and say so if they cannot be split, and hold up no other', async () => {
    await yearBook();
    await writeYear({ may: pass('may', '2025-05-10T18:00:00Z') }, 'a-slash', { vehicle_uid: 'a/b' });
    await writeYear(['a pass'], 'a-list');
    await expect(migrate()).rejects.toThrow();
    const { 'a-slash': slash, 'a-list': list, ...others } = await booksOf(device);
    expect(slash).toEqual({ may: pass('may', '2025-05-10T18:00:00Z') });
    expect(list).toEqual(['a pass']);
    expect(Object.keys(others).sort()).toEqual(Object.keys(months));
  });
});

test('two devices that begin at the same moment lose nothing to each other', async () => {
  await yearBook();
  const rail = { july: pass('july', '2025-07-04T18:00:00Z') };
  await writeYear(rail, 'rail_2025', { vehicle_uid: 'rail' });
  const second = await startAgain(device);
  await Promise.all([device, second].map((each) => migrate(each)));
  await second.stop();
  expect(await stored()).toEqual({ ...months, rail_2025_07: ['july'] });
});

test('a pass that another device has changed since stays as it was changed', async () => {
  await yearBook();
  const changed = pass('may', '2025-05-10T18:00:00Z', 'changed since');
  await writeAsBackend('logBooks/nova_2025_05', {
    ...{ user_uid: device.uid, vehicle_uid: 'nova', year: 2025, month: 5, data_version: 1 },
    entries: { may: changed, late: pass('late', '2025-05-11T18:00:00Z') },
    touched: 'may',
  });
  await migrate();
  expect(await booksOf(device)).toMatchObject({
    nova_2025_05: { may: changed, late: pass('late', '2025-05-11T18:00:00Z') },
    nova_2025_06: { june: pass('june', '2025-06-10T18:00:00Z') },
  });
  expect(Object.keys(await stored()).sort()).toEqual(Object.keys(months));
});

describe('a month that is stored already', () => {
  const month = (entries: Stored, version: object) =>
    writeYear(entries, 'nova_2025_05', { month: 5, ...version });
  const may = { may: pass('may', '2025-05-10T18:00:00Z') };
  const early = { early: pass('early', '2025-05-02T18:00:00Z') };

  test('and has no room leaves a pass of its year to the month before', async () => {
    const full = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`p${index}`, pass(`p${index}`, '2025-05-01T18:00:00Z')]),
    );
    await month(full, { data_version: 1 });
    await writeYear(may);
    await migrate();
    expect(await booksOf(device)).toEqual({ nova_2025_04: may, nova_2025_05: full });
  });

  test('by an app that knew no data version gets it with the passes of its year', async () => {
    await month(early, {});
    await writeYear(may);
    await migrate();
    expect(await booksOf(device)).toEqual({ nova_2025_05: { ...early, ...may } });
  });

  test('by an app of a newer data version is left to that app, with the whole of the year', async () => {
    await month(early, { data_version: 2 });
    await writeYear(may);
    await expect(migrate()).rejects.toThrow();
    expect(await booksOf(device)).toEqual({ nova_2025_05: early, nova_2025: may });
  });

  test('without its number gets it, and keeps its passes', async () => {
    await writeYear({ ...may, ...early }, 'nova_2025_05');
    await migrate();
    expect(await booksOf(device)).toEqual({ nova_2025_05: { ...may, ...early } });
  });
});

const isQuick = process.env['HOLESHOT_QUICK'] !== undefined;
/** Interrupted migrations: 8 in npm test, 25 with `--all`, 500 in the campaign. */
const interrupted = process.env['HOLESHOT_CAMPAIGN'] !== undefined ? 500 : isQuick ? 8 : 25;

describe('a migration that is interrupted anywhere', () => {
  const anyTime = fc
    .date({ min: new Date('2023-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    .map((time) => time.toISOString());
  const anyYear = fc.record({
    vehicle: fc.constantFrom('nova', 'rail'),
    year: fc.integer({ min: 2019, max: 2025 }),
    times: fc.array(fc.oneof({ weight: 9, arbitrary: anyTime }, fc.constant('some day')), {
      minLength: 1,
      maxLength: 30,
    }),
  });
  const anyGarage = fc.record({
    years: fc.uniqueArray(anyYear, {
      selector: ({ vehicle, year }) => `${vehicle}_${year}`,
      minLength: 2,
      maxLength: 6,
    }),
    crashAfter: fc.nat(5),
  });
  const garages = fc
    .sample(anyGarage, { seed: 41, numRuns: interrupted })
    .map((garage, index) => ({ index, garage }));

  /** Stops the device for good once so many years are gone, whatever is pending. */
  const migrateUntil = (crashAfter: number, years: string[]): Promise<void> =>
    new Promise((resolve) => {
      const stop = onSnapshot(
        query(collection(device.database, 'logBooks'), where('user_uid', '==', device.uid)),
        ({ docs, metadata }) => {
          const left = docs.filter(({ id }) => years.includes(id)).length;
          if (metadata.fromCache || years.length - left < Math.min(crashAfter, years.length)) return;
          stop();
          resolve(device.stop());
        },
      );
      migrate().catch(() => undefined);
    });

  test.each(garages)('loses no pass (garage $index)', async ({ garage: { years, crashAfter } }) => {
    const passes = new Map<string, unknown>();
    const ids: string[] = [];
    for (const { vehicle, year, times } of years) {
      const id = `${device.uid}_${vehicle}_${year}`;
      const entries = Object.fromEntries(
        times.map((time, index) => [
          `${vehicle}-${year}-${index}`,
          pass(`${vehicle}-${year}-${index}`, time),
        ]),
      );
      for (const [uid, entry] of Object.entries(entries)) passes.set(uid, entry);
      ids.push(id);
      await writeYear(entries, id, { vehicle_uid: vehicle, year });
    }
    const all = async () =>
      Object.values(await booksOf(device))
        .flatMap((entries) => Object.entries(entries))
        .sort(([a], [b]) => a.localeCompare(b));
    const whole = [...passes].sort(([a], [b]) => a.localeCompare(b));

    await migrateUntil(crashAfter, ids);
    device = await startAgain(device);
    expect(await all()).toEqual(whole);
    await migrate();
    expect(await all()).toEqual(whole);
    const after = await stored();
    expect(Object.keys(after).filter((id) => ids.includes(id))).toEqual([]);
    await migrate();
    expect(await stored()).toEqual(after);
  });
});
