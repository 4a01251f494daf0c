import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { accountDeleted } from '../deletion/accountDeleted';
import { deletionMark } from '../deletion/deletionMark';
import { allowRequest } from './allowRequest';

/** Requests of each kind that a racer may make within an hour. */
const perHour = {
  signCall: 60,
  createCheckout: 20,
  createPortalLink: 20,
  exportAccount: 1_000,
  findUser: 300,
};

/** Codes of Firestore (gone, there already, changed, contention) for a document that another request has changed. */
const countedMeanwhile = new Set<unknown>([5, 6, 9, 10]);

/** How often a count is tried anew after another request was counted meanwhile. */
const tries = 5;

/** Returns the times to store with this request; throws beyond the number of an hour. */
const counted = (kind: keyof typeof perHour, before: DocumentSnapshot): Record<string, number[]> => {
  const turn = allowRequest(before.get(kind), Date.now(), perHour[kind]);
  if (turn.allowed) return { [kind]: turn.requestedAt };
  throw new HttpsError('resource-exhausted', 'Too many of these requests in the last hour.');
};

/** Creates the counts of a racer, but of none whose account is being deleted. */
const create = (db: Firestore, uid: string, requests: DocumentReference): Promise<void> =>
  db.runTransaction(async (transaction) => {
    if ((await transaction.get(deletionMark(db, uid))).exists) throw accountDeleted();
    transaction.create(requests, {});
  });

/**
 * Counts a request of a racer, in `users/{uid}/private/requests`. Throws `resource-exhausted` beyond the number of an
 * hour, `failed-precondition` while the account is being deleted, and `aborted` if many come at once.
 */
export const countRequest = async (db: Firestore, uid: string, kind: keyof typeof perHour): Promise<void> => {
  const requests = db.doc(`users/${uid}/private/requests`);
  for (let turn = 0; turn < tries; turn += 1) {
    const [before, deletion] = await db.getAll(requests, deletionMark(db, uid));
    if (deletion?.exists) throw accountDeleted();
    const { updateTime } = before ?? {};
    // Whoever creates or counts at the same time makes this one look again. A transaction would wait, for seconds.
    try {
      if (before === undefined || updateTime === undefined) await create(db, uid, requests);
      else {
        await requests.update(counted(kind, before), { lastUpdateTime: updateTime });
        return;
      }
    } catch (error) {
      if (!countedMeanwhile.has((error as { code?: unknown }).code)) throw error;
    }
  }
  throw new HttpsError('aborted', 'Too many requests at once. Try again.');
};
