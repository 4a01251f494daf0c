import { Timestamp } from 'firebase/firestore';
import { recordOf } from '@holeshot/shared-core';
import { logBookIdOf } from '../../writes/logBookWithId';
import type { OutboxServer } from '../outbox/outboxServer';
import type { DocumentWrite } from '../../writes/outboxStore';
import { readBook, type ReadBook } from '../passes/readBook';
import { isDocument } from '../../writes/withoutSuperseded';

type Fields = Record<string, unknown>;

const hour = 3_600_000;

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, segment) => recordOf(inner)[segment], data);

const withValue = (data: Fields, [segment = '', ...rest]: readonly string[], value: unknown): Fields => {
  if (rest.length > 0) return { ...data, [segment]: withValue(recordOf(data[segment]), rest, value) };
  const { [segment]: _, ...others } = data;
  return value === undefined ? others : { ...others, [segment]: value };
};

/** Returns whether a document is a log book. */
export const isBook = ([path]: [string, Fields]): boolean => path.startsWith('logBooks/');

/** Returns a document after Firestore's `set` with these fields; `stamp` is the server's time. */
const written = (before: Fields | undefined, write: DocumentWrite, stamp: unknown): Fields | undefined => {
  if (write.fields.some(isDocument)) return undefined;
  const merged = write.fields.reduce(
    (data, path) => withValue(data, path, valueAt(write.data, path)),
    before ?? {},
  );
  return write.stamps.reduce((data, field) => ({ ...data, [field]: stamp }), merged);
};

/** Read documents: none changes. */
const readBooks = new WeakMap<Fields, ReadBook>();

const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' });
const noAnswer = Object.assign(new Error('no network'), { code: 'unavailable' });

/** Creates the server with the documents of one racer, under the rules. */
export const createSimulatedServer = () => {
  let now = 1_000 * hour;
  let documents = new Map<string, Fields>();
  const receipts = new Set<string>();
  const server = {
    access: true,
    now: () => now,
    read: () => documents,
    received: (receipt: string) => receipts.has(receipt),
    /** Takes all of the writes, with their receipts, or none; throws as the rules refuse. */
    take: (writes: readonly DocumentWrite[], given: readonly string[] = []): void => {
      now += hour;
      if (given.some((receipt) => receipts.has(receipt))) throw refusal;
      const after = new Map(documents);
      for (const write of writes) {
        const data = written(after.get(write.path), write, Timestamp.fromMillis(now));
        if (data === undefined) after.delete(write.path);
        else after.set(write.path, data);
        const { entries, touched } = recordOf(data);
        const entry = recordOf(entries)[String(touched)];
        const isStump = entry !== undefined && recordOf(entry)['log_entry_uid'] !== touched;
        if (!server.access || isStump) throw refusal;
      }
      documents = after;
      for (const receipt of given) receipts.add(receipt);
    },
  };
  return server;
};
type SimulatedServer = ReturnType<typeof createSimulatedServer>;

interface Batch {
  writes: readonly DocumentWrite[];
  receipts: readonly string[];
  /** Outcome on the server, unknown to the device. */
  outcome?: 'taken' | 'refused';
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Part of Firestore that the browser keeps when the app closes: the cache and the queue. */
export interface SimulatedCache {
  documents: ReadonlyMap<string, Fields>;
  receipts: Set<string>;
  queue: Batch[];
  /** Server's time up to which the cache has all changes. */
  syncedAt: number;
}

/**
 * Opens Firestore on one device: its cache, its queue of writes, and its requests to the server. Nothing moves by
 * itself; `step` makes one thing happen.
 */
export const openSimulatedDevice = (server: SimulatedServer, uid: string, cache: SimulatedCache) => {
  const asked: {
    request: () => unknown;
    resolve: (answer: never) => void;
    reject: (error: unknown) => void;
  }[] = [];
  let waiting: (() => void)[] = [];
  /** Committed, and not on the device yet: a kill takes them. */
  let arriving: Batch[] = [];
  let arrived: (() => void)[] = [];
  const device = { online: true };

  const shown = (): Map<string, Fields> => {
    const documents = new Map(cache.documents);
    for (const { writes } of cache.queue)
      for (const write of writes) {
        // A missing stamp of the server counts as the newest.
        const data = written(documents.get(write.path), write, null);
        if (data === undefined) documents.delete(write.path);
        else documents.set(write.path, data);
      }
    return documents;
  };
  let transactions = 0;
  let read: ReadBook[] | undefined;
  const books = (): ReadBook[] =>
    (read ??= [...shown()].filter(isBook).map(([path, data]) => {
      const book = readBooks.get(data) ?? readBook(logBookIdOf(path), data);
      readBooks.set(data, book);
      return book;
    }));
  const request = <Answer>(question: () => Answer): Promise<Answer> =>
    new Promise((resolve, reject) => asked.push({ request: question, resolve, reject }));

  const outboxServer: OutboxServer = {
    uid,
    commit: (writes, receipts = []) =>
      new Promise((resolve, reject) => {
        arriving.push({ writes, receipts, resolve, reject });
      }),
    queued: () =>
      arriving.length === 0 ? Promise.resolve() : new Promise((resolve) => arrived.push(resolve)),
    holds: (receipt) => {
      const isQueued = cache.queue.some(({ receipts }) => receipts.includes(receipt));
      return Promise.resolve(isQueued || cache.receipts.has(receipt));
    },
    received: (receipt) => request(() => server.received(receipt)),
    stored: (paths) => request(() => paths.map((path) => server.read().get(path))),
    changedSince: (millis) => {
      const unsent = new Set(cache.queue.flatMap(({ writes }) => writes.map(({ path }) => path)));
      return request(() =>
        [...server.read()]
          .filter(isBook)
          .filter(([path, data]) => {
            const changed = (data['last_modified_date'] as Timestamp).toMillis() > millis - 48 * hour;
            return changed && !unsent.has(path);
          })
          .map(([path, data]) => ({ path, data })),
      );
    },
    transact: async (paths, decide) => {
      const read = () => paths.map((path) => server.read().get(path));
      let isTaken = false;
      while (!isTaken) {
        const stored = await request(read);
        const writes = await decide(stored);
        isTaken = await request(() => {
          if (read().some((document, index) => document !== stored[index])) return false;
          server.take(writes);
          // Each third answer is lost, and the SDK begins again.
          transactions += 1;
          return transactions % 3 > 0;
        });
      }
    },
    sent: () =>
      cache.queue.length + arriving.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push(resolve)),
  };

  const listen = () => {
    cache.documents = server.read();
    cache.syncedAt = server.now();
    read = undefined;
  };
  const answerWrite = ({ receipts, outcome, resolve, reject }: Batch) => {
    cache.queue.shift();
    if (outcome === 'taken') for (const receipt of receipts) cache.receipts.add(receipt);
    // The cache shows the server's result as soon as it has the answer.
    listen();
    if (outcome === 'refused') reject(refusal);
    else resolve();
    if (cache.queue.length + arriving.length > 0) return;
    for (const done of waiting) done();
    waiting = [];
  };
  const takeArriving = () => {
    cache.queue.push(...arriving);
    arriving = [];
    read = undefined;
    for (const done of arrived) done();
    arrived = [];
  };
  const sendWrite = (batch: Batch) => {
    try {
      server.take(batch.writes, batch.receipts);
      batch.outcome = 'taken';
    } catch {
      batch.outcome = 'refused';
    }
  };
  const answerQuestion = () => {
    const question = asked.shift();
    if (question === undefined) return;
    try {
      if (!device.online) throw noAnswer;
      question.resolve(question.request() as never);
    } catch (error) {
      question.reject(error);
    }
  };

  return Object.assign(device, {
    outboxServer,
    /** Loses the pending answers: Firestore sends their writes again. */
    loseAnswers: () => {
      for (const batch of cache.queue) delete batch.outcome;
    },
    /** Stores the committed writes on the device. */
    arrive: takeArriving,
    /** Counts the things that may still happen. */
    left: () => asked.length + arriving.length + (device.online ? cache.queue.length : 0),
    syncedAt: () => cache.syncedAt,
    books,
    /**
     * Makes one thing happen: commits stored on the device, a request answered, a write sent or its answer received,
     * other devices' changes received.
     */
    step: (which: number): void => {
      const [batch] = cache.queue;
      if (which < 0.7 && arriving.length > 0) takeArriving();
      else if (which < 0.4 && asked.length > 0) answerQuestion();
      else if (device.online && which < 0.9 && batch !== undefined)
        if (batch.outcome === undefined) sendWrite(batch);
        else answerWrite(batch);
      else if (asked.length > 0) answerQuestion();
      else if (device.online) listen();
    },
  });
};
