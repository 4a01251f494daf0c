import { disableNetwork, doc, enableNetwork, getDocFromCache, terminate } from 'firebase/firestore';
import { filter, firstValueFrom, timeout } from 'rxjs';
import {
  clock,
  documentNow,
  grantAccess,
  openOutbox,
  patience,
  resetFirestore,
  startRacer,
  type EmulatorDevice,
} from '../testing/emulatorKit';
import { createMemoryStore } from '../testing/createMemoryStore';
import type { Outbox } from '../../writes/Outbox';
import { openOutboxServer } from './outboxServer';
import type { OutboxWrite, WriteStore } from '../../writes/outboxStore';

const hour = 3_600_000;

let device: EmulatorDevice;
let store: ReturnType<typeof createMemoryStore>;
let reported: unknown[];

const fail = (error: unknown) => reported.push(error);
const open = (run: Parameters<typeof openOutbox>[1] = {}) =>
  openOutbox(device, { report: fail, store, ...run });

beforeEach(async () => {
  await resetFirestore();
  device = await startRacer();
  store = createMemoryStore();
  reported = [];
});
afterEach(() => device.stop());

const userPath = () => `users/${device.uid}`;
const vehicle = (uid: string, name = uid) => ({
  path: userPath(),
  data: { vehicles: { [uid]: { uid, name } } },
  fields: [['vehicles', uid]],
  stamps: [],
});
const until = (outbox: Outbox, wanted: (writes: OutboxWrite[]) => boolean) =>
  firstValueFrom(outbox.writes$.pipe(filter(wanted), timeout(patience)));
const allRefused = (writes: OutboxWrite[]) =>
  writes.length > 0 && writes.every((write) => write.state === 'refused');
const isEmpty = (writes: OutboxWrite[]) => writes.length === 0;
const vehiclesOnServer = async () =>
  Object.keys(
    ((await documentNow(doc(device.database, userPath()))).get('vehicles') as object | undefined) ?? {},
  );
/** Creates the write that an earlier run of the app left in the store. */
const left = async (write: ReturnType<typeof vehicle>, more: Partial<OutboxWrite> = {}) => {
  const row: OutboxWrite = {
    ...write,
    id: clock.newId(),
    uid: device.uid,
    at: clock.now(),
    state: 'waiting',
    ...more,
  };
  await store.put(row);
  return row;
};

describe('a write', () => {
  test('is waiting at once, on the device too, and gone once the server has it', async () => {
    const outbox = open();
    outbox.write(vehicle('nova'));
    expect(outbox.writes$.value).toMatchObject([{ state: 'waiting', uid: device.uid, path: userPath() }]);
    expect([...store.rows.values()]).toMatchObject([{ unqueued: true }]);
    expect(await outbox.stored()).toBe(true);
    await until(outbox, isEmpty);
    expect(store.rows.size).toBe(0);
    expect(await vehiclesOnServer()).toEqual(['nova']);
  });

  test('waits as long as there is no network, oldest first', async () => {
    const outbox = open();
    await disableNetwork(device.database);
    outbox.write(vehicle('nova'));
    outbox.write(vehicle('camaro'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(outbox.writes$.value.map((write) => write.fields[0]?.[1])).toEqual(['nova', 'camaro']);
    // Firestore's queue has them now: a restart need not queue them again.
    expect([...store.rows.values()]).toEqual(outbox.writes$.value);
    await enableNetwork(device.database);
    await until(outbox, isEmpty);
    expect((await vehiclesOnServer()).sort()).toEqual(['camaro', 'nova']);
  });

  test('stays with its reason if the server refuses it, and is sent again once access is back', async () => {
    await grantAccess(device.uid, Date.now() - hour);
    const outbox = open();
    outbox.write(vehicle('nova'));
    const [refused] = await until(outbox, allRefused);
    expect(refused).toMatchObject({ state: 'refused', reason: 'permission-denied' });
    expect([...store.rows.values()]).toEqual([refused]);
    expect(await vehiclesOnServer()).toEqual([]);

    outbox.retry(refused!.id);
    await until(outbox, ([write]) => write?.state === 'waiting');
    expect(outbox.writes$.value[0]).not.toHaveProperty('reason');
    await until(outbox, allRefused);

    await grantAccess(device.uid, Date.now() + hour);
    outbox.retry(refused!.id);
    await until(outbox, isEmpty);
    expect(await vehiclesOnServer()).toEqual(['nova']);
    expect(store.rows.size).toBe(0);
  });

  test('can be discarded after a refusal', async () => {
    await grantAccess(device.uid, Date.now() - hour);
    const outbox = open();
    outbox.write(vehicle('nova'));
    const [refused] = await until(outbox, allRefused);
    await outbox.discard(refused!.id);
    expect(outbox.writes$.value).toEqual([]);
    expect(store.rows.size).toBe(0);
  });

  test('is not sent if it is discarded right after a resend, and is sent once if that is asked twice', async () => {
    await grantAccess(device.uid, Date.now() - hour);
    const server = openOutboxServer(device.database, device.uid);
    let sent = 0;
    const commit: typeof server.commit = (writes) => {
      sent += 1;
      return server.commit(writes);
    };
    const outbox = open({ server: { ...server, commit } });
    outbox.write(vehicle('nova'));
    outbox.write(vehicle('camaro'));
    const [nova, camaro] = await until(outbox, (writes) => writes.length === 2 && allRefused(writes));
    outbox.retry(nova!.id);
    await outbox.discard(nova!.id);
    outbox.retry(camaro!.id);
    outbox.retry(camaro!.id);
    await until(outbox, ([write]) => write?.state === 'waiting');
    expect(await until(outbox, allRefused)).toMatchObject([{ id: camaro!.id }]);
    expect([...store.rows.keys()]).toEqual([camaro!.id]);
    expect(sent).toBe(3);
  });

  test('is known to wait for Firestore, though it is noted meanwhile that it moves a pass', async () => {
    const server = openOutboxServer(device.database, device.uid);
    const never = () => new Promise<void>(() => undefined);
    let answer = (): void => undefined;
    const first = new Promise<void>((resolve) => (answer = resolve));
    const answers = [first, never()];
    const commit = () => answers.shift()!;
    const outbox = open({ server: { ...server, commit, queued: never } });
    const about = (field: string, shelve?: string[]) => ({
      path: 'logBooks/nova_2026_06',
      data: { entries: { pass: { log_entry_uid: 'pass', [field]: field } } },
      fields: [['entries', 'pass', field]],
      stamps: [],
      pass: { uid: 'pass', seenUntil: 0, ...(shelve && { shelve }) },
    });
    outbox.write(about('notes', []));
    outbox.write(about('changes'));
    answer();
    await until(outbox, ({ length }) => length === 1);
    expect([...store.rows.values()]).toMatchObject([{ unqueued: true, pass: { shelve: ['nova_2026_06'] } }]);
  });

  test('stays as refused if it cannot be sent at all, and takes nobody down', async () => {
    const outbox = open();
    const write = vehicle('nova');
    expect(() =>
      outbox.write({ ...write, data: { vehicles: { nova: { notes: undefined } } } }),
    ).not.toThrow();
    expect(await until(outbox, allRefused)).toMatchObject([{ reason: 'invalid-argument' }]);
  });

  test('goes to the server though the device cannot keep it, which is reported', async () => {
    const full: WriteStore = {
      put: () => Promise.reject(new Error('full')),
      remove: () => Promise.reject(new Error('full')),
      of: () => Promise.resolve([]),
    };
    const outbox = open({ store: full });
    outbox.write(vehicle('nova'));
    expect(await outbox.stored()).toBe(false);
    await until(outbox, isEmpty);
    expect(await vehiclesOnServer()).toEqual(['nova']);
    expect(reported.length).toBeGreaterThan(0);
  });
});

describe('an old write that was refused', () => {
  const refuse = async (outbox: Outbox, ...writes: ReturnType<typeof vehicle>[]) => {
    await grantAccess(device.uid, Date.now() - hour);
    for (const write of writes) outbox.write(write);
    await until(outbox, allRefused);
    await grantAccess(device.uid, Date.now() + hour);
  };
  const namesOnServer = async () => {
    const stored = (await documentNow(doc(device.database, userPath()))).get('vehicles') as
      Record<string, { name: string }> | undefined;
    return Object.values(stored ?? {}).map(({ name }) => name);
  };

  test('falls away once a newer one of the same vehicle is on the server', async () => {
    const outbox = open();
    await refuse(outbox, vehicle('nova', 'Old'), vehicle('camaro'));
    outbox.write(vehicle('nova', 'New'));
    await until(outbox, (writes) => writes.length === 1);
    expect(outbox.writes$.value).toMatchObject([{ state: 'refused', fields: [['vehicles', 'camaro']] }]);
    expect([...store.rows.values()]).toEqual(outbox.writes$.value);
    outbox.retry(outbox.writes$.value[0]!.id);
    await until(outbox, isEmpty);
    expect((await namesOnServer()).sort()).toEqual(['New', 'camaro']);
  });

  test('is not sent after a newer one of the same vehicle that still waits', async () => {
    const outbox = open();
    await refuse(outbox, vehicle('nova', 'Old'));
    const [old] = outbox.writes$.value;
    await disableNetwork(device.database);
    outbox.write(vehicle('nova', 'New'));
    outbox.retry(old!.id);
    expect(outbox.writes$.value).toMatchObject([{ state: 'refused' }, { state: 'waiting' }]);
    await enableNetwork(device.database);
    await until(outbox, isEmpty);
    expect(await namesOnServer()).toEqual(['New']);
  });

  test('is sent without what a newer one has replaced', async () => {
    const outbox = open();
    const settings = (data: Record<string, string>) => ({
      path: userPath(),
      data,
      fields: Object.keys(data).map((key) => [key]),
      stamps: [],
    });
    await left(settings({ firstName: 'Al', lastName: 'Moore' }) as never, { state: 'refused', at: 1 });
    await outbox.load();
    outbox.write(settings({ firstName: 'Alex' }));
    await until(outbox, ([write]) => write?.fields.length === 1 && write.state === 'refused');
    outbox.retry(outbox.writes$.value[0]!.id);
    await until(outbox, isEmpty);
    const stored = await documentNow(doc(device.database, userPath()));
    expect(stored.data()).toMatchObject({ firstName: 'Alex', lastName: 'Moore' });
  });

  test('is the older one though the clock was set back since', async () => {
    const outbox = open();
    await left(vehicle('nova', 'Old'), { state: 'refused', at: Date.now() + hour });
    await outbox.load();
    outbox.write(vehicle('nova', 'New'));
    await until(outbox, isEmpty);
    expect(await namesOnServer()).toEqual(['New']);
  });

  test('stays when the newer one is refused too', async () => {
    const outbox = open();
    await refuse(outbox, vehicle('nova', 'Old'), vehicle('nova', 'New'));
    expect(outbox.writes$.value).toHaveLength(2);
    await outbox.discard(outbox.writes$.value[1]!.id);
    outbox.retry(outbox.writes$.value[0]!.id);
    await until(outbox, isEmpty);
    expect(await namesOnServer()).toEqual(['Old']);
  });
});

describe('after a restart', () => {
  test('a write that the server has is gone, whatever stands there since, and one that it never got is sent', async () => {
    const before = open();
    before.write(vehicle('nova'));
    const [taken] = before.writes$.value;
    await until(before, isEmpty);
    await store.put(taken!);
    const elsewhere = open({ store: createMemoryStore() });
    elsewhere.write(vehicle('nova', 'Another name'));
    await until(elsewhere, isEmpty);
    await left(vehicle('camaro'));

    const after = open();
    await after.settle();
    await until(after, isEmpty);
    expect((await vehiclesOnServer()).sort()).toEqual(['camaro', 'nova']);
    const name = (await documentNow(doc(device.database, userPath()))).get('vehicles.nova.name') as unknown;
    expect(name).toBe('Another name');
    expect(store.rows.size).toBe(0);
  });

  test('a write that Firestore’s queue has lost is sent anew', async () => {
    await left(vehicle('nova', 'Old'), { unqueued: true });
    await left(vehicle('nova', 'New'), { unqueued: true, at: Date.now() + 1 });
    await left(vehicle('camaro'), { unqueued: true });
    const outbox = open();
    await outbox.load();
    await outbox.settle();
    await until(outbox, isEmpty);
    expect((await vehiclesOnServer()).sort()).toEqual(['camaro', 'nova']);
    expect((await documentNow(doc(device.database, userPath()))).get('vehicles.nova.name')).toBe('New');
    expect(store.rows.size).toBe(0);
  });

  test('a write that Firestore had not taken yet is sent, without a network too', async () => {
    const server = openOutboxServer(device.database, device.uid);
    const never = () => new Promise<void>(() => undefined);
    const killed = open({ server: { ...server, commit: never, queued: never } });
    killed.write(vehicle('nova'));
    await killed.stored();

    await disableNetwork(device.database);
    const after = open();
    await Promise.all([after.load(), after.load()]);
    expect(after.writes$.value).toMatchObject([{ state: 'waiting', path: userPath() }]);
    const shown = await getDocFromCache(doc(device.database, userPath()));
    expect(shown.get('vehicles.nova.name')).toBe('nova');
    await enableNetwork(device.database);
    await until(after, isEmpty);
    expect(await vehiclesOnServer()).toEqual(['nova']);
    expect(store.rows.size).toBe(0);
  });

  test('a write that Firestore had taken is not sent twice, though the app was killed before it could note that', async () => {
    const server = openOutboxServer(device.database, device.uid);
    await disableNetwork(device.database);
    const unnoted = { ...server, queued: () => new Promise<void>(() => undefined) };
    open({ server: unnoted }).write(vehicle('nova'));
    await server.queued();

    const sent: unknown[] = [];
    const commit = (writes: Parameters<typeof server.commit>[0]) => {
      sent.push(writes);
      return server.commit(writes);
    };
    const after = open({ server: { ...server, commit } });
    await after.load();
    expect(after.writes$.value).toMatchObject([{ state: 'waiting' }]);
    expect([...store.rows.values()]).toEqual(after.writes$.value);
    await enableNetwork(device.database);
    await after.settle();
    expect(after.writes$.value).toEqual([]);
    expect(sent).toEqual([]);
    expect(await vehiclesOnServer()).toEqual(['nova']);
  });

  test('the newer one of two writes of the same field counts', async () => {
    const now = Date.now();
    await left(vehicle('nova', 'Old'), { at: now });
    await left(vehicle('nova', 'New'), { at: now + 1 });
    const before = open({ store: createMemoryStore() });
    before.write(vehicle('nova', 'New'));
    await until(before, isEmpty);
    const after = open();
    await after.settle();
    await until(after, isEmpty);
    expect((await documentNow(doc(device.database, userPath()))).get('vehicles.nova.name')).toBe('New');
    expect(store.rows.size).toBe(0);
  });

  test('a refused write stays refused, with its reason, and can be sent again', async () => {
    const refused = await left(vehicle('nova'), { state: 'refused', reason: 'permission-denied' });
    const outbox = open();
    await outbox.settle();
    expect(outbox.writes$.value).toEqual([refused]);
    outbox.retry(refused.id);
    await until(outbox, isEmpty);
    expect(await vehiclesOnServer()).toEqual(['nova']);
  });

  test('the writes of another racer are left alone', async () => {
    await left(vehicle('nova'), { uid: 'somebody else' });
    const outbox = open();
    await outbox.settle();
    expect(outbox.writes$.value).toEqual([]);
    expect(store.rows.size).toBe(1);
  });

  test('without an answer of the server nothing is decided', async () => {
    const waiting = await left(vehicle('nova'));
    const outbox = open();
    await terminate(device.database);
    await expect(outbox.settle()).rejects.toThrow();
    expect(outbox.writes$.value).toEqual([waiting]);
    expect(store.rows.size).toBe(1);
  });
});

describe('settling while the racer goes on', () => {
  test('loses sight of no write that is made meanwhile', async () => {
    const outbox = open();
    const settling = outbox.settle();
    outbox.write(vehicle('nova'));
    await Promise.resolve();
    await Promise.resolve();
    expect(outbox.writes$.value).toHaveLength(1);
    await settling;
    await until(outbox, isEmpty);
  });

  test('keeps the reason of what the server refuses meanwhile', async () => {
    await grantAccess(device.uid, Date.now() - hour);
    const outbox = open();
    outbox.write(vehicle('nova'));
    await outbox.settle();
    expect(await until(outbox, allRefused)).toMatchObject([{ reason: 'permission-denied' }]);
  });

  test('does not bring back what the server took while the device was read', async () => {
    let answer: () => void = () => undefined;
    const slow: WriteStore = {
      ...store,
      of: async (uid) => {
        const rows = await store.of(uid);
        await new Promise<void>((resolve) => (answer = resolve));
        return rows;
      },
    };
    const outbox = open({ store: slow });
    outbox.write(vehicle('nova'));
    const settling = outbox.settle();
    await until(outbox, isEmpty);
    answer();
    await settling;
    expect(outbox.writes$.value).toEqual([]);
  });

  test('does not bring back what was discarded meanwhile', async () => {
    const waiting = await left(vehicle('nova'));
    const outbox = open();
    const settling = outbox.settle();
    await until(outbox, (writes) => writes.length === 1);
    await outbox.discard(waiting.id);
    await settling;
    expect(outbox.writes$.value).toEqual([]);
    expect(store.rows.size).toBe(0);
  });
});

test('a tab leaves what another has sent to that tab, and refuses nothing that a later write has replaced', async () => {
  await disableNetwork(device.database);
  const here = open();
  const there = open();
  here.write(vehicle('nova', 'Nova'));
  await there.settle();
  // The write is not queued yet and belongs to that tab only.
  expect(there.writes$.value).toEqual([]);
  await openOutboxServer(device.database, device.uid).queued();
  const settling = there.settle();
  await until(there, (writes) => writes.length === 1);
  here.write(vehicle('nova', 'Nova SS'));
  await enableNetwork(device.database);
  await settling;
  await until(here, isEmpty);
  expect(there.writes$.value).toEqual([]);
  expect(store.rows.size).toBe(0);
});
