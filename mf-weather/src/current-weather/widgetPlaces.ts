import { recordOf, type WidgetPlace } from '@holeshot/shared-core';

const most = 3;

const placeOf = (row: unknown): WidgetPlace[] => {
  const { title, lat, lng } = recordOf(row);
  const onEarth = (value: unknown, limit: number): value is number =>
    typeof value === 'number' && Math.abs(value) <= limit;
  return typeof title === 'string' && onEarth(lat, 90) && onEarth(lng, 180) ? [{ title, lat, lng }] : [];
};

/** Reads the places of a weather widget's row, three at most; skips invalid ones. */
export const widgetPlaces = (stored: Readonly<Record<string, unknown>> | undefined): WidgetPlace[] => {
  const places = stored?.['places'];
  return Array.isArray(places) ? places.flatMap(placeOf).slice(0, most) : [];
};
