import { FieldPath, getFirestore, type Query } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { requireSignedIn } from '../access/requireAccess';
import { callableOptions } from '../callableOptions';
import { parseRequest } from '../parseRequest';
import { toPlainData } from './toPlainData';

const requestSchema = v.nullish(
  v.object({ after: v.nullish(v.pipe(v.string(), v.maxLength(1_500), v.regex(/^[^/]+$/))) }),
  {},
);

/** Log books an answer holds at most, so that even full ones stay below the 10 MB that an answer may have. */
const booksAPage = 8;

type Plain = Record<string, unknown>;

const documentsOf = async (query: Query): Promise<Record<string, Plain>> => {
  const { docs } = await query.get();
  return Object.fromEntries(docs.map((found) => [found.id, toPlainData(found.data()) as Plain]));
};

/**
 * Callable: everything stored under the caller's account but the receipts of writes, page by page, `{after?}` →
 * `{account, logBooks, next}`.
 * `account` (user, access, weatherToken, subscriptions, tunes, deletedVehicles, notifications) comes with the first
 * page and is null on the others; `logBooks` are by id; `next` is what to send as `after`, null on the last page.
 * Fails with `unauthenticated` or `invalid-argument`.
 */
export const exportAccount = onCall({ ...callableOptions, memory: '512MiB' }, async (request) => {
  const { uid } = requireSignedIn(request);
  const { after } = parseRequest(requestSchema, request.data);
  const db = getFirestore();
  const userRef = db.doc(`users/${uid}`);
  const books = db
    .collection('logBooks')
    .where('user_uid', '==', uid)
    .orderBy(FieldPath.documentId())
    .limit(booksAPage);
  const logBooks = await documentsOf(after ? books.startAfter(after) : books);
  const ids = Object.keys(logBooks);

  const account = async () => {
    const [user, access, weatherToken] = (
      await db.getAll(userRef, userRef.collection('private').doc('access'), db.doc(`weatherTokens/${uid}`))
    ).map((found) => toPlainData(found.data() ?? null));
    return {
      user,
      access,
      weatherToken,
      subscriptions: await documentsOf(userRef.collection('subscriptions')),
      tunes: await documentsOf(userRef.collection('tunes')),
      deletedVehicles: await documentsOf(userRef.collection('deletedVehicles')),
      notifications: await documentsOf(db.collection('notifications').where('userId', '==', uid)),
    };
  };
  return {
    account: after ? null : await account(),
    logBooks,
    next: ids.length === booksAPage ? (ids.at(-1) ?? null) : null,
  };
});
