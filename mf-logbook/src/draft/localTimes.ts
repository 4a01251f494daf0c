import { fromLocalInput, localInputValue, type ClockPort, type Location } from '@holeshot/shared-core';

const dayInMs = 86_400_000;
/** First year of a printed slip; rejects a half-typed year (0002, 0020). */
export const firstYear = 1950;
const earliest = Date.UTC(firstYear, 0, 1);

/** Converter between moments and `datetime-local` values in a track's zone. */
interface LocalTimes {
  /** Current time, ISO 8601. */
  now: () => string;
  /** Converts an ISO 8601 moment. */
  local: (moment: string, location: Location | undefined) => string;
  /** Converts a typed time to ISO 8601; undefined if no slip can have it. */
  momentOf: (typed: string, location: Location | undefined) => string | undefined;
}

/** Creates a converter with this clock. */
export const localTimes = (clock: ClockPort): LocalTimes => {
  return {
    now: () => new Date(clock.now()).toISOString(),
    local: (moment, location) => localInputValue(moment, location?.timezone ?? ''),
    momentOf: (typed, location) => {
      const at = location === undefined ? undefined : fromLocalInput(typed, location.timezone);
      if (at === undefined) return undefined;
      const moment = Date.parse(at);
      return moment >= earliest && moment <= clock.now() + dayInMs ? at : undefined;
    },
  };
};
