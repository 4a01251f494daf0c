import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { filter, firstValueFrom, map, timeout, type Observable } from 'rxjs';
import { sameStored, type LogEntry, type Vehicle } from '@holeshot/shared-core';
import { drawsOf, itemAt } from './drawsOf';
import {
  createHealth,
  createMarks,
  grantAccess,
  readLogBooks,
  startAgain,
  startRacer,
  type EmulatorDevice,
} from './emulatorKit';
import { createMemoryStore } from './createMemoryStore';
import { openRacerData } from '../records/openRacerData';
import { createOutbox } from '../outbox/outbox';
import { openOutboxServer } from '../outbox/outboxServer';
import type { WriteStore } from '../../writes/outboxStore';
import { answerMs } from '../database/rolledBack';
import { playedFields, playedValue, withPlayed } from './playedFields';
import { createPlayedSteps } from './playedSteps';
import { inOrder, passesOnServer, type Played, type Step } from './scheduleFaults';

const hour = 3_600_000;
const patience = 20_000;
const settled = 5_000;

/** Played schedule, with its story for the search for a cause. */
interface PlayedDevices extends Played {
  uid: string;
  /** Final log books on the server, by id. */
  books: ReadonlyMap<string, unknown>;
  /** Number of devices that needed a second request to hear of all that the emulator holds. */
  untold: number;
  story: string[];
  stop(): Promise<void>;
}

/**
 * Plays a racer with two to four devices who logs, edits, moves and deletes passes while each device loses the
 * network, is killed or has a wrong clock, and the access ends and returns; in the end all have network and access
 * again.
 * @param random numbers from 0 to 1 that decide everything, the number of devices included
 * @param length steps of a device
 * @param like the form of the racer's passes and vehicles
 */
export const playDevices = async (
  random: () => number,
  length: number,
  like: { pass: LogEntry; vehicle: Vehicle },
): Promise<PlayedDevices> => {
  const { below, pick } = drawsOf(random);
  // The Auth emulator can leave a request without an answer on a busy machine.
  const first = await startRacer().catch(() => startRacer());
  const signInAgain = () => startAgain(first).catch(() => startAgain(first));
  const { uid } = first;
  const cars = [`nova~${uid}`, `camaro~${uid}`];
  const played = createPlayedSteps();
  const { steps, story } = played;
  let ids = 0;

  const openOn = (
    device: EmulatorDevice,
    store: ReturnType<typeof createMemoryStore>,
    skew: { ms: number },
  ) => {
    const clock = { now: () => Date.now() + skew.ms, newId: () => `${uid}-${(ids += 1)}` };
    // A killed run of the app writes nothing more, whatever answers still reach it here.
    const run = { killed: false };
    const kept: WriteStore = {
      put: async (write) => (run.killed ? undefined : store.put(write)),
      remove: async (id) => (run.killed ? undefined : store.remove(id)),
      of: (racer) => store.of(racer),
    };
    const server = openOutboxServer(device.database, uid);
    const outbox = createOutbox(server, clock, () => undefined, kept);
    const racer = openRacerData(device.database, uid, outbox, createMarks(), () => undefined, createHealth());
    const seen: LogEntry[][] = [[]];
    const watching = racer.logBooks.entries$.subscribe((entries) => {
      if (entries.state !== 'unknown') seen.push(entries.state === 'present' ? entries.value : []);
    });
    /** Passes that can be restored until the app is closed. */
    const deleted: LogEntry[] = [];
    return { device, server, run, store, skew, ...racer, seen, watching, deleted, online: true };
  };
  type Device = ReturnType<typeof openOn>;
  const devices: Device[] = [openOn(first, createMemoryStore(), { ms: 0 })];
  for (let more = 1 + below(3); more > 0; more -= 1)
    devices.push(openOn(await signInAgain(), createMemoryStore(), { ms: 0 }));

  const kill = async (index: number) => {
    const device = itemAt(devices, index);
    device.watching.unsubscribe();
    device.run.killed = true;
    // Without its cache: the worst of restarts.
    await device.device.stop();
    const restarted = openOn(await signInAgain(), device.store, device.skew);
    devices[index] = restarted;
    await restarted.outbox.load();
    restarted.outbox.settle().catch(() => undefined);
  };

  /** Kills a device without an answer: the emulator can leave a listener so for good. */
  const killUnanswered = async (index: number) => {
    story.push(`device ${index} started again`);
    await kill(index);
  };

  const isQuiet = async ({ outbox }: Device): Promise<boolean> => {
    // As at each return of the network: a first try may have come before the connection.
    const settling = setInterval(() => void outbox.settle().catch(() => undefined), patience / 4);
    const writes = outbox.writes$.pipe(
      filter((all) => all.every(({ state }) => state === 'refused')),
      timeout(patience),
    );
    return firstValueFrom(writes)
      .then(
        () => true,
        () => false,
      )
      .finally(() => clearInterval(settling));
  };
  const quiet = async (index: number) => {
    for (let tries = 0; tries < 3; tries += 1) {
      if (await isQuiet(itemAt(devices, index))) return;
      await killUnanswered(index);
    }
    const waiting = itemAt(devices, index).outbox.writes$.value.filter(({ state }) => state === 'waiting');
    throw new Error(`Still waiting:\n${JSON.stringify(waiting)}\n${story.join('\n')}`);
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  const act = (index: number) => {
    const device = itemAt(devices, index);
    const shown = device.seen.at(-1) ?? [];
    const number = steps.length + 1;
    const before = ids;
    const note = (what: Step['what'], passUid: string, value: string, base?: LogEntry) => {
      const writes = Array.from({ length: ids - before }, (_, i) => `${uid}-${before + i + 1}`);
      played.note({ device: index, what, uid: passUid, value, writes }, base);
    };
    const back = device.deleted.pop();
    if (back !== undefined && below(3) > 0) {
      device.logBooks.save(back);
      note('undo', back.log_entry_uid, '', back);
      return;
    }
    if (shown.length === 0 || below(6) === 0) {
      const vehicle = { ...like.pass.vehicle, uid: pick(cars) };
      const entry = { ...like.pass, log_entry_uid: `pass-${number}`, notes: `step ${number}`, vehicle };
      const placed = withPlayed(entry, 'log_entry_datetime', number, below, cars);
      device.logBooks.save(placed);
      note('log', placed.log_entry_uid, placed.notes);
      return;
    }
    const entry = pick(shown);
    if (below(8) === 0) {
      device.logBooks.delete(entry);
      device.deleted.push(entry);
      note('delete', entry.log_entry_uid, '', entry);
      return;
    }
    // The form may have been open during the other device's change.
    const earlier = device.seen.at(-2)?.find(({ log_entry_uid }) => log_entry_uid === entry.log_entry_uid);
    const base = earlier !== undefined && below(4) === 0 ? earlier : entry;
    const field = pick(playedFields);
    const after = withPlayed(base, field, number, below, cars);
    device.logBooks.save(after, base);
    note(field, entry.log_entry_uid, playedValue(after, field), base);
  };

  const connect = async (device: Device) => {
    // The SDK breaks if the network returns that is there already.
    if (!device.online) await enableNetwork(device.device.database);
    device.online = true;
    device.outbox.settle().catch(() => undefined);
  };
  const disconnect = async (index: number) => {
    const device = itemAt(devices, index);
    device.online = false;
    await disableNetwork(device.device.database);
  };

  const waitFor = async (index: number, wanted: (device: Device) => Observable<boolean>) => {
    const seen = wanted(itemAt(devices, index)).pipe(
      filter((is) => is),
      timeout(patience),
    );
    await firstValueFrom(seen).catch(() => killUnanswered(index));
  };

  // The emulator can report a document as missing to a starting listener during its write.
  for (const index of devices.keys()) await waitFor(index, ({ synced$ }) => synced$);
  for (const car of cars) devices[0]?.saveVehicle({ ...like.vehicle, uid: car, name: car });
  act(0);
  await quiet(0);
  for (const index of devices.keys())
    await waitFor(index, ({ logBooks }) => logBooks.entries$.pipe(map(({ state }) => state === 'present')));

  for (let happened = 0; happened < length * devices.length; happened += 1) {
    const index = below(devices.length);
    const device = itemAt(devices, index);
    const what = below(20);
    if (what < 11) {
      const before = device.seen.length;
      act(index);
      // A racer goes on once the screen has followed.
      for (let waited = 0; device.seen.length === before && waited < 50; waited += 1) await pause(10);
      await pause(10);
    } else if (what < 14) {
      story.push(`device ${index} ${device.online ? 'offline' : 'online'}`);
      if (device.online) await disconnect(index);
      else await connect(device);
    } else if (what < 15) {
      story.push(`device ${index} killed`);
      await kill(index);
    } else if (what < 16) {
      device.skew.ms = (below(49) - 24) * hour;
      story.push(`device ${index} clock ${device.skew.ms / hour} h`);
    } else if (what < 17) {
      const ends = below(2) === 0;
      story.push(`access ${ends ? 'ends' : 'is back'}`);
      await grantAccess(uid, Date.now() + (ends ? -hour : hour));
    } else if (device.online) {
      story.push(`device ${index} has sent all`);
      await quiet(index);
    } else await pause(below(40));
  }

  story.push('end: access is back, all online');
  await grantAccess(uid, Date.now() + hour);
  for (const device of devices) await connect(device);
  for (const index of devices.keys()) await quiet(index);
  const books = await readLogBooks(uid);
  const shownOn = ({ seen }: Device) => inOrder(seen.at(-1) ?? []);
  const onServer = passesOnServer(books);
  const isBehind = (device: Device) => !sameStored(shownOn(device), onServer);
  // A taken write returns to a device by its listener, after the answer to it.
  const catchUp = async (within: number) => {
    for (let waited = 0; waited < within && devices.some(isBehind); waited += 50) await pause(50);
  };
  await catchUp(settled);
  const untold = [...devices.entries()].filter(([, device]) => isBehind(device));
  // The emulator can hide a write from some listeners if another closes at that moment; another query shows it.
  for (const [index, { server }] of untold)
    await server.changedSince(Date.now()).catch(() => killUnanswered(index));
  // A refused write is shown until its listener has reported it, or for so long.
  await catchUp(answerMs + settled);
  return {
    uid,
    steps,
    story,
    shown: devices.map(shownOn),
    books,
    untold: untold.length,
    refused: devices.flatMap(({ outbox }) => outbox.writes$.value).filter(({ state }) => state === 'refused'),
    stop: async () => {
      for (const { watching, device } of devices) {
        watching.unsubscribe();
        await device.stop();
      }
    },
  };
};
