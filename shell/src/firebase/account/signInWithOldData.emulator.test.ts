import { collection, doc, query, where } from 'firebase/firestore';
import { filter, firstValueFrom, map, timeout } from 'rxjs';
import type { LogEntry } from '@holeshot/shared-core';
import { nova, fullPass } from '@holeshot/shared-core/testing';
import {
  documentNow,
  documentsNow,
  grantAccess,
  patience,
  resetFirestore,
  startAgain,
  writeAsBackend,
  type EmulatorDevice,
  type Stored,
} from '../testing/emulatorKit';
import type { RacerData } from '../records/openRacerData';
import { signInOn, startOldRacer, userOf } from '../testing/signInKit';

const hour = 3_600_000;

const devices: { stop(): Promise<void> }[] = [];
const signIn: typeof signInOn = (device, account) => {
  devices.push(device);
  return signInOn(device, account);
};
beforeEach(resetFirestore);
afterEach(() => Promise.all(devices.splice(0).map((device) => device.stop())));

const passes: LogEntry[] = ['2025-05-10T18:00:00.000Z', '2025-06-10T18:00:00.000Z'].map((at, index) => ({
  ...fullPass,
  log_entry_uid: `pass-${index}`,
  log_entry_datetime: at,
}));
const asStored = (value: object) => value as unknown as Stored;
const yearBook = (uid: string) => ({
  user_uid: uid,
  vehicle_uid: 'nova',
  year: 2025,
  last_modified_date: new Date('2025-12-31T00:00:00Z'),
  entries: asStored(Object.fromEntries(passes.map((pass) => [pass.log_entry_uid, pass]))),
});

const startWithYear = async (access: number, more: Record<string, Stored> = {}) => {
  const device = await startOldRacer(access, { vehicles: { nova: asStored(nova) }, ...more });
  await writeAsBackend('logBooks/old', yearBook(device.uid));
  return device;
};

const versionOf = async (device: EmulatorDevice): Promise<unknown> => (await userOf(device))['version'];
const booksOf = async ({ database, uid }: EmulatorDevice): Promise<string[]> =>
  (await documentsNow(query(collection(database, 'logBooks'), where('user_uid', '==', uid)))).docs.map(
    ({ id }) => id,
  );
const shown = ({ logBooks }: RacerData) =>
  firstValueFrom(
    logBooks.entries$.pipe(
      map((seen) => (seen.state === 'present' ? seen.value : [])),
      filter((entries) => entries.length > 0),
      timeout(patience),
    ),
  );
const newestFirst = [...passes].reverse();

describe('signing in with data of an old version', () => {
  test('brings them up to date and then notes the version, and shows every pass as before', async () => {
    const device = await startWithYear(Date.now() + hour);
    const { racer, reported } = await signIn(device);
    expect(await booksOf(device)).toEqual(['nova_2025_05', 'nova_2025_06']);
    expect(await versionOf(device)).toBe('4.4.17');
    expect(await shown(racer)).toEqual(newestFirst);
    expect(reported).toEqual([]);
  });

  test('without write access shows every pass, changes nothing, and does it once access is back', async () => {
    const device = await startWithYear(Date.now() - hour);
    const first = await signIn(device);
    expect(await shown(first.racer)).toEqual(newestFirst);
    expect(first.reported).toEqual(['migration']);
    expect(first.unfinished).toEqual([]);
    expect(await booksOf(device)).toEqual(['old']);
    expect(await versionOf(device)).toBe('4.0.9');

    await grantAccess(device.uid, Date.now() + hour);
    const again = await startAgain(device);
    const second = await signIn(again);
    expect(second.reported).toEqual([]);
    expect(await shown(second.racer)).toEqual(newestFirst);
    expect(await booksOf(again)).toEqual(['nova_2025_05', 'nova_2025_06']);
    expect(await versionOf(again)).toBe('4.4.17');
  });

  test('logs data that cannot be brought up to date, tries again at each start, and keeps nobody out', async () => {
    const device = await startWithYear(Date.now() + hour);
    await writeAsBackend('logBooks/worse', { ...yearBook(device.uid), vehicle_uid: 'no/id' });
    for (const each of [device, await startAgain(device)]) {
      const { racer, reported } = await signIn(each);
      expect(reported).toEqual(['migration']);
      expect(await shown(racer)).toEqual(newestFirst);
      expect(await booksOf(each)).toContain('worse');
      expect(await versionOf(each)).toBe('4.0.9');
    }
  });

  test('shows what was changed in a month rather than what its year still has', async () => {
    const device = await startWithYear(Date.now() - hour);
    const changed = { ...passes[0]!, notes: 'changed since' };
    await writeAsBackend('logBooks/a_2025_05', {
      ...{ user_uid: device.uid, vehicle_uid: 'a', year: 2025, month: 5, data_version: 1 },
      last_modified_date: new Date('2026-01-01T00:00:00Z'),
      entries: { 'pass-0': changed as unknown as Stored },
    });
    const { racer } = await signIn(device);
    expect(await shown(racer)).toEqual([passes[1], changed]);
  });
});

describe('signing in with an app that is older than the data', () => {
  test('shows what it can read, keeps what it cannot send, and lowers no version', async () => {
    const device = await startWithYear(Date.now() + hour, { version: '5.0.0' });
    await writeAsBackend('logBooks/nova_2026_06', {
      ...{ user_uid: device.uid, vehicle_uid: 'nova', year: 2026, month: 6, data_version: 2 },
      last_modified_date: new Date('2026-06-30T00:00:00Z'),
      entries: { [fullPass.log_entry_uid]: asStored({ ...fullPass, of_later: { rpm: [9000] } }) },
    });
    const { racer, written, reported } = await signIn(device);
    expect(await shown(racer)).toEqual([fullPass, ...newestFirst]);
    const changed = { ...fullPass, notes: 'typed at the track' };
    racer.logBooks.save(changed);
    expect((await shown(racer))[0]?.notes).toBe('typed at the track');
    expect(await written()).toMatchObject([
      { state: 'refused', reason: 'permission-denied', data: { entries: { 'full-pass': changed } } },
    ]);
    const book = await documentNow(doc(device.database, 'logBooks/nova_2026_06'));
    expect(book.get('data_version')).toBe(2);
    expect(book.get('entries.full-pass.of_later')).toEqual({ rpm: [9000] });
    expect(await versionOf(device)).toBe('5.0.0');
    expect(await booksOf(device)).toContain('old');
    expect(reported).toEqual([]);
  });
});
