import { collection, deleteDoc, getDocsFromCache, query, where, type Firestore } from 'firebase/firestore';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import { passIn } from '../../writes/completePass';
import { deletePictures } from './deletePictures';
import { expiredIn } from './expiredIn';
import { orAtAnotherSignIn } from './orAtAnotherSignIn';

const remove = async (
  database: Firestore,
  uid: string,
  synced$: Observable<boolean>,
  now: number,
): Promise<void> => {
  const docs = await expiredIn(database, uid, 'deletedPasses', now);
  if (docs.length === 0) return;
  await firstValueFrom(synced$.pipe(filter(Boolean)));
  const books = await getDocsFromCache(query(collection(database, 'logBooks'), where('user_uid', '==', uid)));
  const stands = ({ id }: { id: string }) => books.docs.some((book) => passIn(book.data(), id) !== undefined);
  for (const { ref } of docs.filter(stands)) await deleteDoc(ref);
  await deletePictures(
    database,
    uid,
    docs.filter((each) => !stands(each)).map(({ id }) => id),
  );
};

/**
 * Deletes for good the passes that were deleted more than 30 days ago, with their pictures. A pass that is in a log
 * book again keeps its pictures, and only leaves the deleted ones.
 * @param synced$ true once the cache has the server's log books
 * @param now milliseconds by the server's clock
 */
export const removeExpiredPasses = (...given: Parameters<typeof remove>): Promise<void> =>
  orAtAnotherSignIn(remove(...given));
