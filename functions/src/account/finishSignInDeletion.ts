import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { region } from 'firebase-functions/v1';
import { callableOptions } from '../callable/callableOptions';
import { deletionMark } from '../deletion/deletionMark';
import { erasingSecrets } from './eraseAccount';
import { tryErasing } from './tryErasing';

/**
 * Deletes everything of an account whose sign-in alone was deleted, by a racer's own program or in the console. After
 * `deleteAccount` there is a mark, and nothing to do. `finishDeletions` ends it after an interruption.
 */
export const finishSignInDeletion = region(callableOptions.region)
  .runWith({ timeoutSeconds: 540, maxInstances: 10, secrets: erasingSecrets })
  .auth.user()
  .onDelete(async ({ uid }) => {
    const services = { auth: getAuth(), db: getFirestore() };
    if ((await deletionMark(services.db, uid).get()).exists) return;
    await tryErasing(services, uid, 'finishSignInDeletion');
  });
