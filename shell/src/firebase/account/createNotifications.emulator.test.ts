import { deleteDoc, disableNetwork, doc, enableNetwork, waitForPendingWrites } from 'firebase/firestore';
import { BehaviorSubject, filter, firstValueFrom, map, timeout } from 'rxjs';
import type { NotificationsPort, UserNotification } from '@holeshot/shared-core';
import { describeNotifications } from '@holeshot/shared-core/testing';
import { createNotifications } from './createNotifications';
import {
  createHealth,
  openOutbox,
  patience,
  resetFirestore,
  startAgain,
  startRacer,
  writeAsBackend,
  type EmulatorDevice,
} from '../testing/emulatorKit';
import { createMemoryStore } from '../testing/createMemoryStore';

const now = Date.now();
const day = 86_400_000;

beforeEach(resetFirestore);

const devices: EmulatorDevice[] = [];
afterEach(() => Promise.all(devices.splice(0).map((device) => device.stop())));

const send = ({ id, createdAt, expiresAt, ...words }: UserNotification, userId: string, more = {}) =>
  writeAsBackend(`notifications/${id}`, {
    ...words,
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt),
    userId,
    read: false,
    postRefId: 'season',
    ...more,
  });
const sent = (id: string): UserNotification => ({
  id,
  title: id,
  message: 'The strip opens at eight.',
  createdAt: now - day,
  expiresAt: now + day,
});

const openOn = (device: EmulatorDevice, store = createMemoryStore()) => {
  const reported: unknown[] = [];
  const health = createHealth();
  const outbox = openOutbox(device, { report: (error) => void reported.push(error), store });
  const racer$ = new BehaviorSubject<{ uid: string; outbox: typeof outbox } | undefined>({
    uid: device.uid,
    outbox,
  });
  const notifications = createNotifications(device.database, racer$, () => now, health);
  const settled = () =>
    firstValueFrom(
      outbox.writes$.pipe(
        filter((writes) => writes.length === 0),
        timeout(patience),
      ),
    );
  return { racer$, outbox, notifications, reported, health, settled };
};

const start = async (options?: { access: boolean }) => {
  const device = await startRacer(options);
  devices.push(device);
  return { device, ...openOn(device) };
};

/** Resolves when these are shown. */
const shows = ({ unread$ }: NotificationsPort, ...wanted: string[]) =>
  firstValueFrom(
    unread$.pipe(
      filter(({ state }) => state !== 'unknown'),
      map((seen) => (seen.state === 'present' ? seen.value.map(({ id }) => id) : [])),
      filter((shown) => JSON.stringify(shown) === JSON.stringify(wanted)),
      timeout(patience),
    ),
  );

describeNotifications(
  'Firestore under the rules',
  async (rows) => {
    const { device, notifications, settled, reported, health } = await start({ access: false });
    for (const row of rows) await send(row, device.uid);
    const bell = notifications.unread$.subscribe();
    return {
      notifications,
      stop: async () => {
        bell.unsubscribe();
        await settled();
        expect(reported).toEqual([]);
        expect([...health.failed]).toEqual([]);
      },
    };
  },
  now,
);

describe('the bell of one racer', () => {
  test('shows neither what others were sent nor what is read already', async () => {
    const ann = await start();
    const bob = await start();
    await send(sent('for ann'), ann.device.uid);
    await send(sent('for bob'), bob.device.uid);
    await send(sent('read before'), ann.device.uid, { read: true });
    expect(await shows(ann.notifications, 'for ann')).toBeDefined();
    expect(await shows(bob.notifications, 'for bob')).toBeDefined();
  });

  test('rings when one comes while he looks', async () => {
    const { device, notifications } = await start();
    const seen = shows(notifications, 'rain');
    await shows(notifications);
    await send(sent('rain'), device.uid);
    expect(await seen).toEqual(['rain']);
  });

  test('shows the others where one cannot be read, and keeps that one to be looked at', async () => {
    const { device, notifications } = await start();
    await send(sent('broken'), device.uid, { title: 7 });
    await send(sent('rain'), device.uid);
    expect(await shows(notifications, 'rain')).toBeDefined();
    const broken = await firstValueFrom(
      notifications.broken$.pipe(
        filter(({ state }) => state === 'present'),
        timeout(patience),
      ),
    );
    expect(broken).toMatchObject({
      value: [
        {
          id: 'broken',
          reason: 'This notification cannot be read: title is not text.',
          stored: { title: 7, postRefId: 'season' },
        },
      ],
    });
  });

  test('is silent once he has signed out, and changes nothing of his', async () => {
    const { device, notifications, racer$, outbox } = await start();
    await send(sent('rain'), device.uid);
    await shows(notifications, 'rain');
    racer$.next(undefined);
    expect(await firstValueFrom(notifications.unread$)).toEqual({ state: 'unknown' });
    notifications.markRead('rain');
    expect(outbox.writes$.value).toEqual([]);
  });
});

test('put away without a network, a notification that another device has deleted meanwhile leaves nothing refused', async () => {
  const { device, notifications, outbox, settled } = await start();
  await send(sent('rain'), device.uid);
  const watching = notifications.unread$.subscribe();
  await shows(notifications, 'rain');
  await disableNetwork(device.database);
  notifications.markRead('rain');
  const other = await startAgain(device);
  devices.push(other);
  await deleteDoc(doc(other.database, 'notifications/rain'));
  watching.unsubscribe();
  await enableNetwork(device.database);
  await settled();
  expect(outbox.writes$.value).toEqual([]);
});

describe('a notification put away without a network', () => {
  const offline = async () => {
    const racer = await start();
    const { device, notifications } = racer;
    for (const id of ['rain', 'wind']) await send(sent(id), device.uid);
    const watching = notifications.unread$.subscribe();
    await shows(notifications, 'rain', 'wind');
    await disableNetwork(device.database);
    notifications.markRead('rain');
    notifications.delete('wind');
    return { ...racer, watching };
  };

  test('is gone at once, waits like every other write, and is put away on the server later', async () => {
    const { device, notifications, outbox, settled, watching } = await offline();
    await shows(notifications);
    expect(outbox.writes$.value).toMatchObject([
      { state: 'waiting', path: 'notifications/rain', fields: [['read']] },
      { state: 'waiting', path: 'notifications/wind', fields: [[]] },
    ]);
    watching.unsubscribe();
    await enableNetwork(device.database);
    await settled();
    expect(await shows(openOn(device).notifications)).toEqual([]);
  });

  test('is settled by the next start of the app, though the server will not speak of a deleted one', async () => {
    const { device, outbox, watching } = await offline();
    const left = [...outbox.writes$.value];
    watching.unsubscribe();
    await enableNetwork(device.database);
    await waitForPendingWrites(device.database);
    const store = createMemoryStore();
    for (const write of left) await store.put(write);
    const restarted = openOn(device, store);
    await restarted.outbox.settle();
    expect(restarted.outbox.writes$.value).toEqual([]);
    expect(store.rows.size).toBe(0);
    expect(restarted.reported).toEqual([]);
  });

  test('is sent once more if it never reached the server', async () => {
    const { device, notifications } = await start();
    await send(sent('wind'), device.uid);
    const store = createMemoryStore();
    await store.put({
      id: 'lost',
      uid: device.uid,
      path: 'notifications/wind',
      data: {},
      fields: [[]],
      stamps: [],
      at: now,
      state: 'waiting',
    });
    const restarted = openOn(device, store);
    await shows(notifications, 'wind');
    await restarted.outbox.settle();
    await restarted.settled();
    await shows(notifications);
  });
});

test('the notification of another racer cannot be put away', async () => {
  const ann = await start();
  const bob = await start();
  await send(sent('for ann'), ann.device.uid);
  bob.notifications.markRead('for ann');
  bob.notifications.delete('for ann');
  // A denied read looks like a deletion: nothing is left to store.
  await bob.settled();
  expect(await shows(ann.notifications, 'for ann')).toBeDefined();
});
