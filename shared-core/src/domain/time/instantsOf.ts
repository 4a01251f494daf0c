import { fromLocalInput } from './formatTime';
import { momentsOf } from './momentsOf';

/**
 * Returns the instants, ISO 8601 and in order, at which the clocks of a track show a `datetime-local` input: two where
 * clocks are set back, none where they skip it. Undefined where it is no time. Years before 100 have no
 * instants.
 */
export const instantsOf = (value: string, timezone: string): string[] | undefined =>
  fromLocalInput(value, timezone) === undefined
    ? undefined
    : momentsOf(Date.parse(`${value}Z`), timezone).map((moment) => new Date(moment).toISOString());
