import { disableNetwork, doc, enableNetwork, waitForPendingWrites } from 'firebase/firestore';
import { filter, firstValueFrom, timeout } from 'rxjs';
import { pictureId, type PassPicture } from '@holeshot/shared-core';
import type { OutboxWrite } from '../../writes/outboxStore';
import {
  createHealth,
  documentNow,
  grantAccess,
  openOutbox,
  patience,
  resetFirestore,
  startAgain,
  startRacer,
  writeAsBackend,
  type EmulatorDevice,
} from '../testing/emulatorKit';
import { watchPictures } from './watchPictures';

const picture = (n: number, text = `picture ${n}`): PassPicture => ({
  ...{ log_entry_uid: 'p', n },
  base64: `/9j/${btoa(text.padEnd(9))}`,
});

const devices: EmulatorDevice[] = [];
const open = async (device: EmulatorDevice | Promise<EmulatorDevice>) => {
  const opened = await device;
  devices.push(opened);
  const reported: string[] = [];
  const outbox = openOutbox(opened);
  const report = (error: unknown, where: string) => void reported.push(`${where}: ${String(error)}`);
  const pathOf = (value: PassPicture) => `users/${opened.uid}/passPictures/${pictureId(value)}`;
  const pictures = {
    add: (value: PassPicture) =>
      outbox.write({
        ...{ path: pathOf(value), data: { ...value }, stamps: [] },
        fields: Object.keys(value).map((field) => [field]),
      }),
    remove: (value: PassPicture) => outbox.write({ path: pathOf(value), data: {}, fields: [[]], stamps: [] }),
  };
  const shown = (count: number) =>
    firstValueFrom(
      watchPictures(opened.database, opened.uid, 'p', report, createHealth()).pipe(
        filter((seen) => (seen.state === 'present' ? seen.value.length : 0) === count),
        filter(({ state }) => state !== 'unknown'),
        timeout(patience),
      ),
    );
  const untilWrites = (isSo: (writes: readonly OutboxWrite[]) => boolean) =>
    firstValueFrom(outbox.writes$.pipe(filter(isSo), timeout(patience)));
  const stored = async (n: number) =>
    (await documentNow(doc(opened.database, `users/${opened.uid}/passPictures/p_${n}`))).data();
  return { device: opened, outbox, pictures, reported, shown, untilWrites, stored };
};
const isEmpty = (writes: readonly OutboxWrite[]) => writes.length === 0;
const isRefused = ([write]: readonly OutboxWrite[]) => write?.state === 'refused';

beforeEach(resetFirestore);
afterEach(() => Promise.all(devices.splice(0).map((device) => device.stop())));

describe('a picture added offline', () => {
  test('is shown at once, and reaches the server and another device later', async () => {
    const { device, pictures, shown, untilWrites, stored } = await open(startRacer());
    await disableNetwork(device.database);
    pictures.add(picture(0));
    expect(await shown(1)).toMatchObject({ value: [picture(0)] });
    await enableNetwork(device.database);
    await untilWrites(isEmpty);
    expect(await stored(0)).toEqual(picture(0));
    const other = await open(startAgain(device));
    expect(await other.shown(1)).toMatchObject({ value: [picture(0)] });
  });

  test('takes the next free place where another device has filled its own', async () => {
    const one = await open(startRacer());
    const other = await open(startAgain(one.device));
    await disableNetwork(one.device.database);
    one.pictures.add(picture(0, 'plugs'));
    one.pictures.add(picture(1, 'tires'));
    other.pictures.add(picture(0, 'slip'));
    await other.untilWrites(isEmpty);
    await enableNetwork(one.device.database);
    await one.untilWrites(isEmpty);
    const all = await Promise.all([0, 1, 2].map(one.stored));
    expect(all[0]).toEqual(picture(0, 'slip'));
    expect(
      all
        .slice(1)
        .map((each) => each?.['base64'] as unknown)
        .sort(),
    ).toEqual([picture(0, 'plugs'), picture(1, 'tires')].map(({ base64 }) => base64).sort());
  });

  test('is done with where the same picture is on the server', async () => {
    const one = await open(startRacer());
    const other = await open(startAgain(one.device));
    await disableNetwork(one.device.database);
    one.pictures.add(picture(1, 'slip'));
    other.pictures.add(picture(1, 'slip'));
    await other.untilWrites(isEmpty);
    await enableNetwork(one.device.database);
    await one.untilWrites(isEmpty);
    expect(await Promise.all([0, 1, 2, 3].map(one.stored))).toEqual([
      ...[undefined, picture(1, 'slip'), undefined, undefined],
    ]);
  });

  test('waits for the racer where the pass has four by now', async () => {
    const { device, outbox, pictures, untilWrites, stored } = await open(startRacer());
    for (const n of [0, 1, 2, 3])
      await writeAsBackend(`users/${device.uid}/passPictures/p_${n}`, { ...picture(n) });
    pictures.add(picture(2, 'one too many'));
    await untilWrites(isRefused);
    expect(outbox.writes$.value).toMatchObject([{ reason: 'pictures-full' }]);
    expect(await stored(2)).toEqual(picture(2));
    pictures.remove(picture(3));
    await untilWrites((writes) => writes.length === 1);
    outbox.retry(outbox.writes$.value[0]?.id ?? '');
    await untilWrites(isEmpty);
    expect(await stored(3)).toMatchObject({ base64: picture(2, 'one too many').base64 });
  });
});

test('a picture that is removed and brought back before the server has heard of it is there', async () => {
  const { device, pictures, untilWrites, stored } = await open(startRacer());
  pictures.add(picture(0));
  await untilWrites(isEmpty);
  await disableNetwork(device.database);
  pictures.remove(picture(0));
  pictures.add(picture(0));
  await enableNetwork(device.database);
  await waitForPendingWrites(device.database);
  await untilWrites(isEmpty);
  expect(await stored(0)).toEqual(picture(0));
});

test('without write access it is refused, and stays on the device', async () => {
  const { device, outbox, pictures, untilWrites, stored } = await open(startRacer());
  await grantAccess(device.uid, Date.now() - 1000);
  pictures.add(picture(0));
  await untilWrites(isRefused);
  expect(outbox.writes$.value).toMatchObject([{ reason: 'permission-denied', data: picture(0) }]);
  expect(await stored(0)).toBeUndefined();
});

test('a stored picture that is none is left out and reported, and hides no other', async () => {
  const { device, reported, shown } = await open(startRacer());
  const wrongs = [{ base64: '<img src=x onerror=alert(1)>' }, { n: 'first' }, { base64: ['/9j/'] }];
  for (const [index, wrong] of wrongs.entries())
    await writeAsBackend(`users/${device.uid}/passPictures/w_${index}`, { ...picture(index), ...wrong });
  await writeAsBackend(`users/${device.uid}/passPictures/p_3`, { ...picture(3) });
  expect(await shown(1)).toMatchObject({ value: [picture(3)] });
  expect(reported.map((each) => each.split(':')[0])).toEqual([0, 1, 2].map((n) => `passPictures.w_${n}`));
});
