import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  setLogLevel,
  terminate,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { defaultUserSettings } from '@holeshot/shared-core';
import type { ListenerHealth } from '../database/ListenerHealth';
import type { BooksMark, CarMark, LogBookMarks } from '../passes/logBookMarks';
import { createOutbox } from '../outbox/outbox';
import type { Outbox } from '../../writes/Outbox';
import { openOutboxServer, type OutboxServer } from '../outbox/outboxServer';
import type { WriteStore } from '../../writes/outboxStore';
import { createMemoryStore } from './createMemoryStore';

/** A project of this run's own: others keep what a stack has seeded, or a run beside it has written. */
const projectId = `demo-repositories-${process.pid}`;
const firestoreHost = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';

/** Time (ms) that a test waits for an answer, which may need a second request, see `reconnect`. */
export const patience = 30_000;

/** Value that Firestore can store. */
export type Stored = string | number | boolean | null | Date | Stored[] | { [key: string]: Stored };

type Field =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: number | string }
  | { doubleValue: number }
  | { stringValue: string }
  | { timestampValue: string }
  | { arrayValue: { values?: Field[] } }
  | { mapValue: { fields?: Record<string, Field> } };

const fieldsOf = (data: Record<string, Stored>): Record<string, Field> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fieldOf(value)]));

const fieldOf = (value: Stored): Field => {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(fieldOf) } };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  return Number.isInteger(value) ? { integerValue: value } : { doubleValue: value };
};

const valueOf = (field: Field): Stored => {
  if ('mapValue' in field) return valuesOf(field.mapValue.fields);
  if ('arrayValue' in field) return (field.arrayValue.values ?? []).map(valueOf);
  // The service gives whole numbers as texts.
  if ('integerValue' in field) return Number(field.integerValue);
  return Object.values(field)[0] as Stored;
};
const valuesOf = (fields: Record<string, Field> = {}): Record<string, Stored> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(field)]));

const askEmulator = async (path: string, method: string, body?: object, tries = 3): Promise<unknown> => {
  const answer = await fetch(`http://${firestoreHost}/${path}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // A write fails with 500 if a listener to it closes at that moment, and with 409 if a transaction of an ended device
  // still holds it.
  if ((answer.status === 500 || answer.status === 409) && tries > 1)
    return askEmulator(path, method, body, tries - 1);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

const documentsOf = (project: string): string => `projects/${project}/databases/(default)/documents`;

/** Writes a document without the rules, as the backend does. */
export const writeAsBackend = async (
  document: string,
  data: Record<string, Stored>,
  project = projectId,
): Promise<void> => {
  // Requests no field back: a long answer has torn the SDK's stream from the same emulator.
  const written = `v1/${documentsOf(project)}/${document}?mask.fieldPaths=none`;
  await askEmulator(written, 'PATCH', { fields: fieldsOf(data) });
};

/** Reads the log books of a racer by id without rules and SDK, whatever a listener reported. */
export const readLogBooks = async (uid: string): Promise<Map<string, Record<string, Stored>>> => {
  const owner = { field: { fieldPath: 'user_uid' }, op: 'EQUAL', value: { stringValue: uid } };
  const found = (await askEmulator(`v1/${documentsOf(projectId)}:runQuery`, 'POST', {
    structuredQuery: { from: [{ collectionId: 'logBooks' }], where: { fieldFilter: owner } },
  })) as { document?: { name: string; fields?: Record<string, Field> } }[];
  return new Map(
    found.flatMap(({ document }) =>
      document === undefined
        ? []
        : [[path.posix.basename(document.name), valuesOf(document.fields)] as const],
    ),
  );
};

/**
 * Opens the streams of a device again. The emulator tears a stream that it sends two messages on at once (the next
 * seems to be of gigabytes), and the SDK leaves it closed for up to 90 s.
 */
export const reconnect = async (database: Firestore): Promise<void> => {
  await disableNetwork(database);
  await enableNetwork(database);
};

/** Repeats a request on a new stream if a torn one has left the SDK without an answer. */
export const untilAnswered = async <Answer>(
  database: Firestore,
  request: () => Promise<Answer>,
): Promise<Answer> =>
  request().catch(async (error: unknown) => {
    if ((error as { code?: string }).code !== 'unavailable') throw error;
    await reconnect(database);
    return request();
  });

/** Reads a document from the server. */
export const documentNow = (reference: DocumentReference): Promise<DocumentSnapshot> =>
  untilAnswered(reference.firestore, () => getDocFromServer(reference));

/** Reads the documents of a query from the server. */
export const documentsNow = (asked: Query): Promise<QuerySnapshot> =>
  untilAnswered(asked.firestore, () => getDocsFromServer(asked));

/** Resets the emulator: the repository's rules, and no document. */
export const resetFirestore = async (): Promise<void> => {
  const content = await readFile(path.resolve(__dirname, '../../../../firestore.rules'), 'utf8');
  await askEmulator(`emulator/v1/projects/${projectId}:securityRules`, 'PUT', {
    rules: { files: [{ name: 'firestore.rules', content }] },
  });
  await askEmulator(`emulator/v1/${documentsOf(projectId)}`, 'DELETE');
};

/** Gives or, with a time in the past, ends write access. */
export const grantAccess = (uid: string, until: number): Promise<void> =>
  writeAsBackend(`users/${uid}/private/access`, {
    access_until: until,
    is_admin: false,
    is_registered: true,
  });

/** Client SDK under the rules, with nobody signed in and an empty cache. */
interface VisitorDevice {
  app: FirebaseApp;
  auth: Auth;
  database: Firestore;
  stop(): Promise<void>;
}

/** Device of a signed-in racer. */
export interface EmulatorDevice extends VisitorDevice {
  uid: string;
  email: string;
}

// Some tests provoke refusals; the SDK would log each.
setLogLevel('silent');

let started = 0;

const open = (app: FirebaseApp): Firestore => {
  // Unlike the eager collector this one keeps unwatched documents, as the cache on a real device does.
  const localCache = memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() });
  const database = initializeFirestore(app, { localCache });
  const [host = '', port = ''] = firestoreHost.split(':');
  connectFirestoreEmulator(database, host, Number(port));
  return database;
};

/** Starts a device on which nobody is signed in. */
export const startVisitor = (project = projectId): VisitorDevice => {
  started += 1;
  const app = initializeApp({ apiKey: 'local', projectId: project }, `device-${started}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  const database = open(app);
  const stop = async () => {
    await terminate(database);
    await deleteApp(app);
  };
  return { app, auth, database, stop };
};

const password = 'launch-3200';

/** Returns an address that no other test has. */
export const newAddress = (): string => {
  started += 1;
  return `racer-${Date.now()}-${started}@strip.test`;
};

/**
 * Signs up a new racer with a user document and, by default, an hour of write access.
 * @param owned uids, which name nobody, of vehicles that are the racer's and lie among the deleted
 */
export const startRacer = async ({
  access = true,
  owned = ['nova', 'camaro'],
} = {}): Promise<EmulatorDevice> => {
  const device = startVisitor();
  const email = newAddress();
  const { user } = await createUserWithEmailAndPassword(device.auth, email, password);
  const { pathsPinnedToBottomNav: _, dashboardWidgets: __, ...settings } = defaultUserSettings;
  await writeAsBackend(`users/${user.uid}`, { ...settings, email, isRegistered: true });
  for (const each of owned) await writeAsBackend(`users/${user.uid}/deletedVehicles/${each}`, {});
  if (access) await grantAccess(user.uid, Date.now() + 3_600_000);
  return { ...device, uid: user.uid, email };
};

/** Starts another device of the same racer, or the same one after a restart with an empty cache. */
export const startAgain = async ({ email }: EmulatorDevice): Promise<EmulatorDevice> => {
  const device = startVisitor();
  const { user } = await signInWithEmailAndPassword(device.auth, email, password);
  return { ...device, uid: user.uid, email };
};

let ids = 0;

/** Clock of all these devices, with an id for each write. */
export const clock = { now: () => Date.now(), newId: () => `write-${(ids += 1)}` };

/**
 * Opens the outbox of a run of the app on this device.
 * @param run the first run without a store; its writes go to the emulator without a server
 */
export const openOutbox = (
  { database, uid }: Pick<EmulatorDevice, 'database' | 'uid'>,
  {
    report = () => undefined,
    store = createMemoryStore(),
    server = openOutboxServer(database, uid),
    tell = () => undefined,
  }: {
    report?: (error: unknown) => void;
    store?: WriteStore;
    server?: OutboxServer;
    tell?: () => void;
  } = {},
): Outbox => createOutbox(server, clock, report, store, tell);

/** Creates a mark in memory that starts with `value`. */
const markFrom = <Value>(value: Value): { read(): Value; write(next: Value): void } => {
  let kept = value;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
  };
};

/** Creates the marks of a device that has seen nothing yet. */
export const createMarks = (): LogBookMarks => ({
  synced: markFrom(0),
  newest: markFrom<readonly string[]>([]),
  books: markFrom<BooksMark | undefined>(undefined),
  predicted: markFrom<CarMark | undefined>(undefined),
});

/** Creates the health of listeners on a device with a network. */
export const createHealth = (): ListenerHealth & { failed: Set<string> } => {
  const failed = new Set<string>();
  const mark = (name: string, healthy: boolean) => {
    if (healthy) failed.delete(name);
    else failed.add(name);
  };
  return { failed, mark, online: () => true };
};
