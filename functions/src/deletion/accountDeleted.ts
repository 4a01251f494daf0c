import { HttpsError } from 'firebase-functions/v2/https';

/** Builds the error of a call that meets a deletion mark: nothing is created for this racer any more. */
export const accountDeleted = (): HttpsError =>
  new HttpsError('failed-precondition', 'This account is being deleted.');
