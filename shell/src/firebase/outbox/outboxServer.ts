import {
  doc,
  getDocFromCache,
  getDocsFromServer,
  runTransaction,
  waitForPendingWrites,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { firestoreCode } from '../database/firestoreCode';
import { booksChangedSince } from '../database/booksChangedSince';
import { commitWrites } from './commitWrites';
import { inCache } from '../database/inCache';
import { mergeOf } from './mergeOf';
import type { DocumentWrite } from '../../writes/outboxStore';
import { receiptPath, receiptWrite } from './receipts';
import { storedDocuments } from '../database/storedDocuments';

/** Requests of the outbox to the database; each rejects without an answer of the server. */
export interface OutboxServer {
  /** Uid of the racer. */
  uid: string;
  /**
   * Commits writes, as `commitWrites`.
   * @param receipts ids that the server stores with them: it refuses a repeated one
   */
  commit(writes: readonly DocumentWrite[], receipts?: readonly string[]): Promise<void>;
  /**
   * Resolves once the device has stored all commits, to be sent whatever happens to the app; rejects if the database
   * has ended.
   */
  queued(): Promise<void>;
  /** Returns whether this device has queued a write, or seen its receipt from the server. */
  holds(receipt: string): Promise<boolean>;
  /** Returns whether the server has the receipt of a write. */
  received(receipt: string): Promise<boolean>;
  /** Reads documents, as `storedDocuments`. */
  stored(paths: readonly string[]): Promise<(DocumentData | undefined)[]>;
  /**
   * Reads the log books that changed on the server since a moment of its clock (ms); those with unsent writes of this
   * device as they will be.
   */
  changedSince(millis: number): Promise<{ path: string; data: DocumentData }[]>;
  /** Reads and writes documents in one transaction; it decides again if another device wrote in between. */
  transact(
    paths: readonly string[],
    decide: (stored: readonly (DocumentData | undefined)[]) => Promise<readonly DocumentWrite[]>,
  ): Promise<void>;
  /** Resolves once the server has answered all writes of this device so far. */
  sent(): Promise<void>;
}

const signedOut = Object.assign(new Error('Signed out meanwhile.'), { code: 'unavailable' });

/**
 * Opens the outbox's requests to Firestore.
 * @param uid owner of the log books
 * @param isSignedIn tells whether that racer is still signed in: the server denies the data to another
 */
export const openOutboxServer = (
  database: Firestore,
  uid: string,
  isSignedIn: () => boolean = () => true,
): OutboxServer => {
  const stored: OutboxServer['stored'] = async (paths) => {
    const documents = await storedDocuments(database, paths);
    if (!isSignedIn()) throw signedOut;
    return documents;
  };
  return {
    uid,
    commit: (writes, receipts = []) =>
      commitWrites(database, [
        ...writes,
        ...receipts.map((receipt) => receiptWrite(uid, receipt, Date.now())),
      ]),
    // The SDK works in order: an empty read ends after the writes before it.
    queued: async () => {
      await getDocFromCache(doc(database, 'users/nobody')).catch((error: unknown) => {
        if (firestoreCode(error) !== 'unavailable') throw error;
      });
    },
    holds: async (receipt) => {
      const stored = await inCache(doc(database, receiptPath(uid, receipt)));
      return stored?.exists() ?? false;
    },
    received: async (receipt) => (await stored([receiptPath(uid, receipt)]))[0] !== undefined,
    stored,
    changedSince: async (millis) => {
      const ownNanos = Math.floor(Math.random() * 1_000_000);
      const { docs } = await getDocsFromServer(booksChangedSince(database, uid, millis, ownNanos));
      return docs.map((book) => ({ path: book.ref.path, data: book.data() }));
    },
    transact: (paths, decide) =>
      runTransaction(database, async (transaction) => {
        const stored = await Promise.all(
          paths.map(async (path) => (await transaction.get(doc(database, path))).data()),
        );
        for (const write of await decide(stored)) {
          const { data, options } = mergeOf(write);
          transaction.set(doc(database, write.path), data, options);
        }
      }),
    sent: () => waitForPendingWrites(database),
  };
};
