import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isRecord, recordOf, type FailureCode, type LogEntry } from '@holeshot/shared-core';

/** A write of the racer, stored until the server confirms it. */
export interface OutboxWrite {
  id: string;
  uid: string;
  /** The document, such as `logBooks/nova_2026_06`. */
  path: string;
  /** Written fields, without the server's time stamps. */
  data: Record<string, unknown>;
  /** The field paths it replaces, each a list of segments; one that `data` lacks is deleted, `[]` is the document. */
  fields: string[][];
  /** Top-level fields that take the server's time. */
  stamps: string[];
  /** Milliseconds. */
  at: number;
  state: 'waiting' | 'refused';
  /** Why the server does not have it: its code, or the app's. */
  reason?: FailureCode;
  /** Not in Firestore's queue: it was not taken there yet, or the queue went with the copy on the device. */
  unqueued?: true;
  /** Name that the server remembers it by; the id, unless it was sent once more after that. */
  receipt?: string;
  /** The one pass that it changes, which it follows when another device moves that to another log book. */
  pass?: AboutPass;
  /** Writes of other documents that the server takes together with it, under its receipt. */
  beside?: DocumentWrite[];
}

/** A write to one document. */
export type DocumentWrite = Pick<OutboxWrite, 'path' | 'data' | 'fields' | 'stamps'>;

/** The pass that a write changes. */
export interface AboutPass {
  uid: string;
  /** Milliseconds by the server's clock up to which the device had seen all changes of the log books. */
  seenUntil: number;
  /** The pass is to be moved to the log book it belongs to; the ids of books that hold a copy of it. */
  shelve?: string[];
  /** A restored pass, until it is where it belongs: as the racer knew it before, and the id of its log book. */
  back?: { before: LogEntry; to: string } | undefined;
  /** The path of the log book that an earlier write has put the pass into meanwhile: this one is to be made there too. */
  follows?: string | undefined;
  /** Pass that a deletion removes, as far as the racer recognizes it by. */
  deleted?: Pick<LogEntry, 'log_entry_datetime'> & {
    vehicle: { name: string };
    location: { timezone: string };
  };
}

/** A store of writes until the server confirms them. */
export interface WriteStore {
  put(write: OutboxWrite): Promise<void>;
  remove(id: string): Promise<void>;
  /** Reads the writes of one racer, oldest first. */
  of(uid: string): Promise<OutboxWrite[]>;
}

const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);
const isText = (value: unknown): boolean => typeof value === 'string';
const isPath = (value: unknown): boolean => isList(value, isText);

const isAboutPass = (value: unknown): boolean => {
  const { uid, seenUntil, shelve = [], back, follows = '' } = recordOf(value);
  const { before, to } = recordOf(back);
  const isBack = back === undefined || (isText(to) && isRecord(before));
  return isText(uid) && Number.isFinite(seenUntil) && isPath(shelve) && isBack && isText(follows);
};

const isDocumentWrite = (value: unknown): boolean => {
  const { path, data, fields, stamps } = recordOf(value);
  return isText(path) && isRecord(data) && isList(fields, isPath) && isPath(stamps);
};

const isWrite = ({
  path,
  data,
  fields,
  stamps,
  at,
  state,
  receipt = '',
  pass,
  beside = [],
}: Partial<Record<keyof OutboxWrite, unknown>>): boolean =>
  isDocumentWrite({ path, data, fields, stamps }) &&
  isList(beside, isDocumentWrite) &&
  Number.isFinite(at) &&
  (state === 'waiting' || state === 'refused') &&
  isText(receipt) &&
  (pass === undefined || isAboutPass(pass));

/** Shows an unreadable write as refused: it is never sent, and the racer can export and discard it. */
const readWrite = (row: OutboxWrite): OutboxWrite =>
  isWrite(row)
    ? row
    : {
        ...{ id: row.id, uid: row.uid, path: '', data: { stored: row }, fields: [['stored']], stamps: [] },
        ...{ at: 0, state: 'refused', reason: 'broken' },
      };

interface OutboxSchema extends DBSchema {
  writes: { key: string; value: OutboxWrite; indexes: { uid: string } };
}

/** The writes of all racers on this device, in a database that outlives the tab, the browser and the SDK's promises. */
export class OutboxStore implements WriteStore {
  private database: Promise<IDBPDatabase<OutboxSchema>>;
  private opened: IDBPDatabase<OutboxSchema> | undefined;

  constructor(private readonly name = 'holeshot-outbox') {
    this.database = this.open();
  }

  private open(): Promise<IDBPDatabase<OutboxSchema>> {
    const reopen = () => {
      this.opened = undefined;
      this.database = this.open();
    };
    // A browser without storage throws at once: the caller of a write learns of it.
    const opening = Promise.resolve().then(() =>
      openDB<OutboxSchema>(this.name, 1, {
        upgrade: (database) => {
          database.createObjectStore('writes', { keyPath: 'id' }).createIndex('uid', 'uid');
        },
        // A newer version of the app, in another tab, changes how the database is laid out.
        blocking: (_, __, event) => (event.target as IDBDatabase).close(),
        // Some browsers cut the connections of an app in the background.
        terminated: reopen,
      }),
    );
    opening.then(
      (database) => (this.opened = database),
      () => undefined,
    );
    return opening;
  }

  async put(write: OutboxWrite): Promise<void> {
    // Nothing is waited for where the database is open: what comes after the write must not come before it.
    const transaction = (this.opened ?? (await this.database)).transaction('writes', 'readwrite');
    const put = transaction.store.put(write);
    transaction.commit();
    await Promise.all([put, transaction.done]);
  }

  async remove(id: string): Promise<void> {
    await (await this.database).delete('writes', id);
  }

  /** Notes that Firestore's queue is gone: each pending write is sent again when its racer signs in. */
  async unqueue(): Promise<void> {
    const { store, done } = (await this.database).transaction('writes', 'readwrite');
    for await (const row of store.iterate())
      if (row.value.state === 'waiting') await row.update({ ...row.value, unqueued: true });
    await done;
  }

  /** Reads the writes of one racer, oldest first. */
  async of(uid: string): Promise<OutboxWrite[]> {
    const writes = await (await this.database).getAllFromIndex('writes', 'uid', uid);
    return writes.map(readWrite).sort((a, b) => a.at - b.at);
  }
}
