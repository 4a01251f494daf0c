import type { FirestoreErrorCode } from 'firebase/firestore';

/** Returns the code of a Firestore error; `unknown` without one. */
export const firestoreCode = (error: unknown): FirestoreErrorCode =>
  ((error ?? {}) as { code?: FirestoreErrorCode }).code ?? 'unknown';
