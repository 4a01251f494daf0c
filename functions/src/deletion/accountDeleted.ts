import { HttpsError } from 'firebase-functions/v2/https';

/** What a call fails with that meets the mark of a deletion: nothing is made for the racer any more. */
export const accountDeleted = (): HttpsError =>
  new HttpsError('failed-precondition', 'This account is being deleted.');
