import { fromLocalInput, localInputValue, type ClockPort, type Location } from '@holeshot/shared-core';

const dayInMs = 86_400_000;
/** The first year in which a slip can have been printed; one still being typed (0002, 0020) or left short is before. */
export const firstYear = 1950;
const earliest = Date.UTC(firstYear, 0, 1);

/** Times of a slip as `datetime-local` values on a track's clocks. */
interface LocalTimes {
  /** Now, in ISO 8601. */
  now: () => string;
  /** A moment, given in ISO 8601. */
  local: (moment: string, location: Location | undefined) => string;
  /** The typed time in ISO 8601; undefined where it is none a slip can have. */
  momentOf: (typed: string, location: Location | undefined) => string | undefined;
}

/** Reads and writes the times of a slip, against this clock. */
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
