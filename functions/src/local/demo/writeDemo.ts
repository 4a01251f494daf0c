import { logBookId, trialDays, type DashboardWidget, type LogEntry } from '@holeshot/shared-core';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { AccessDocument } from '../../access/AccessDocument';
import { newUserDocument } from '../../registration/newUserDocument';
import type { DemoGarage } from './demoGarage';

const dayInMs = 86_400_000;

/** A Home that shows what there is. */
const demoWidgets: DashboardWidget[] = [
  { id: 'next-pass', widget: 'mf_predictions/prediction' },
  { id: 'current-weather', widget: 'mf_weather/current-weather' },
  { id: 'recent-passes', widget: 'mf_logbook/recent-passes' },
  { id: 'season', widget: 'mf_logbook/season' },
  { id: 'accuracy', widget: 'mf_predictions/accuracy' },
];

const byUid = <Item extends { uid: string }>(items: readonly Item[]): Record<string, Item> =>
  Object.fromEntries(items.map((item) => [item.uid, item]));

interface Month {
  vehicle_uid: string;
  year: number;
  month: number;
  entries: Record<string, LogEntry>;
}

const monthsOf = (entries: readonly LogEntry[]): Map<string, Month> => {
  const months = new Map<string, Month>();
  for (const entry of entries) {
    const vehicle_uid = entry.vehicle.uid;
    const { id, year, month } = logBookId(vehicle_uid, entry.log_entry_datetime, entry.location.timezone);
    const book = months.get(id) ?? { vehicle_uid, year, month, entries: {} };
    book.entries[entry.log_entry_uid] = entry;
    months.set(id, book);
  }
  return months;
};

/** Gives the demo racer a trial that begins now; what he was granted or has paid stays. `now` in milliseconds. */
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
  batch.set(db.doc(`users/${racer.uid}`), {
    ...newUserDocument(racer.email),
    firstName: 'Demo',
    lastName: 'Racer',
    vehicles: byUid(garage.vehicles),
    customLocations: byUid(garage.locations),
    dashboardWidgets: demoWidgets,
  });
  for (const [id, month] of monthsOf(garage.entries)) {
    batch.set(db.doc(`logBooks/${id}`), {
      ...month,
      last_modified_date: FieldValue.serverTimestamp(),
      user_uid: racer.uid,
      data_version: 1,
    });
  }
  await batch.commit();
};
