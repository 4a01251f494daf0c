import {
  instantsOf,
  likelyInstant,
  localInputValue,
  type ClockPort,
  type Location,
} from '@holeshot/shared-core';
import { turns, type EntryTime } from './entryDraft';
import { slipInstant } from './slipInstant';

/** Converter between instants and times by a track's clocks. */
interface LocalTimes {
  /** Current time, ISO 8601. */
  now: () => string;
  /** Converts an ISO 8601 instant. */
  local: (instant: string, location: Location | undefined) => EntryTime;
  /** Completes a typed time. Of two instants the racer's choice decides, then now; else neither is chosen. */
  typed: (localTime: string, location: Location | undefined, chosen: EntryTime['repeatedTime']) => EntryTime;
  /** Converts a time to ISO 8601; undefined if no slip can have it. */
  instantOf: (time: EntryTime, location: Location | undefined) => string | undefined;
}

/** Creates a converter with this clock. */
export const localTimes = (clock: ClockPort): LocalTimes => {
  /** Says which of two instants a time is; both are whole minutes, a stored one has seconds. */
  const turnOf = (instants: readonly string[], at = ''): EntryTime['repeatedTime'] =>
    turns[instants.findLastIndex((each) => Date.parse(each) <= Date.parse(at))] ?? '';
  const timed = (
    localTime: string,
    location: Location | undefined,
    turn: (instants: string[]) => EntryTime['repeatedTime'],
  ): EntryTime => {
    const instants = instantsOf(localTime, location?.timezone ?? '') ?? [];
    return { localTime, repeatedTime: instants.length < 2 ? '' : turn(instants) };
  };
  return {
    now: () => new Date(clock.now()).toISOString(),
    local: (instant, location) =>
      timed(localInputValue(instant, location?.timezone ?? ''), location, (instants) =>
        turnOf(instants, instant),
      ),
    typed: (localTime, location, chosen) =>
      timed(
        localTime,
        location,
        (instants) => chosen || turnOf(instants, likelyInstant(instants, clock.now())),
      ),
    instantOf: (time, location) => {
      const read = location && slipInstant(time, location, clock.now());
      return read !== undefined && 'at' in read ? read.at : undefined;
    },
  };
};
