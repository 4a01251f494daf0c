import { logBookId, newUserDocument, type DashboardWidget, type LogEntry } from '@holeshot/shared-core';
import { appVersion } from '../../src/callable/appVersion';
import type { DemoGarage } from './demoGarage';

/** Widgets on the demo racer's Home. */
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

/**
 * Builds the documents of a racer with the demo garage: the user document, and a log book for each car and month
 * without the server's time stamp.
 * @returns the documents by path
 */
export const demoDocuments = (
  racer: { uid: string; email: string },
  garage: DemoGarage,
): Record<string, object> => {
  const books = [...monthsOf(garage.entries)].map(([id, month]) => [
    `logBooks/${id}`,
    { ...month, user_uid: racer.uid, data_version: 1 },
  ]);
  return {
    [`users/${racer.uid}`]: {
      ...newUserDocument(racer.email, appVersion),
      firstName: 'Demo',
      lastName: 'Racer',
      vehicles: byUid(garage.vehicles),
      customLocations: byUid(garage.locations),
      dashboardWidgets: demoWidgets,
    },
    ...(Object.fromEntries(books) as Record<string, object>),
  };
};
