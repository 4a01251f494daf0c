import {
  collection,
  disableNetwork,
  enableNetwork,
  query,
  waitForPendingWrites,
  where,
} from 'firebase/firestore';
import { filter, firstValueFrom, map, timeout } from 'rxjs';
import {
  editVehicle,
  feet,
  monthOfPass,
  parseLogBook,
  pounds,
  rememberTune,
  sameStored,
  seconds,
  withWorkedOut,
  type Location,
  type LogEntry,
  type Timeslip,
  type TuneOccasion,
  type Vehicle,
} from '@holeshot/shared-core';
import { nova, fullLocation, fullPass } from '@holeshot/shared-core/testing';
import {
  createHealth,
  createMarks,
  documentsNow,
  grantAccess,
  openOutbox,
  patience,
  readLogBooks,
  resetFirestore,
  startAgain,
  startRacer,
  writeAsBackend,
  type EmulatorDevice,
} from '../testing/emulatorKit';
import { createMemoryStore } from '../testing/createMemoryStore';
import { openRacerOn } from '../testing/openRacerOn';
import { openRacerData } from '../records/openRacerData';
import { passWrite } from '../../writes/passWrite';
import type { Outbox } from '../../writes/Outbox';
import { openOutboxServer } from './outboxServer';
import type { OutboxWrite } from '../../writes/outboxStore';

const inJuly: LogEntry = { ...fullPass, log_entry_datetime: '2026-07-04T17:41:00.000Z' };

/** Resolves with the writes of an outbox once they are as wanted. */
const until = (outbox: Outbox, wanted: (writes: OutboxWrite[]) => boolean) =>
  firstValueFrom(outbox.writes$.pipe(filter(wanted), timeout(patience)));
const isEmpty = (writes: OutboxWrite[]) => writes.length === 0;

/** Creates the store of a run of the app that ended with these writes. */
const storeWith = async (writes: OutboxWrite[]) => {
  const store = createMemoryStore();
  await Promise.all(writes.map((write) => store.put(write)));
  return store;
};

const openOn = (device: EmulatorDevice) => {
  const opened = openRacerOn(device);
  const { outbox } = opened;
  const goneOnes = (gone = 'pass-gone') =>
    opened.until(
      outbox.writes$.pipe(map((writes) => writes.filter(({ reason }) => reason === gone))),
      (writes) => writes.length > 0,
    );
  const outboxHolds = (count: number) => opened.until(outbox.writes$, (writes) => writes.length === count);
  const allSent = () => outboxHolds(0);
  return { ...opened, goneOnes, outboxHolds, allSent };
};

let phone: ReturnType<typeof openOn>;
let trailer: ReturnType<typeof openOn>;

/** Returns the uids of the passes in each month on the server. */
const books = async () => {
  const { docs } = await documentsNow(
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
  phone.logBooks.save(fullPass);
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
  const timeslip = { ...fullPass.timeslip, et_60: seconds(1.55) };
  phone.logBooks.save({ ...fullPass, notes: 'hazy' }, fullPass);
  trailer.logBooks.save({ ...fullPass, timeslip }, fullPass);
  await Promise.all([phone, trailer].map(({ device }) => enableNetwork(device.database)));
  const both = ([pass]: LogEntry[]) => pass?.notes === 'hazy' && pass.timeslip.et_60 === 1.55;
  expect(await phone.shows(both)).toEqual([withWorkedOut({ ...fullPass, notes: 'hazy', timeslip })]);
  await trailer.shows(both);
});

test('edits of the reaction and of the ET, made without a network, give one package on both devices', async () => {
  const { tune_version_660, tune_version_1000, tune_version_1320 } = nova.base_tune;
  const typed = (changed: Partial<Timeslip>) =>
    withWorkedOut({
      ...fullPass,
      vehicle: { ...fullPass.vehicle, tune_version_660, tune_version_1000, tune_version_1320 },
      timeslip: {
        ...{ ...fullPass.timeslip, dialin_et: seconds(11.2), reaction_time: seconds(0.02) },
        ...{ et_1320: seconds(11.25), ...changed },
      },
    });
  const begun = typed({});
  phone.logBooks.save(begun, fullPass);
  await trailer.shows(([pass]) => sameStored(pass?.timeslip, begun.timeslip));
  await Promise.all([phone, trailer].map(({ device }) => disableNetwork(device.database)));
  phone.logBooks.save(typed({ reaction_time: seconds(0.05) }), begun);
  trailer.logBooks.save(typed({ et_1320: seconds(11.15) }), begun);
  await Promise.all([phone, trailer].map(({ device }) => enableNetwork(device.database)));
  const slip = typed({ reaction_time: seconds(0.05), et_1320: seconds(11.15) }).timeslip;
  for (const each of [phone, trailer]) {
    const [pass] = await each.shows(([row]) => sameStored(row?.timeslip, slip));
    expect(pass?.derived.package).toBeCloseTo(0, 6);
    expect(pass?.derived.horsepower).toBeGreaterThan(0);
  }
});

describe('a change whose answer was lost', () => {
  const hazy = { ...fullPass, notes: 'hazy' };
  const clear = { ...fullPass, notes: 'clear' };

  /** Changes a pass on the phone, loses the answer, and sends it again after a change on the other device. */
  const sendTwice = async (meanwhile: () => Promise<void> = () => Promise.resolve()) => {
    const { database, uid } = phone.device;
    const server = openOutboxServer(database, uid);
    const commit: typeof server.commit = async (...sent) => {
      await server.commit(...sent);
      await trailer.shows(([pass]) => pass?.notes === 'hazy');
      trailer.logBooks.save(clear, hazy);
      await trailer.allSent();
      await meanwhile();
      await server.commit(...sent);
    };
    const outbox = openOutbox(phone.device, { server: { ...server, commit } });
    const racer = openRacerData(database, uid, outbox, createMarks(), () => undefined, createHealth());
    racer.logBooks.save(hazy, fullPass);
    return until(outbox, (writes) => !writes.some(({ state }) => state === 'waiting'));
  };

  test('does not go over what another device has changed since', async () => {
    expect(await sendTwice()).toEqual([]);
    expect(await phone.shows(([pass]) => pass?.notes === 'clear')).toEqual([clear]);
  });

  test('is done with though the access has ended since', async () => {
    expect(await sendTwice(() => grantAccess(phone.device.uid, 0))).toEqual([]);
  });
});

test('a pass that moves is in its new month alone, and the last one of a month leaves it empty', async () => {
  phone.logBooks.save(inJuly, fullPass);
  await phone.allSent();
  expect(await books()).toEqual({ nova_2026_06: [], nova_2026_07: ['full-pass'] });
  expect(await trailer.shows(([pass]) => pass?.log_entry_datetime === inJuly.log_entry_datetime)).toEqual([
    inJuly,
  ]);
});

describe('a pass that one device moves while the other has no network', () => {
  const inAugust: LogEntry = { ...fullPass, log_entry_datetime: '2026-08-01T17:41:00.000Z' };
  const ofCamaro: LogEntry = { ...fullPass, vehicle: { ...fullPass.vehicle, uid: 'camaro' } };
  const isIn = (month: LogEntry) => (passes: LogEntry[]) =>
    isThere(passes) && passes[0]?.log_entry_datetime === month.log_entry_datetime;
  const offline = ({ device }: typeof phone) => disableNetwork(device.database);
  const online = ({ device }: typeof phone) => enableNetwork(device.database);

  test.each([
    ['month', inJuly, 'nova_2026_07'],
    ['vehicle', ofCamaro, 'camaro_2026_06'],
  ])(
    'to another %s takes along what the other changed before, which it did not know of',
    async (_, there, book) => {
      phone.saveVehicle({ ...nova, uid: 'camaro' });
      await phone.allSent();
      await offline(phone);
      phone.logBooks.save(there, fullPass);
      trailer.logBooks.save({ ...fullPass, notes: 'hazy' }, fullPass);
      await trailer.allSent();
      await online(phone);
      await phone.allSent();
      const hazy = { ...there, notes: 'hazy' };
      expect(await trailer.shows(([pass]) => sameStored(pass, hazy))).toEqual([hazy]);
      expect(await books()).toEqual({ nova_2026_06: [], [book]: ['full-pass'] });
    },
  );

  test('gets what the other changed meanwhile, by itself', async () => {
    await offline(trailer);
    trailer.logBooks.save({ ...fullPass, notes: 'hazy' }, fullPass);
    phone.logBooks.save(inJuly, fullPass);
    await phone.allSent();
    await online(trailer);
    await trailer.allSent();
    expect(await phone.shows(([pass]) => pass?.notes === 'hazy')).toEqual([{ ...inJuly, notes: 'hazy' }]);
    expect(await books()).toEqual({ nova_2026_06: [], nova_2026_07: ['full-pass'] });
  });

  test('is in one month alone, though the other has moved it to another', async () => {
    await offline(trailer);
    trailer.logBooks.save(inAugust, fullPass);
    phone.logBooks.save(inJuly, fullPass);
    await phone.allSent();
    await online(trailer);
    await trailer.allSent();
    await phone.shows(isIn(inAugust));
    expect(await books()).toEqual({ nova_2026_06: [], nova_2026_07: [], nova_2026_08: ['full-pass'] });
  });

  describe('and the other has deleted it and brought it back', () => {
    const back: LogEntry = { ...inAugust, notes: 'back' };
    beforeEach(async () => {
      await offline(trailer);
      trailer.logBooks.save(inAugust, fullPass);
      trailer.logBooks.delete(inAugust);
      trailer.logBooks.save(back);
      phone.logBooks.save(inJuly, fullPass);
      await phone.allSent();
    });

    test('is there once, as it came back, and the racer is told what it was moved to', async () => {
      await online(trailer);
      const [kept] = await trailer.goneOnes('two-copies');
      await trailer.outboxHolds(1);
      await phone.shows((passes) => sameStored(passes, [back]));
      expect(await books()).toEqual({ nova_2026_06: [], nova_2026_07: [], nova_2026_08: ['full-pass'] });
      trailer.outbox.retry(kept!.id);
      await trailer.allSent();
      await phone.shows((passes) => sameStored(passes, [{ ...inJuly, notes: 'back' }]));
      expect(await books()).toEqual({ nova_2026_06: [], nova_2026_07: ['full-pass'], nova_2026_08: [] });
    });

    test('is kept for the racer with what was changed of it where it went, though that device knew nothing of the other', async () => {
      phone.logBooks.save({ ...inJuly, changes: 'jets 80' }, inJuly);
      await phone.allSent();
      await online(trailer);
      const [kept] = await trailer.goneOnes('two-copies');
      expect(kept!.data['entries']).toEqual({ 'full-pass': { ...inJuly, changes: 'jets 80' } });
      expect(kept!.fields).toContainEqual(['entries', 'full-pass', 'changes']);
      await trailer.outboxHolds(1);
      await phone.shows((passes) => sameStored(passes, [back]));
    });
  });

  test('is gone once the other has deleted it where it was', async () => {
    await offline(trailer);
    trailer.logBooks.delete(fullPass);
    phone.logBooks.save(inJuly, fullPass);
    await phone.allSent();
    await online(trailer);
    await trailer.allSent();
    await phone.shows((passes) => passes.length === 0);
    expect(await books()).toEqual({ nova_2026_06: [], nova_2026_07: [] });
  });
});

describe('a move', () => {
  const entriesOf = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `full-${i}`,
        { log_entry_uid: `full-${i}`, log_entry_datetime: '2026-07-04T17:41:00.000Z' },
      ]),
    );

  test('to a month that other devices have filled leaves the pass where it can be read, with its new date', async () => {
    await disableNetwork(phone.device.database);
    phone.logBooks.save(inJuly, fullPass);
    await writeAsBackend('logBooks/nova_2026_07', {
      ...{ user_uid: phone.device.uid, vehicle_uid: 'nova', year: 2026, month: 7, data_version: 1 },
      ...{ last_modified_date: new Date(), entries: entriesOf(500) },
    });
    await enableNetwork(phone.device.database);
    await phone.allSent();
    expect(await trailer.shows(([pass]) => pass?.log_entry_datetime === inJuly.log_entry_datetime)).toEqual([
      inJuly,
    ]);
    expect((await books())['nova_2026_06']).toEqual(['full-pass']);
  });

  test('leaves an earlier edit that was refused to the racer, who can still send it', async () => {
    await grantAccess(phone.device.uid, 0);
    phone.logBooks.save({ ...fullPass, notes: 'hazy' }, fullPass);
    const [refused] = await phone.until(
      phone.outbox.writes$,
      (writes) => writes.length > 0 && writes.every(({ state }) => state === 'refused'),
    );
    await grantAccess(phone.device.uid, Date.now() + 3_600_000);
    phone.logBooks.save(inJuly, fullPass);
    await phone.outboxHolds(1);
    expect(phone.outbox.writes$.value).toEqual([refused]);
    phone.outbox.retry(refused!.id);
    await phone.allSent();
    expect(await trailer.shows(([pass]) => pass?.notes === 'hazy')).toEqual([{ ...inJuly, notes: 'hazy' }]);
  });
});

describe('an edit of a pass that another device has deleted', () => {
  const editOffline = async () => {
    await disableNetwork(trailer.device.database);
    trailer.logBooks.save({ ...fullPass, notes: 'hazy' }, fullPass);
    phone.logBooks.delete(fullPass);
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
    expect(await phone.shows(isThere)).toEqual([{ ...fullPass, notes: 'hazy' }]);
  });

  test('goes to the pass where that has been restored and moved by then', async () => {
    const { id } = await editOffline();
    phone.logBooks.save({ ...inJuly, changes: 'jets' });
    await phone.allSent();
    trailer.outbox.restore(id);
    await trailer.allSent();
    const restored = { ...inJuly, changes: 'jets', notes: 'hazy' };
    expect(await phone.shows(([pass]) => pass?.notes === 'hazy')).toEqual([restored]);
    expect(await books()).toEqual({ nova_2026_06: [], nova_2026_07: ['full-pass'] });
  });

  test('is gone once it is discarded', async () => {
    await trailer.outbox.discard((await editOffline()).id);
    expect(await trailer.shows((passes) => passes.length === 0)).toEqual([]);
    expect(await books()).toEqual({ nova_2026_06: [] });
  });
});

describe('changes of one vehicle', () => {
  const occasion: TuneOccasion = { reason: 'racer', now: 5, known: [] };
  const heavier = editVehicle(nova, { weight_with_driver: pounds(3300) });
  const slicks: Vehicle = { ...nova, notes: 'new slicks' };
  /** Resolves with the shown vehicles once they are as wanted. */
  const garage = (of: typeof phone, wanted: (vehicles: Vehicle[]) => boolean) =>
    of.until(of.vehicles$.pipe(map((seen) => (seen.state === 'present' ? seen.value : []))), wanted);
  const isSlick = ([vehicle]: Vehicle[]) => vehicle?.notes === 'new slicks';

  test('in different parts, made on two devices without a network, both count on both', async () => {
    await Promise.all([phone, trailer].map(({ device }) => disableNetwork(device.database)));
    phone.tunes.save(rememberTune(nova, slicks, occasion));
    trailer.tunes.save(rememberTune(nova, heavier, occasion));
    await Promise.all([phone, trailer].map(({ device }) => enableNetwork(device.database)));
    for (const each of [phone, trailer]) {
      await each.allSent();
      const both = ([vehicle]: Vehicle[]) => vehicle?.base_tune.weight_with_driver === 3300;
      expect(await garage(each, (rows) => isSlick(rows) && both(rows))).toEqual([
        { ...heavier, notes: 'new slicks' },
      ]);
    }
  });

  describe('after another device deleted it', () => {
    const editOffline = async () => {
      await disableNetwork(trailer.device.database);
      trailer.tunes.save(rememberTune(nova, slicks, occasion));
      phone.deletedVehicles.delete('nova');
      await phone.allSent();
      await enableNetwork(trailer.device.database);
      const [kept] = await trailer.goneOnes('vehicle-gone');
      return kept!;
    };

    test('leave no stump, and are restored with the vehicle', async () => {
      const kept = await editOffline();
      expect(kept).toMatchObject({ state: 'refused' });
      expect(await garage(trailer, (rows) => rows.length === 0)).toEqual([]);
      trailer.outbox.restore(kept.id);
      await trailer.allSent();
      expect(await garage(phone, isSlick)).toEqual([slicks]);
    });

    test.each(['the other', 'this'])(
      'are kept while %s device brings it back, and sent then',
      async (which) => {
        const kept = await editOffline();
        const renamed = { ...nova, name: 'Nova II' };
        const [other] = [which === 'this' ? trailer : phone];
        await other.until(other.deletedVehicles.deleted$, ({ state }) => state === 'present');
        other.deletedVehicles.restore('nova');
        await garage(phone, (rows) => rows.length > 0);
        phone.tunes.save(rememberTune(nova, renamed, occasion));
        await garage(trailer, ([vehicle]) => vehicle?.name === 'Nova II');
        await trailer.outboxHolds(1);
        expect(trailer.outbox.writes$.value).toEqual([kept]);
        trailer.outbox.restore(kept.id);
        await trailer.allSent();
        expect(await garage(phone, isSlick)).toEqual([{ ...renamed, notes: 'new slicks' }]);
      },
    );

    test('are said to be so also after a restart', async () => {
      await disableNetwork(trailer.device.database);
      trailer.tunes.save(rememberTune(nova, slicks, occasion));
      const store = await storeWith(trailer.outbox.writes$.value);
      phone.deletedVehicles.delete('nova');
      await phone.allSent();
      await enableNetwork(trailer.device.database);
      await trailer.goneOnes('vehicle-gone');
      const restarted = openOutbox(trailer.device, { store });
      await restarted.settle();
      expect(await until(restarted, ([write]) => write?.state === 'refused')).toMatchObject([
        { reason: 'vehicle-gone' },
      ]);
    });
  });
});

describe('changes of one location', () => {
  const { weather_station: station } = fullLocation;
  const begun: Location = { ...fullLocation, weather_station: null };
  const chosen: Location = { ...begun, weather_station: station };
  const surveyed: Location = { ...begun, elevation: feet(761) };
  /** Resolves with the shown locations once they are as wanted. */
  const tracks = (of: typeof phone, wanted: (locations: Location[]) => boolean) =>
    of.until(of.locations$.pipe(map((seen) => (seen.state === 'present' ? seen.value : []))), wanted);
  beforeEach(async () => {
    phone.saveLocation(begun);
    await phone.allSent();
    await tracks(trailer, (rows) => rows.length === 1);
  });

  test('in different fields, made on two devices without a network, both count on both', async () => {
    await Promise.all([phone, trailer].map(({ device }) => disableNetwork(device.database)));
    phone.saveLocation(chosen, begun);
    trailer.saveLocation(surveyed, begun);
    await Promise.all([phone, trailer].map(({ device }) => enableNetwork(device.database)));
    for (const each of [phone, trailer]) {
      await each.allSent();
      const both = ([row]: Location[]) => row?.weather_station !== null && row?.elevation === 761;
      expect(await tracks(each, both)).toEqual([{ ...chosen, elevation: 761 }]);
    }
  });

  test('leave no stump after another device deleted it, and are restored with the location', async () => {
    await disableNetwork(trailer.device.database);
    trailer.saveLocation(surveyed, begun);
    phone.deleteLocation(begun.uid);
    await phone.allSent();
    await enableNetwork(trailer.device.database);
    const [kept] = await trailer.goneOnes('location-gone');
    expect(await tracks(trailer, (rows) => rows.length === 0)).toEqual([]);
    trailer.outbox.restore(kept!.id);
    await trailer.allSent();
    expect(await tracks(phone, (rows) => rows.length === 1)).toEqual([surveyed]);
  });
});

test('a pass logged, edited and deleted without a network is settled after a restart', async () => {
  const { database } = phone.device;
  await disableNetwork(database);
  const late: LogEntry = { ...fullPass, log_entry_uid: 'late' };
  phone.logBooks.save(late);
  phone.logBooks.save({ ...late, notes: 'hazy' }, late);
  const kept = phone.outbox.writes$.value;
  phone.logBooks.delete(late);
  const store = await storeWith([...kept, ...phone.outbox.writes$.value]);
  const restarted = openOutbox(phone.device, { store });
  await enableNetwork(database);
  await waitForPendingWrites(database);
  await restarted.settle();
  expect(restarted.writes$.value).toEqual([]);
  expect(await books()).toEqual({ nova_2026_06: ['full-pass'] });
});

test('a pass and its change that Firestore has lost on the device are sent once more, in their order', async () => {
  await disableNetwork(phone.device.database);
  const late: LogEntry = { ...fullPass, log_entry_uid: 'late' };
  phone.logBooks.save(late);
  phone.logBooks.save({ ...late, notes: 'hazy' }, late);
  const emptied = await startAgain(phone.device);
  const restarted = openOutbox(emptied, { store: await storeWith(phone.outbox.writes$.value) });
  await restarted.load();
  await restarted.settle();
  await until(restarted, isEmpty);
  expect(await trailer.shows(([one, two]) => [one, two].some((pass) => pass?.notes === 'hazy'))).toHaveLength(
    2,
  );
  await emptied.stop();
});

test('a pass put back into another month takes along what was then changed where it had been, after a restart', async () => {
  const { uid } = phone.device;
  const left = { uid, state: 'waiting' as const, pass: { uid: fullPass.log_entry_uid, seenUntil: 0 } };
  const [june, july] = [fullPass, inJuly].map(monthOfPass);
  const putBack = passWrite(uid, july!, fullPass.log_entry_uid, [[]], inJuly);
  const hazy = { ...fullPass, notes: 'hazy' };
  const change = passWrite(uid, june!, fullPass.log_entry_uid, [['notes']], hazy);
  const store = await storeWith([
    {
      ...left,
      ...putBack,
      id: 'put-back',
      at: 1,
      pass: { ...left.pass, shelve: [june!.id], back: { before: fullPass, to: july!.id } },
    },
    { ...left, ...change, id: 'change', at: 2 },
  ]);
  const emptied = await startAgain(phone.device);
  const restarted = openOutbox(emptied, { store });
  await restarted.load();
  await restarted.settle();
  await until(restarted, isEmpty);
  const books = [...(await readLogBooks(emptied.uid))].map(([id, book]) => [
    id,
    parseLogBook(book).entries.map(({ notes }) => notes),
  ]);
  expect(Object.fromEntries(books)).toEqual({ nova_2026_06: [], nova_2026_07: ['hazy'] });
  await emptied.stop();
});

describe('a deletion whose answer came no more before the app was closed', () => {
  /** Closes the phone's app after its deletion, and opens it again after the other device's action. */
  const deleteThenClose = async (meanwhile: () => Promise<void>) => {
    phone.logBooks.delete(fullPass);
    const store = await storeWith(phone.outbox.writes$.value);
    await phone.allSent();
    await meanwhile();
    const reopened = openOutbox(phone.device, { store });
    await reopened.settle();
    return reopened;
  };

  test('leaves a pass that was restored and moved meanwhile, until the racer decides', async () => {
    const reopened = await deleteThenClose(async () => {
      trailer.logBooks.save(inJuly);
      await trailer.allSent();
    });
    expect(reopened.writes$.value).toMatchObject([{ state: 'refused', reason: 'pass-back' }]);
    expect(await books()).toEqual({ nova_2026_06: [], nova_2026_07: ['full-pass'] });
    reopened.retry(reopened.writes$.value[0]!.id);
    await until(reopened, isEmpty);
    expect(await books()).toEqual({ nova_2026_06: [], nova_2026_07: [] });
  });

  test('is done with where the racer has brought the pass back in that run', async () => {
    phone.logBooks.delete(fullPass);
    phone.logBooks.save({ ...fullPass, notes: 'back' });
    const store = await storeWith(phone.outbox.writes$.value);
    await phone.allSent();
    trailer.logBooks.save(inJuly, fullPass);
    await trailer.allSent();
    const reopened = openOutbox(phone.device, { store });
    await reopened.settle();
    expect(reopened.writes$.value).toEqual([]);
    expect(await books()).toEqual({ nova_2026_06: [], nova_2026_07: ['full-pass'] });
  });

  test('leaves the pass that was brought back in that run, and is gone again, for the racer to decide', async () => {
    phone.logBooks.delete(fullPass);
    phone.logBooks.save({ ...fullPass, notes: 'back' });
    const store = await storeWith(phone.outbox.writes$.value);
    await phone.allSent();
    // A server that gets both twice may take the deletion last.
    trailer.logBooks.delete(fullPass);
    await trailer.allSent();
    const reopened = openOutbox(phone.device, { store });
    await reopened.settle();
    expect(reopened.writes$.value).toMatchObject([{ state: 'refused', reason: 'pass-gone' }]);
    reopened.restore(reopened.writes$.value[0]!.id);
    await until(reopened, isEmpty);
    expect(await books()).toEqual({ nova_2026_06: ['full-pass'] });
  });

  test('is done with where the pass is nowhere', async () => {
    expect((await deleteThenClose(() => Promise.resolve())).writes$.value).toEqual([]);
  });
});
