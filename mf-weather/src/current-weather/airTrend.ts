import {
  airAtTrack,
  airOfNowLasts,
  densityAltitude,
  formatWhole,
  type Location,
  type StationObservation,
} from '@holeshot/shared-core';

const minute = 60_000;
/** Change (ft an hour) too small to change a dial. */
const steady = 50;

const timeOf = ({ datetime }: StationObservation): number => Date.parse(datetime);

/**
 * Describes the density altitude's change in the last hour; empty without a report 40 to 80 minutes before the
 * newest, or if that is old.
 * @param reports oldest first
 * @param now milliseconds
 */
export const airTrend = (reports: readonly StationObservation[], track: Location, now: number): string => {
  const newest = reports.at(-1);
  if (newest === undefined || now - timeOf(newest) > airOfNowLasts) return '';
  const anHourBefore = timeOf(newest) - 60 * minute;
  const [before] = reports
    .filter((each) => Math.abs(timeOf(each) - anHourBefore) <= 20 * minute)
    .sort((a, b) => Math.abs(timeOf(a) - anHourBefore) - Math.abs(timeOf(b) - anHourBefore));
  if (before === undefined) return '';
  const altitude = (report: StationObservation): number => densityAltitude(airAtTrack(report, track));
  const change = altitude(newest) - altitude(before);
  const span = `in ${Math.round((timeOf(newest) - timeOf(before)) / minute)} min`;
  if (Math.abs(change) < steady) return `→ Steady: it moved less than ${steady} ft ${span}.`;
  return change > 0
    ? `↗ Rising: +${formatWhole(change)} ft ${span}.`
    : `↘ Falling: −${formatWhole(-change)} ft ${span}.`;
};
