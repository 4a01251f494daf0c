import { doc, waitForPendingWrites } from 'firebase/firestore';
import { filter, firstValueFrom, map, timeout, type Observable } from 'rxjs';
import type { Loadable } from '@holeshot/shared-core';
import { nova, fullPass } from '@holeshot/shared-core/testing';
import {
  createHealth,
  createMarks,
  documentNow,
  openOutbox,
  patience,
  resetFirestore,
  startRacer,
  writeAsBackend,
  type EmulatorDevice,
} from '../testing/emulatorKit';
import { openRacerData } from './openRacerData';

let device: EmulatorDevice;

const open = async () => {
  const reported: string[] = [];
  const report = (error: unknown, where = 'outbox') => void reported.push(`${where}: ${String(error)}`);
  const outbox = openOutbox(device, { report });
  const racer = openRacerData(device.database, device.uid, outbox, createMarks(), report, createHealth());
  // The app loads the racer's document before a press.
  await firstValueFrom(racer.document$.pipe(filter(({ state }) => state === 'present')));
  return { racer, reported };
};

beforeEach(async () => {
  await resetFirestore();
  device = await startRacer({ owned: ['nova'] });
});
afterEach(() => device.stop());

const rows = <Row>(stream$: Observable<Loadable<Row[]>>, count: number): Promise<Row[]> =>
  firstValueFrom(
    stream$.pipe(
      map((seen) => (seen.state === 'present' ? seen.value : [])),
      filter((seen) => seen.length === count),
      timeout(patience),
    ),
  );
const onServer = async (path: string) => (await documentNow(doc(device.database, path))).data() ?? {};

describe('a deleted vehicle', () => {
  const predictions = {
    ours: { vehicle_uid: 'nova', location_uid: 'byron' },
    others: { vehicle_uid: 'bike', location_uid: 'byron' },
  };

  test('takes its predictions along, and brings them back', async () => {
    await writeAsBackend(`users/${device.uid}`, { maxVehicleLimit: 5, predictions, vehicles: {} });
    const { racer } = await open();
    racer.saveVehicle(nova);
    racer.deletedVehicles.delete('nova');
    await rows(racer.deletedVehicles.deleted$, 1);
    await waitForPendingWrites(device.database);
    expect(await onServer(`users/${device.uid}`)).toMatchObject({
      vehicles: {},
      predictions: { others: predictions.others },
    });
    expect(await onServer(`users/${device.uid}/deletedVehicles/nova`)).toMatchObject({
      vehicle: { uid: 'nova' },
      predictions: { ours: predictions.ours },
    });
    racer.deletedVehicles.restore('nova');
    await rows(racer.vehicles$, 1);
    await waitForPendingWrites(device.database);
    expect((await onServer(`users/${device.uid}`))['predictions']).toEqual(predictions);
  });

  test('loses nothing where the server refuses to bring it back: it can be tried again', async () => {
    const { racer } = await open();
    racer.saveVehicle(nova);
    racer.deletedVehicles.delete('nova');
    await rows(racer.deletedVehicles.deleted$, 1);
    await waitForPendingWrites(device.database);
    await writeAsBackend(`users/${device.uid}`, { maxVehicleLimit: 0, vehicles: {} });
    racer.deletedVehicles.restore('nova');
    await firstValueFrom(
      racer.outbox.writes$.pipe(
        filter(([write]) => write?.state === 'refused'),
        timeout(patience),
      ),
    );
    expect(await rows(racer.deletedVehicles.deleted$, 1)).toMatchObject([{ vehicle: nova }]);
    expect(await onServer(`users/${device.uid}/deletedVehicles/nova`)).toMatchObject({ vehicle: nova });
  });

  test('that cannot be read is reported, and hides no other', async () => {
    const { racer, reported } = await open();
    racer.saveVehicle(nova);
    racer.deletedVehicles.delete('nova');
    await waitForPendingWrites(device.database);
    await writeAsBackend(`users/${device.uid}/deletedVehicles/broken`, { vehicle: 'none' });
    const watching = racer.deletedVehicles.deleted$.subscribe();
    while (reported.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    watching.unsubscribe();
    expect(await rows(racer.deletedVehicles.deleted$, 1)).toMatchObject([{ vehicle: { uid: 'nova' } }]);
    expect(reported[0]).toContain('deletedVehicles.broken: This deleted vehicle cannot be read');
  });
});

test('a log book whose vehicle is unknown is hidden and stays stored', async () => {
  const { racer } = await open();
  const unknown = `unknown~${device.uid}`;
  racer.saveVehicle(nova);
  racer.logBooks.save(fullPass);
  racer.logBooks.save({
    ...fullPass,
    log_entry_uid: 'stray',
    vehicle: { ...fullPass.vehicle, uid: unknown },
  });
  await waitForPendingWrites(device.database);
  expect((await rows(racer.logBooks.entries$, 1)).map(({ log_entry_uid }) => log_entry_uid)).toEqual([
    'full-pass',
  ]);
  expect(await onServer(`logBooks/${unknown}_2026_06`)).toMatchObject({ vehicle_uid: unknown });
});
