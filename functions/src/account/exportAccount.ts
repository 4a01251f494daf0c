import { FieldPath, getFirestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { countRequest } from '../access/countRequest';
import { requireSignedIn } from '../access/requireAccess';
import { callableOptions } from '../callable/callableOptions';
import { documentIdSchema } from '../callable/documentIdSchema';
import { parseRequest } from '../callable/parseRequest';
import { toPlainData } from './toPlainData';

/** Collections in the order of their export, with the largest size of a document in KiB. */
const collections = [
  ['tunes', 16],
  ['passPictures', 256],
  ['deletedPasses', 256],
  ['deletedVehicles', 1024],
  ['notifications', 16],
  ['logBooks', 1024],
] as const;

/** Size of an answer in KiB: even full documents stay below the limit of 10 MB. */
const pageWeight = 8 * 1024;

/** Exports at once in an instance; each holds its page three times: read, plain and as text. */
const concurrency = 10;

/** Part of the first answer that `account` may take, in KiB. */
const accountWeight = 1024;

const requestSchema = v.nullish(
  v.object({
    after: v.nullish(
      v.object({
        collection: v.picklist(collections.map(([name]) => name)),
        id: documentIdSchema,
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
 * Exports all stored under the caller's account but receipts and times of requests, page by page, `{after?}` →
 * `{account, tunes, passPictures, deletedPasses, deletedVehicles, notifications, logBooks, next}`. `account` (user, access, weatherToken,
 * subscriptions) comes with the first page and is null on the others. The collections are records by id. Send
 * `next` as `after` for the next page; it is null on the last one. Fails with `unauthenticated`,
 * `invalid-argument`, `failed-precondition` (the account is being deleted) or `resource-exhausted` (1,000 pages an hour).
 */
export const exportAccount = onCall(
  { ...callableOptions, memory: '512MiB', concurrency },
  async (request) => {
    const { uid } = requireSignedIn(request);
    const { after } = parseRequest(requestSchema, request.data);
    const db = getFirestore();
    await countRequest(db, uid, 'exportAccount');
    const userRef = db.doc(`users/${uid}`);
    const own = {
      tunes: userRef.collection('tunes'),
      passPictures: userRef.collection('passPictures'),
      deletedPasses: userRef.collection('deletedPasses'),
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
      ...{
        tunes: {},
        passPictures: {},
        deletedPasses: {},
        deletedVehicles: {},
        notifications: {},
        logBooks: {},
      },
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
  },
);
