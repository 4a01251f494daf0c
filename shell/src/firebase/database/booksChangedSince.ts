import {
  collection,
  endBefore,
  orderBy,
  query,
  Timestamp,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';

/** A device with a slow clock may have written in the past. */
const overlapMs = 48 * 3_600_000;

/**
 * Asks for the log books of a racer that have changed since a moment, the newest change first; in the cache, those come
 * before that the server has not stamped yet, which a filter by the time would leave out.
 * @param millis by the server's clock
 * @param nanos below a millisecond, for a query that is no other's: the SDK answers one that is listened to with what
 *   the listener was told last, and asks nobody
 */
export const booksChangedSince = (database: Firestore, uid: string, millis: number, nanos = 0): Query => {
  const { seconds, nanoseconds } = Timestamp.fromMillis(Math.max(0, millis - overlapMs));
  return query(
    collection(database, 'logBooks'),
    where('user_uid', '==', uid),
    orderBy('last_modified_date', 'desc'),
    endBefore(new Timestamp(seconds, nanoseconds + nanos)),
  );
};
