import { disableNetwork, doc, enableNetwork, waitForPendingWrites } from 'firebase/firestore';
import { filter, firstValueFrom, map, merge, of, timeout, timer, type Observable } from 'rxjs';
import {
  editVehicle,
  ok,
  pictureId,
  rememberTune,
  type ListedRow,
  type Loadable,
  type LogEntry,
  type PassPicture,
} from '@holeshot/shared-core';
import {
  describeExchange,
  describePasses,
  describePictures,
  describeRepositories,
  describeTunes,
  describePassDeletion,
  describeVehicleDeletion,
  nova,
  fullPass,
  type ExchangeUnderTest,
  type PassDeletionUnderTest,
  type PicturesUnderTest,
  type RepositoriesUnderTest,
  type TunesUnderTest,
} from '@holeshot/shared-core/testing';
import { ofVehicle } from '../../streams/ofVehicle';
import {
  createHealth,
  createMarks,
  documentNow,
  documentsNow,
  grantAccess,
  openOutbox,
  patience,
  reconnect,
  resetFirestore,
  startRacer,
  writeAsBackend,
  type EmulatorDevice,
} from '../testing/emulatorKit';
import { booksChangedSince } from '../database/booksChangedSince';
import type { BooksMark, LogBookMarks } from '../passes/logBookMarks';
import { openRacerData, type RacerData } from './openRacerData';

const openOn = (device: EmulatorDevice, marks = createMarks()) => {
  const reported: string[] = [];
  const report = (error: unknown, where = 'outbox') => void reported.push(`${where}: ${String(error)}`);
  const health = createHealth();
  const outbox = openOutbox(device, { report });
  const racer = openRacerData(device.database, device.uid, outbox, marks, report, health);
  return { racer, reported, marks, health };
};

const settled = <Value>(stream$: Observable<Loadable<Value>>) =>
  firstValueFrom(
    stream$.pipe(
      filter((seen) => seen.state !== 'unknown'),
      timeout(patience),
    ),
  );
const uidsOf = (entries$: Observable<Loadable<LogEntry[]>>, count: number) =>
  firstValueFrom(
    entries$.pipe(
      map((seen) => (seen.state === 'present' ? seen.value.map((entry) => entry.log_entry_uid) : [])),
      filter((uids) => uids.length === count),
      timeout(patience),
    ),
  );
/** Resolves once `isSo`; looks every 20 ms. */
const until = (isSo: () => boolean) => firstValueFrom(timer(0, 20).pipe(filter(isSo), timeout(patience)));
/**
 * Resolves once the server has all writes of the racer; unanswered ones are settled as `settlePending` does it, again
 * after a torn stream.
 */
const untilSent = async ({ outbox }: Pick<RacerData, 'outbox'>, device: EmulatorDevice) => {
  const isSent = () =>
    firstValueFrom(
      outbox.writes$.pipe(
        filter((writes) => writes.length === 0),
        map(() => true),
        timeout({ first: patience / 4, with: () => of(false) }),
      ),
    );
  for (let looks = 0; !(await isSent()) && looks < 3; looks += 1) {
    await reconnect(device.database);
    await outbox.settle().catch(() => undefined);
  }
  expect(outbox.writes$.value).toEqual([]);
};

beforeEach(resetFirestore);

const devices: EmulatorDevice[] = [];
const startDevice = async (options?: Parameters<typeof startRacer>[0]) => {
  const device = await startRacer(options);
  devices.push(device);
  return device;
};
const start = async (options?: { access: boolean }) => {
  const device = await startDevice(options);
  return { device, ...openOn(device) };
};
afterEach(() => Promise.all(devices.splice(0).map((device) => device.stop())));

const listed = (value: PassPicture): ListedRow => ({ list: 'pictures', id: pictureId(value), value });

const portsOf = (
  racer: RacerData,
): RepositoriesUnderTest['ports'] &
  TunesUnderTest['ports'] &
  ExchangeUnderTest['ports'] &
  PassDeletionUnderTest['ports'] &
  PicturesUnderTest['ports'] => {
  const saving =
    <Row>(save: (row: Row) => void) =>
    (row: Row) => {
      save(row);
      return ok(undefined);
    };
  return {
    vehicles: {
      vehicles$: racer.vehicles$,
      deleted$: racer.deletedVehicles.deleted$,
      save: saving((row) => racer.saveVehicle(row)),
      delete: saving((uid) => racer.deletedVehicles.delete(uid)),
      restore: saving((uid) => racer.deletedVehicles.restore(uid)),
    },
    tunes: {
      versions$: (uid) => racer.tunes.versions$(uid),
      save: saving((change) => racer.tunes.save(change)),
    },
    locations: {
      locations$: racer.locations$,
      save: (row, before) => {
        racer.saveLocation(row, before);
        return ok(undefined);
      },
      delete: saving((uid) => racer.deleteLocation(uid)),
    },
    logBooks: {
      newest$: () => racer.logBooks.newest$,
      newestOf$: racer.logBooks.newestOf$,
      entries$: (query = {}) => racer.logBooks.entries$.pipe(ofVehicle(query.vehicleUid)),
      save: (entry, before) => racer.logBooks.save(entry, before),
      delete: saving((entry) => racer.logBooks.delete(entry)),
    },
    deletedPasses: {
      deleted$: racer.deletedPasses.deleted$,
      restore: (pass) => racer.logBooks.restore(pass),
      remove: saving((pass) => racer.deletedPasses.remove(pass)),
    },
    passPictures: {
      pictures$: (uid) => racer.pictures$(uid),
      add: saving((value) => racer.exchange.add([listed(value)])),
      remove: saving((value) => racer.exchange.remove([listed(value)])),
    },
    logBookViews: {
      views$: racer.views.views$,
      save: saving((view) => racer.views.save(view)),
      delete: saving((key) => racer.views.delete(key)),
    },
    predictions: {
      cards$: racer.predictions.cards$,
      save: saving((card) => racer.predictions.save(card)),
      delete: saving((key) => racer.predictions.delete(key)),
      checkCall: () => Promise.resolve(ok(undefined)),
    },
    exchange: {
      stored: async (request) => ok(await racer.exchange.stored(request)),
      add: saving((rows) => racer.exchange.add(rows)),
      remove: saving((rows) => racer.exchange.remove(rows)),
    },
    customFields: {
      fields$: racer.customFields$,
      save: saving((row) => racer.saveCustomField(row)),
      delete: saving((pk) => racer.deleteCustomField(pk)),
    },
    settings: { settings$: racer.settings$, update: (patch) => racer.updateUser(patch) },
  };
};

const openRepositories = (device: EmulatorDevice) => {
  const { racer, health, reported } = openOn(device);
  return {
    ports: portsOf(racer),
    now: Date.now,
    stop: async () => {
      await waitForPendingWrites(device.database);
      await untilSent(racer, device);
      expect([...health.failed]).toEqual([]);
      expect(reported).toEqual([]);
    },
  };
};

const repositories = async () => openRepositories(await startDevice());
/** The same of a racer with a third old car. */
const withBike = async () => openRepositories(await startDevice({ owned: ['nova', 'camaro', 'bike'] }));

describeRepositories('Firestore under the rules', withBike);
describePasses('Firestore under the rules', async (stored) => {
  const device = await startDevice({ owned: ['nova', 'bike'] });
  const under = openRepositories(device);
  if (stored.length > 0) {
    const listening = under.ports.logBooks.entries$().subscribe();
    under.ports.vehicles.save(nova);
    await waitForPendingWrites(device.database);
    await settled(under.ports.logBooks.entries$());
    await writeAsBackend('logBooks/nova_2026_06', {
      ...{ user_uid: device.uid, vehicle_uid: 'nova', year: 2026, month: 6, data_version: 1 },
      last_modified_date: new Date(),
      entries: Object.fromEntries(stored.map((entry) => [entry.log_entry_uid, entry as never])),
    });
    const arrived = () => uidsOf(under.ports.logBooks.entries$(), stored.length);
    const arrivedAgain = async () => {
      await reconnect(device.database);
      return arrived();
    };
    await arrived().catch(arrivedAgain).catch(arrivedAgain);
    listening.unsubscribe();
  }
  return under;
});
describePassDeletion('Firestore under the rules', repositories);
describeVehicleDeletion('Firestore under the rules', repositories);
describeTunes('Firestore under the rules', withBike);
describeExchange('Firestore under the rules', repositories);
describePictures('Firestore under the rules', repositories);

test('another thing of the racer’s that changes does not have the cars and the views told anew', async () => {
  const { racer, device } = await start();
  racer.saveVehicle(nova);
  await untilSent(racer, device);
  const told: unknown[] = [];
  const watching = merge(racer.vehicles$, racer.views.views$).subscribe((rows) => told.push(rows));
  await settled(racer.vehicles$);
  const before = told.length;
  racer.updateUser({ currentDataSet: 'default' });
  await untilSent(racer, device);
  expect(await settled(racer.settings$)).toMatchObject({ value: { currentDataSet: 'default' } });
  expect(told).toHaveLength(before);
  racer.saveVehicle({ ...nova, name: 'Nova II' });
  await untilSent(racer, device);
  expect(told.at(-1)).toMatchObject({ value: [{ name: 'Nova II' }] });
  watching.unsubscribe();
});

describe('a pass on its way to the server', () => {
  test('stands there whole, in the month of its track, with the time of the server', async () => {
    const { racer, device } = await start();
    // 23:30 on the last of May at the track is June in UTC.
    racer.logBooks.save({ ...fullPass, log_entry_datetime: '2026-06-01T04:30:00.000Z' });
    await waitForPendingWrites(device.database);
    const stored = await documentNow(doc(device.database, 'logBooks/nova_2026_05'));
    expect(stored.data()).toMatchObject({
      user_uid: device.uid,
      vehicle_uid: 'nova',
      year: 2026,
      month: 5,
      data_version: 1,
      touched: 'full-pass',
    });
    const { last_modified_date: stamp } = stored.data() as { last_modified_date: { toMillis(): number } };
    expect(Math.abs(stamp.toMillis() - Date.now())).toBeLessThan(60_000);
  });

  test('takes no other pass of its month along', async () => {
    const { racer, device } = await start();
    racer.logBooks.save(fullPass);
    await waitForPendingWrites(device.database);
    racer.logBooks.save({ ...fullPass, log_entry_uid: 'another' });
    await waitForPendingWrites(device.database);
    const stored = await documentNow(doc(device.database, 'logBooks/nova_2026_06'));
    expect(Object.keys(stored.get('entries') as object).sort()).toEqual(['another', 'full-pass']);
  });

  test('goes with its vehicle, though it is still on its way', async () => {
    const { racer, device } = await start();
    racer.saveVehicle(nova);
    await untilSent(racer, device);
    await disableNetwork(device.database);
    const watching = racer.logBooks.entries$.subscribe();
    racer.logBooks.save(fullPass);
    await uidsOf(racer.logBooks.entries$, 1);
    racer.deletedVehicles.delete(nova.uid);
    await uidsOf(racer.logBooks.entries$, 0);
    watching.unsubscribe();
  });

  test('reaches a second device that was there before, and one that comes later', async () => {
    const { racer, device } = await start();
    racer.saveVehicle(nova);
    const second = openOn(device);
    const seen = uidsOf(second.racer.logBooks.entries$, 1);
    racer.logBooks.save(fullPass);
    expect(await seen).toEqual(['full-pass']);
    await waitForPendingWrites(device.database);
    expect(await uidsOf(openOn(device).racer.logBooks.entries$, 1)).toEqual(['full-pass']);
  });
});

describe('a change of a tune on its way to the server', () => {
  test('is taken whole, with the way back', async () => {
    const { racer, device } = await start();
    racer.saveVehicle(nova);
    const change = rememberTune(nova, editVehicle(nova, { fuel: 'E85' }), {
      reason: 'racer',
      now: 5,
      known: [],
    });
    racer.tunes.save(change);
    await untilSent(racer, device);
    for (const version of change.versions) {
      const stored = await documentNow(doc(device.database, `users/${device.uid}/tunes/nova_${version.n}`));
      expect(stored.data()).toEqual(version);
    }
    const user = await documentNow(doc(device.database, `users/${device.uid}`));
    expect(user.get('vehicles.nova')).toEqual(change.vehicle);
  });
});

describe('the second look at what is not there', () => {
  test('a log book without passes is absent again, not unknown for ever', async () => {
    const { racer } = await start();
    expect(await settled(racer.logBooks.entries$)).toEqual({ state: 'absent' });
    expect(await settled(racer.logBooks.entries$)).toEqual({ state: 'absent' });
  });

  test('a document that does not exist is absent again, not unknown for ever', async () => {
    const { racer } = await start({ access: false });
    expect(await settled(racer.access$)).toEqual({ state: 'absent' });
    expect(await settled(racer.access$)).toEqual({ state: 'absent' });
  });
});

describe('the end of access', () => {
  test('is known to be absent until registration is finished, then comes by itself', async () => {
    const { racer, device } = await start({ access: false });
    await writeAsBackend(`users/${device.uid}`, { isRegistered: false });
    const seen: Loadable<unknown>[] = [];
    const watching = racer.access$.subscribe((access) => seen.push(access));
    await settled(racer.access$);
    await grantAccess(device.uid, 4_000_000_000_000);
    await documentNow(doc(device.database, `users/${device.uid}/private/access`));
    expect(seen.at(-1)).toEqual({ state: 'absent' });
    await writeAsBackend(`users/${device.uid}`, { isRegistered: true });
    await until(() => seen.at(-1)?.state === 'present');
    expect(seen.at(-1)).toMatchObject({ value: { access_until: 4_000_000_000_000 } });
    watching.unsubscribe();
  });
});

describe('what the server has', () => {
  test('marks how far the device has been brought up to date', async () => {
    const { racer, device, marks } = await start();
    const watching = racer.logBooks.entries$.subscribe();
    racer.saveVehicle(nova);
    racer.logBooks.save(fullPass);
    await waitForPendingWrites(device.database);
    await uidsOf(racer.logBooks.entries$, 1);
    await until(() => marks.synced.read() > 0);
    expect(Math.abs(marks.synced.read() - Date.now())).toBeLessThan(60_000);
    watching.unsubscribe();
  });

  test('the newest passes are told at the next start before all are read', async () => {
    const { racer, device, marks } = await start();
    racer.saveVehicle(nova);
    racer.logBooks.save(fullPass);
    await waitForPendingWrites(device.database);
    await uidsOf(racer.logBooks.entries$, 1);
    expect(marks.newest.read()).toHaveLength(1);
    const report = () => undefined;
    const next = openRacerData(device.database, device.uid, racer.outbox, marks, report, createHealth());
    const told: string[] = [];
    const { newest$, entries$ } = next.logBooks;
    const watching = merge(
      newest$.pipe(map(({ state }) => `newest ${state}`)),
      entries$.pipe(map(({ state }) => `all ${state}`)),
    ).subscribe((line) => told.push(line));
    await uidsOf(entries$, 1);
    expect(told).toContain('newest present');
    expect(told.indexOf('newest present')).toBeLessThan(told.indexOf('all present'));
    watching.unsubscribe();
  });

  describe('the log books of the next start', () => {
    const day = 86_400_000;
    /** Passes that make a log book long, though unreadable: a short one is read by one query. */
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`stump-${index}`, {}]));
    /**
     * Returns the passes of a start with an old and a new log book, after a change of the device's remembered marks.
     */
    const nextStart = async (alter: (marks: LogBookMarks, books: BooksMark) => void) => {
      const { racer, device, marks } = await start();
      racer.saveVehicle(nova);
      racer.logBooks.save({ ...fullPass, log_entry_uid: 'new' });
      await untilSent(racer, device);
      const old = { ...fullPass, log_entry_uid: 'old', log_entry_datetime: '2025-06-14T17:00:00Z' };
      await writeAsBackend('logBooks/nova_2025_06', {
        ...{ user_uid: device.uid, vehicle_uid: 'nova', year: 2025, month: 6 },
        ...{ last_modified_date: new Date(Date.now() - 9 * day), entries: { ...many, old: old as never } },
      });
      // The book existed before the listener's start.
      const reading = racer.logBooks.entries$.subscribe();
      await documentNow(doc(device.database, 'logBooks/nova_2025_06'));
      await until(() => marks.synced.read() > 0);
      // The server answers after the cache is read, without a change.
      await disableNetwork(device.database);
      marks.synced.write(0);
      const { racer: first } = openOn(device, marks);
      expect(await uidsOf(first.logBooks.entries$, 2)).toEqual(['new', 'old']);
      await enableNetwork(device.database);
      const isKnown = () =>
        marks.books.read()?.ids.length === 2 && marks.books.read()?.synced === marks.synced.read();
      await until(() => marks.synced.read() > 0 && isKnown());
      const known = marks.books.read()!;
      reading.unsubscribe();
      // Own marks: the earlier runs may still write theirs.
      const atNextStart = createMarks();
      const synced = marks.synced.read();
      atNextStart.synced.write(synced);
      alter(atNextStart, known);
      const { racer: next } = openOn(device, atNextStart);
      const shown = await firstValueFrom(
        next.logBooks.entries$.pipe(
          filter(({ state }) => state === 'present'),
          timeout(patience),
        ),
      );
      return {
        uids: shown.state === 'present' ? shown.value.map(({ log_entry_uid }) => log_entry_uid) : [],
        marks: atNextStart,
        /** Resolves once the server has answered the listener of this start. */
        answered: () => documentsNow(booksChangedSince(device.database, device.uid, synced)),
      };
    };
    const onlyNew = (books: BooksMark): BooksMark => ({
      ...books,
      ids: books.ids.filter((id) => id !== 'nova_2025_06'),
    });

    test('are read by their ids', async () => {
      const { uids } = await nextStart((marks, books) => marks.books.write(onlyNew(books)));
      expect(uids).toEqual(['new']);
    });

    test('are looked for in all of the cache a week later', async () => {
      const { uids } = await nextStart((marks, books) =>
        marks.books.write({ ...onlyNew(books), lookedAt: Date.now() - 8 * day }),
      );
      expect(uids).toEqual(['new', 'old']);
    });

    test('are looked for in all of the cache where the device has moved on since it knew them', async () => {
      const { uids } = await nextStart((marks, books) =>
        marks.books.write({ ...onlyNew(books), synced: books.synced - 1 }),
      );
      expect(uids).toEqual(['new', 'old']);
    });

    test('are looked for in all of the cache, and asked of the server, where it has lost one', async () => {
      const { uids, marks, answered } = await nextStart((before, books) =>
        before.books.write({ ...onlyNew(books), ids: [...onlyNew(books).ids, 'nova_2024_06'] }),
      );
      expect(uids).toEqual(['new', 'old']);
      await answered();
      expect(marks.synced.read()).toBe(0);
    });
  });

  describe('the passes that a prediction goes by', () => {
    /** Returns the passes of a car and of all at the next start, after this one has predicted the Nova, or nothing. */
    const nextStart = async (predicted: string, { novaMonth = 1, predictsNova = true } = {}) => {
      const { racer, device, marks } = await start();
      for (const uid of ['nova', 'camaro']) racer.saveVehicle({ ...nova, uid });
      const passOf = (uid: string, month: number): LogEntry => ({
        ...fullPass,
        log_entry_uid: `${uid}-${month}`,
        log_entry_datetime: `2025-0${month}-14T17:00:00Z`,
        vehicle: { ...fullPass.vehicle, uid },
      });
      racer.logBooks.save(passOf('nova', novaMonth));
      for (const month of [2, 3, 4]) racer.logBooks.save(passOf('camaro', month));
      await untilSent(racer, device);
      if (predictsNova) expect(await uidsOf(racer.logBooks.newestOf$('nova'), 1)).toEqual(['nova-1']);
      else await uidsOf(racer.logBooks.entries$, 4);
      const report = () => undefined;
      const next = openRacerData(device.database, device.uid, racer.outbox, marks, report, createHealth());
      const told: string[] = [];
      const { newestOf$, entries$ } = next.logBooks;
      const line = (whose: string) =>
        map((seen: Loadable<LogEntry[]>) => `${whose} ${seen.state === 'present' ? seen.value.length : ''}`);
      const watching = merge(
        entries$.pipe(line('all')),
        newestOf$(predicted).pipe(line(predicted)),
      ).subscribe((each) => told.push(each));
      await uidsOf(entries$, 4);
      watching.unsubscribe();
      return { told, marks };
    };

    test('are told at the next start before all are read', async () => {
      const { told, marks } = await nextStart('nova');
      expect(marks.predicted.read()?.ids).toHaveLength(1);
      expect(told).toContain('nova 1');
      expect(told.indexOf('nova 1')).toBeLessThan(told.indexOf('all 4'));
    });

    test('are told before all are read where nothing was predicted yet, of the car that ran last', async () => {
      const { told } = await nextStart('nova', { novaMonth: 5, predictsNova: false });
      expect(told).toContain('nova 1');
      expect(told.indexOf('nova 1')).toBeLessThan(told.indexOf('all 4'));
    });

    test('are told with all of them where another car was predicted last', async () => {
      const { told, marks } = await nextStart('camaro');
      // Reading most of the log book takes as long as reading all of it.
      expect(marks.predicted.read()).toBeUndefined();
      const [first] = told.filter((each) => each === 'bike 3' || each === 'all 4');
      expect(first).toBe('all 4');
    });
  });

  test('not all passes are told before what an earlier run left unsent is among them', async () => {
    const { racer, device } = await start();
    racer.saveVehicle(nova);
    racer.logBooks.save(fullPass);
    await waitForPendingWrites(device.database);
    let end = (): void => undefined;
    const loaded = new Promise<void>((resolve) => (end = resolve));
    const outbox = { ...racer.outbox, loaded: () => loaded };
    const report = () => undefined;
    const next = openRacerData(device.database, device.uid, outbox, createMarks(), report, createHealth());
    const told: string[] = [];
    const watching = next.logBooks.entries$.subscribe(({ state }) => told.push(state));
    await firstValueFrom(next.vehicles$.pipe(filter(({ state }) => state === 'present')));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(told).not.toContain('present');
    end();
    await uidsOf(next.logBooks.entries$, 1);
    watching.unsubscribe();
  });

  test('a broken row is shown as it stands, reported once, and hides no other', async () => {
    const { racer, device } = await start();
    racer.saveVehicle(nova);
    racer.logBooks.save(fullPass);
    await waitForPendingWrites(device.database);
    const stump = { log_entry_uid: 'stump', log_entry_datetime: '2026-06-20T17:00:00Z' };
    const whose = { user_uid: device.uid, last_modified_date: new Date() };
    const books = {
      nova_2026_07: { vehicle_uid: 'nova', entries: { stump } },
      gone_2026_07: { vehicle_uid: 'gone', entries: { stump } },
      unnamed: { entries: 'none' },
    };
    for (const [id, book] of Object.entries(books)) {
      await writeAsBackend(`logBooks/${id}`, { ...whose, ...book });
    }
    const { racer: later, reported } = openOn(device);
    expect(await uidsOf(later.logBooks.entries$, 1)).toEqual(['full-pass']);
    const shown = await firstValueFrom(
      later.unreadable.passes.pipe(
        filter((seen) => seen.state === 'present' && seen.value.length === 2),
        timeout(patience),
      ),
    );
    expect(shown).toMatchObject({
      value: [
        { id: 'stump', stored: stump, reason: 'This pass cannot be read: vehicle is missing.' },
        { id: '', stored: 'none' },
      ],
    });
    later.logBooks.save({ ...fullPass, log_entry_uid: 'another' });
    expect(await uidsOf(later.logBooks.entries$, 2)).toHaveLength(2);
    expect(reported.sort()).toEqual([
      'entry : This list cannot be read: it is not a record.',
      'entry stump: This pass cannot be read: vehicle is missing.',
    ]);
  });

  /** Opens another racer's data on somebody else's device. */
  const openNosy = ({ device, racer, health }: Awaited<ReturnType<typeof start>>, uid: string) =>
    openRacerData(device.database, uid, racer.outbox, createMarks(), () => undefined, health);

  test('of another racer is out of reach', async () => {
    const ann = await start();
    const bob = await start();
    ann.racer.logBooks.save(fullPass);
    ann.racer.saveVehicle(nova);
    await waitForPendingWrites(ann.device.database);
    const nosy = openNosy(bob, ann.device.uid);
    const seen: string[] = [];
    const watching = [nosy.document$, nosy.logBooks.entries$].map((stream$) =>
      stream$.subscribe(({ state }: { state: string }) => seen.push(state)),
    );
    await until(() => bob.health.failed.size === 2);
    expect([...bob.health.failed].sort()).toEqual(['logBooks', `users/${ann.device.uid}`]);
    expect(seen).not.toContain('present');
    for (const each of watching) each.unsubscribe();
    expect(await settled(bob.racer.logBooks.entries$)).toEqual({ state: 'absent' });
  });

  test('of another racer makes what is shown stale only while it is asked for', async () => {
    const [ann, bob] = [await start(), await start()];
    const watching = openNosy(bob, ann.device.uid).synced$.subscribe();
    await until(() => bob.health.failed.size > 0);
    expect([...bob.health.failed]).toEqual(['logBooks']);
    watching.unsubscribe();
    expect([...bob.health.failed]).toEqual([]);
  });

  test('of a racer who has signed out makes nothing stale, though the passes were just shown', async () => {
    const [ann, bob] = [await start(), await start()];
    const left = openNosy(bob, ann.device.uid);
    const watching = left.logBooks.entries$.subscribe();
    await until(() => bob.health.failed.size === 2);
    watching.unsubscribe();
    left.close();
    expect([...bob.health.failed]).toEqual([]);
  });
});
