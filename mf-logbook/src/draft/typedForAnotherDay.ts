import type { EntryDraft } from './entryDraft';
import { typedWeatherFields } from './TypedWeather';

/** Draft fields that tell the day the weather was typed for. */
export const typedDayFields = [
  'localTime',
  'weatherTypedFor',
  'weatherFilled',
  'air_temp',
  'humidity',
  'pressure',
  'wind_speed',
] as const satisfies (keyof EntryDraft)[];

/**
 * Returns the day of hand-typed weather if the slip has another day.
 * @returns such as `11/26/2026`; undefined if the days agree
 */
export const typedForAnotherDay = (
  draft: Pick<EntryDraft, (typeof typedDayFields)[number]>,
): string | undefined => {
  const { localTime, weatherTypedFor: day, weatherFilled } = draft;
  const byHand = typedWeatherFields.some(
    (field) => draft[field].trim() !== '' && draft[field] !== weatherFilled[field],
  );
  if (!byHand || day === '' || localTime === '' || localTime.startsWith(day)) return undefined;
  const [year = '', ...monthAndDay] = day.split('-');
  return [...monthAndDay, year].join('/');
};
