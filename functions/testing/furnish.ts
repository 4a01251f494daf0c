import { FieldValue } from 'firebase-admin/firestore';
import type { EmulatorAccount } from './emulatorAccount';
import { backend } from './registeredRacer';

const bookOf = (uid: string, month: string) =>
  [
    `logBooks/${uid}car_2026_${month}`,
    { user_uid: uid, entries: { e1: { notes: 'fast' } }, last_modified_date: FieldValue.serverTimestamp() },
  ] as const;

/** Writes a document in every place where a racer can have one, each with its own path; returns the paths. */
export const furnish = async ({ uid }: EmulatorAccount): Promise<string[]> => {
  const documents = [
    [`users/${uid}/tunes/car_1`, { n: 1 }],
    [`users/${uid}/deletedVehicles/old`, { vehicle: { uid: 'old' } }],
    [`users/${uid}/passPictures/e1_0`, { log_entry_uid: 'e1' }],
    [`users/${uid}/deletedPasses/e2`, { pass: { log_entry_uid: 'e2' } }],
    [`users/${uid}/receipts/write_1`, {}],
    [`users/${uid}/subscriptions/sub_old`, { status: 'canceled' }],
    [`notifications/rain_${uid}`, { userId: uid, title: 'Rain' }],
    [`weatherTokens/${uid}`, { tokens: ['t'] }],
    [`users/${uid}`, {}],
    [`users/${uid}/private/access`, {}],
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((month) => bookOf(uid, month)),
  ] as const;
  const batch = backend.batch();
  for (const [path, data] of documents)
    batch.set(backend.doc(path), { ...data, stored_at: path }, { merge: true });
  await batch.commit();
  return documents.map(([path]) => path);
};
