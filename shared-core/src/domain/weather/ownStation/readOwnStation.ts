import type { Location } from '../../entities/Location';
import { chooseAir, type KnownAir, type StationValues } from './chooseAir';
import { numbersOnScreen } from './stationNumbers';
import { newestLine } from './stationTable';
import { clockAhead, momentOfLine, momentOnScreen } from './stationTime';

/** Reading of a racer's own station. */
export interface OwnStationReading {
  values: StationValues;
  /** When it was shown, ISO 8601; missing where the text does not tell, or tells the time of day of the last hour. */
  datetime?: string;
}

/** Longest text that is read, in characters: some days of a station that writes a line each minute. */
export const longestOwnStation = 200_000;

const ahead = 'Its time lies ahead of this phone. Is it of now?';
const unordered = 'The lines are not in order of time. Is this the newest?';

/**
 * Reads the air in a text pasted from a racer's own station, a screen or a table: in °F, %, inHg at the track and mph,
 * with its time. What does not fit the track is doubted. A text longer than `longestOwnStation` has no values.
 * @param track place and clocks of the station
 * @param now milliseconds
 * @param reported air at the track by the public station
 */
export const readOwnStation = (
  text: string,
  { elevation, timezone }: Pick<Location, 'elevation' | 'timezone'>,
  now: number,
  reported?: KnownAir['reported'],
): OwnStationReading => {
  if (text.length > longestOwnStation) return { values: {} };
  // One form of ℃, ℉, wide digits and spaces; a sign may become eighteen.
  const plain = text.normalize('NFKC');
  if (plain.length > longestOwnStation) return { values: {} };
  const lines = plain.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const table = newestLine(lines);
  const values = chooseAir(table?.numbers ?? numbersOnScreen(lines), { elevation, reported });
  if (Object.keys(values).length === 0) return { values };
  const datetime =
    table === undefined ? momentOnScreen(lines, timezone, now) : momentOfLine(table.times, timezone, now);
  const isAhead = datetime !== undefined && Date.parse(datetime) > now + clockAhead;
  const doubt = isAhead ? ahead : table?.isDoubtful ? unordered : undefined;
  const read = Object.entries(values).map(([field, each]) => [field, { ...(doubt && { doubt }), ...each }]);
  return { values: Object.fromEntries(read) as StationValues, ...(datetime && { datetime }) };
};
