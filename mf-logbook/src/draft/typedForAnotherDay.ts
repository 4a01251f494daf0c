import type { EntryDraft } from './entryDraft';
import { typedWeatherFields } from './TypedWeather';

/** What says for which day the weather was typed. */
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
 * The day that weather was typed for by hand, where the slip is of another.
 * @returns such as `11/26/2026`; undefined where nothing typed is of another day
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
