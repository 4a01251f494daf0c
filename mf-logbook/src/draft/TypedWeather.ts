import type { EntryDraft } from './entryDraft';

/** Weather fields that a racer types. */
export const typedWeatherFields = ['air_temp', 'humidity', 'pressure', 'wind_speed'] as const;

/** Texts of the weather fields. */
export type TypedWeather = Pick<EntryDraft, (typeof typedWeatherFields)[number] | 'wind_from'>;
