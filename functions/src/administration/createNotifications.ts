import { longestMessage } from '@holeshot/shared-core';
import { FieldPath, getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { requireAdmin } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { refuse } from '../callable/refuse';
import { parseRequest } from '../callable/parseRequest';
import { uidSchema } from './uidSchema';

const dayInMs = 86_400_000;
const yearInMs = 365 * dayInMs;
const batchSize = 500;
/** Pages in one call: they take far less than its 70 seconds. */
const pagesACall = 10;

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), v.maxLength(most));

// Strict: a misspelt `userId` would send the notification to everyone.
const requestSchema = v.strictObject({
  title: text(100),
  message: text(longestMessage),
  postRefId: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be letters, digits, - and _')),
  userId: v.nullish(uidSchema, null),
  after: v.nullish(v.object({ lastDayAuthenticated: v.number(), uid: uidSchema }), null),
});

type NotificationRequest = v.InferOutput<typeof requestSchema>;

/** Creates the notification for each of these racers who has none yet; an existing one stays as it is. */
const notify = async (
  db: Firestore,
  { title, message, postRefId }: NotificationRequest,
  uids: readonly string[],
  now: number,
): Promise<number> => {
  if (uids.length === 0) return 0;
  return db.runTransaction(async (transaction) => {
    const refs = uids.map((uid) => db.doc(`notifications/${postRefId}_${uid}`));
    const found = await transaction.getAll(...refs);
    const missing = uids.filter((_, index) => found[index]?.exists !== true);
    for (const userId of missing)
      transaction.set(db.doc(`notifications/${postRefId}_${userId}`), {
        title,
        message,
        userId,
        createdAt: Timestamp.fromMillis(now),
        expiresAt: Timestamp.fromMillis(now + yearInMs),
        read: false,
        postRefId,
      });
    return missing.length;
  });
};

const notifyActive = async (db: Firestore, request: NotificationRequest, now: number) => {
  const active = db
    .collection('users')
    .where('lastDayAuthenticated', '>=', now - yearInMs)
    .orderBy('lastDayAuthenticated')
    .orderBy(FieldPath.documentId())
    .select('lastDayAuthenticated')
    .limit(batchSize);
  let { after } = request;
  let created = 0;
  for (let page = 0; page < pagesACall; page++) {
    const query = after ? active.startAfter(after.lastDayAuthenticated, after.uid) : active;
    const { docs } = await query.get();
    created += await notify(
      db,
      request,
      docs.map(({ id }) => id),
      now,
    );
    const last = docs.at(-1);
    if (!last || docs.length < batchSize) return { created, next: null };
    after = { lastDayAuthenticated: Number(last.get('lastDayAuthenticated')), uid: last.id };
  }
  return { created, next: after };
};

/**
 * Notifies one racer (`userId`) or all who were active within 365 days, for admins,
 * `{title, message, postRefId, userId?, after?}` → `{created, next}`. Nobody gets two of the same `postRefId`. Unless
 * `next` is null, send the same request with it as `after` to go on. Fails with `unauthenticated`, `permission-denied`,
 * `invalid-argument` or `not-found` (`reason: user-not-found`).
 */
export const createNotifications = onCall(callableOptions, async (request) => {
  await requireAdmin(request);
  const notification = parseRequest(requestSchema, request.data);
  const db = getFirestore();
  const { userId } = notification;
  if (userId === null) return notifyActive(db, notification, Date.now());
  if (!(await db.doc(`users/${userId}`).get()).exists) throw refuse('not-found', 'user-not-found');
  return { created: await notify(db, notification, [userId], Date.now()), next: null };
});
