import type { EntryDraft } from './entryDraft';

/** The numbers a racer types about the air. */
export const typedWeatherFields = ['air_temp', 'humidity', 'pressure', 'wind_speed'] as const;

/** The texts of the fields about the air. */
export type TypedWeather = Pick<EntryDraft, (typeof typedWeatherFields)[number] | 'wind_from'>;
