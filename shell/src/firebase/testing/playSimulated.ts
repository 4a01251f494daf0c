import type { LogEntry } from '@holeshot/shared-core';
import { drawsOf, itemAt } from './drawsOf';
import { createJustSaved } from '../passes/justSaved';
import { logBookIdOf } from '../../writes/logBookWithId';
import { createOutbox } from '../outbox/outbox';
import type { OutboxWrite, WriteStore } from '../../writes/outboxStore';
import { createPassWriter } from '../passes/passWriter';
import { playedFields, playedValue, withPlayed } from './playedFields';
import { createPlayedSteps } from './playedSteps';
import { passesIn } from '../passes/readBook';
import { inOrder, type Played, type Step } from './scheduleFaults';
import {
  createSimulatedServer,
  isBook,
  openSimulatedDevice,
  type SimulatedCache,
} from './simulatedFirestore';

const hour = 3_600_000;
const cars = ['nova', 'camaro'];

/** Runs everything that only waits for its turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

const createStore = (run: { killed: boolean }, rows: Map<string, OutboxWrite>): WriteStore => ({
  put: (write) => {
    if (!run.killed) rows.set(write.id, write);
    return Promise.resolve();
  },
  remove: (id) => {
    if (!run.killed) rows.delete(id);
    return Promise.resolve();
  },
  of: () => Promise.resolve([...rows.values()].sort((a, b) => a.at - b.at)),
});

/**
 * Plays as `playDevices` on a simulated Firestore, whose answers come when the numbers say so; a killed device finds
 * its cache and queue again, or has lost them.
 */
export const playSimulated = async (
  random: () => number,
  length: number,
  pass: LogEntry,
): Promise<Played & { story: string[]; books: [string, unknown][]; archived: string[] }> => {
  const { below, pick } = drawsOf(random);
  const server = createSimulatedServer();
  const played = createPlayedSteps();
  const { steps, story } = played;
  let ids = 0;

  const openOn = (cache: SimulatedCache, rows: Map<string, OutboxWrite>, skew: number, online: boolean) => {
    const run = { killed: false };
    const device = openSimulatedDevice(server, 'racer', cache);
    device.online = online;
    const clock = { now: () => server.now() + skew, newId: () => `write-${(ids += 1)}` };
    const outbox = createOutbox(device.outboxServer, clock, () => undefined, createStore(run, rows));
    const shelf = () => {
      const books = device.books();
      return { passes: passesIn(books), books: new Map(books.map(({ id, uids }) => [id, uids])) };
    };
    const justSaved = createJustSaved(outbox, (uid) => shelf().passes.get(uid)?.entry);
    const passes = createPassWriter('racer', outbox, { read: device.syncedAt }, shelf, justSaved);
    const shown = () => [...passesIn(device.books()).values()].map(({ entry }) => entry);
    /** Passes that can be restored until the app is closed. */
    const deleted: LogEntry[] = [];
    return { ...passes, device, outbox, run, cache, rows, skew, shown, justSaved, deleted };
  };
  const newCache = (): SimulatedCache => ({
    documents: new Map(),
    receipts: new Set(),
    queue: [],
    syncedAt: 0,
  });
  const devices = Array.from({ length: 2 + below(3) }, () => openOn(newCache(), new Map(), 0, true));

  const settle = ({ outbox }: (typeof devices)[number]) => void outbox.settle().catch(() => undefined);
  const receiveAll = async (index: number, stop: () => boolean) => {
    for (let waited = 0; waited < 10_000 && !stop(); waited += 1) {
      itemAt(devices, index).device.step(random());
      await turn();
    }
  };

  const act = (index: number) => {
    const device = itemAt(devices, index);
    const number = steps.length + 1;
    const before = ids;
    const note = (what: Step['what'], passUid: string, value: string, base?: LogEntry) => {
      const writes = Array.from({ length: ids - before }, (_, i) => `write-${before + i + 1}`);
      played.note({ device: index, what, uid: passUid, value, writes }, base);
    };
    const passes = device.shown();
    const back = device.deleted.pop();
    if (back !== undefined && below(3) > 0) {
      device.save(back);
      note('undo', back.log_entry_uid, '', back);
      return;
    }
    if (passes.length === 0 || below(5) === 0) {
      const vehicle = { ...pass.vehicle, uid: pick(cars) };
      const entry = { ...pass, log_entry_uid: `pass-${number}`, notes: `step ${number}`, vehicle };
      const placed = withPlayed(entry, 'log_entry_datetime', number, below, cars);
      device.save(placed);
      note('log', placed.log_entry_uid, placed.notes);
      return;
    }
    const entry = pick(passes);
    if (below(8) === 0) {
      device.deleted.push(device.justSaved.get(entry.log_entry_uid) ?? entry);
      device.delete(entry);
      note('delete', entry.log_entry_uid, '', entry);
      return;
    }
    const field = pick(playedFields);
    const after = withPlayed(entry, field, number, below, cars);
    device.save(after, entry);
    note(field, entry.log_entry_uid, playedValue(after, field), entry);
  };

  const connect = (index: number) => {
    const { device } = itemAt(devices, index);
    story.push(`device ${index} ${device.online ? 'offline' : 'online'}`);
    device.loseAnswers();
    device.online = !device.online;
    if (device.online) settle(itemAt(devices, index));
  };

  const kill = async (index: number) => {
    const { run, cache, rows, skew, device } = itemAt(devices, index);
    const isKept = below(3) > 0;
    story.push(`device ${index} killed${isKept ? '' : ', its cache gone'}`);
    device.loseAnswers();
    run.killed = true;
    // The outbox has no time to note that Firestore has it.
    if (below(2) === 0) device.arrive();
    const ignored = { resolve: () => undefined, reject: () => undefined };
    const queue = cache.queue.map((batch) => ({ ...batch, ...ignored }));
    const again = openOn(isKept ? { ...cache, queue } : newCache(), rows, skew, device.online);
    devices[index] = again;
    await again.outbox.load();
    if (device.online) settle(again);
  };

  for (let happened = 0; happened < length * devices.length; happened += 1) {
    const index = below(devices.length);
    const what = below(20);
    if (what < 8) act(index);
    else if (what < 11) connect(index);
    else if (what < 12) await kill(index);
    else if (what < 13) {
      server.access = below(2) === 0;
      story.push(`access ${server.access ? 'is back' : 'ends'}`);
    } else if (what < 14) itemAt(devices, index).skew = (below(49) - 24) * hour;
    for (let moved = below(6); moved > 0; moved -= 1) {
      pick(devices).device.step(random());
      await turn();
    }
  }
  server.access = true;
  for (const index of devices.keys()) if (!itemAt(devices, index).device.online) connect(index);
  const isQuiet = () =>
    devices.every(
      ({ device, outbox }) =>
        device.left() === 0 && outbox.writes$.value.every(({ state }) => state === 'refused'),
    );
  for (let round = 0; round < 20 && !isQuiet(); round += 1) {
    devices.forEach(settle);
    for (const index of devices.keys())
      await receiveAll(index, () => itemAt(devices, index).device.left() === 0);
  }
  for (const { device } of devices) device.step(1);
  return {
    steps,
    story,
    shown: devices.map(({ shown }) => inOrder(shown())),
    refused: devices.flatMap(({ outbox }) => outbox.writes$.value.filter(({ state }) => state === 'refused')),
    books: [...server.read()].filter(isBook).map(([path, data]) => [logBookIdOf(path), data]),
    archived: [...server.read().keys()].flatMap((path) => path.split('/deletedPasses/').slice(1)),
  };
};
