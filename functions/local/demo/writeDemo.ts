import { trialDays } from '@holeshot/shared-core';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { AccessDocument } from '../../src/access/AccessDocument';
import { demoDocuments } from './demoDocuments';
import type { DemoGarage } from './demoGarage';

const dayInMs = 86_400_000;

/** Starts a new trial for the demo racer; longer access stays. `now` in milliseconds. */
export const renewDemoTrial = async (db: Firestore, uid: string, now: number): Promise<void> => {
  const trialExpirationDate = now + trialDays * dayInMs;
  const accessRef = db.doc(`users/${uid}/private/access`);
  const known = (await accessRef.get()).data() as AccessDocument | undefined;
  const access: AccessDocument = {
    access_until: Math.max(known?.access_until ?? 0, trialExpirationDate),
    is_admin: known?.is_admin ?? false,
    is_registered: true,
  };
  await db.doc(`users/${uid}`).set({ isRegistered: true, trialExpirationDate }, { merge: true });
  await accessRef.set(access);
};

/** Writes the demo racer's document and log books, one for each car and month. */
export const writeDemo = async (
  db: Firestore,
  racer: { uid: string; email: string },
  garage: DemoGarage,
): Promise<void> => {
  const batch = db.batch();
  for (const [path, data] of Object.entries(demoDocuments(racer, garage))) {
    const stamp = path.startsWith('logBooks/') ? { last_modified_date: FieldValue.serverTimestamp() } : {};
    batch.set(db.doc(path), { ...data, ...stamp });
  }
  await batch.commit();
};
