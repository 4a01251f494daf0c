import type { FirestoreErrorCode } from 'firebase/firestore';

/** Returns the code of an error of Firestore, `unknown` where it has none. */
export const firestoreCode = (error: unknown): FirestoreErrorCode =>
  ((error ?? {}) as { code?: FirestoreErrorCode }).code ?? 'unknown';
