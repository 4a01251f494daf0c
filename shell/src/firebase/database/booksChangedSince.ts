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

/** Overlap (ms): a device with a slow clock may have written in the past. */
const overlapMs = 48 * 3_600_000;

/**
 * Creates the query for a racer's log books that changed since a moment, newest first; in the cache, unstamped ones
 * come first, which a filter by time would drop.
 * @param millis by the server's clock
 * @param nanos below a millisecond, which make a query unique: the SDK answers a query with a listener from that
 * listener's last answer
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
