import { FieldPath, getFirestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { requireSignedIn } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { parseRequest } from '../callable/parseRequest';
import { toPlainData } from './toPlainData';

/** What is exported document by document, in this order, and how many KiB one of each may weigh. */
const collections = [
  ['tunes', 16],
  ['deletedVehicles', 1024],
  ['notifications', 16],
  ['logBooks', 1024],
] as const;

/** What an answer holds, in KiB, so that even one of full documents stays below the 10 MB that it may have. */
const pageWeight = 8 * 1024;

/** What the documents that come with the first answer may weigh together, in KiB. */
const accountWeight = 1024;

const requestSchema = v.nullish(
  v.object({
    after: v.nullish(
      v.object({
        collection: v.picklist(collections.map(([name]) => name)),
        id: v.pipe(v.string(), v.maxLength(1_500), v.regex(/^[^/]+$/)),
      }),
      null,
    ),
  }),
  { after: null },
);

type Plain = Record<string, unknown>;

const byId = (docs: readonly QueryDocumentSnapshot[]): Plain =>
  Object.fromEntries(docs.map((found) => [found.id, toPlainData(found.data())]));

/**
 * Callable: everything stored under the caller's account but the receipts of writes, page by page, `{after?}` →
 * `{account, tunes, deletedVehicles, notifications, logBooks, next}`.
 * `account` (user, access, weatherToken, subscriptions) comes with the first page and is null on the others; the four
 * collections are by id, each going on where the page before ended; `next` is what to send as `after`, null on the last
 * page. Fails with `unauthenticated` or `invalid-argument`.
 */
export const exportAccount = onCall({ ...callableOptions, memory: '512MiB' }, async (request) => {
  const { uid } = requireSignedIn(request);
  const { after } = parseRequest(requestSchema, request.data);
  const db = getFirestore();
  const userRef = db.doc(`users/${uid}`);
  const own = {
    tunes: userRef.collection('tunes'),
    deletedVehicles: userRef.collection('deletedVehicles'),
    notifications: db.collection('notifications').where('userId', '==', uid),
    logBooks: db.collection('logBooks').where('user_uid', '==', uid),
  };

  const account = async () => {
    const [user, access, weatherToken] = (
      await db.getAll(userRef, userRef.collection('private').doc('access'), db.doc(`weatherTokens/${uid}`))
    ).map((found) => toPlainData(found.data() ?? null));
    const subscriptions = byId((await userRef.collection('subscriptions').get()).docs);
    return { user, access, weatherToken, subscriptions };
  };
  const page: Record<keyof typeof own, Plain> = {
    ...{ tunes: {}, deletedVehicles: {}, notifications: {}, logBooks: {} },
  };
  let room = after ? pageWeight : pageWeight - accountWeight;
  let next = null;
  const first = collections.findIndex(([name]) => name === after?.collection);
  for (const [name, weight] of collections.slice(Math.max(0, first))) {
    const most = Math.max(1, Math.floor(room / weight));
    const some = own[name].orderBy(FieldPath.documentId()).limit(most);
    const { docs } = await (after?.collection === name ? some.startAfter(after.id) : some).get();
    page[name] = byId(docs);
    const last = docs.at(-1);
    if (last && docs.length === most) {
      next = { collection: name, id: last.id };
      break;
    }
    room -= docs.length * weight;
  }
  return { account: after ? null : await account(), ...page, next };
});
