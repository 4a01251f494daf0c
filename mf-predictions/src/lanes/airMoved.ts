import {
  densityAltitude,
  formatDateTime,
  formatDifference,
  formatWhole,
  type Location,
  type LogEntry,
  type Prediction,
  type WeatherObservation,
} from '@holeshot/shared-core';

/** Effect of the air on the ET since the last pass that counted, in words. */
interface AirMoved {
  /** Seconds and direction. */
  effect: string;
  /** Density altitude now, and its change. */
  air: string;
}

/** Says how far the air moved since the last pass that counted; undefined before the first. */
export const airMoved = (
  { basis: last }: Prediction,
  basis: LogEntry | undefined,
  air: WeatherObservation,
  location: Location,
): AirMoved | undefined => {
  if (last === undefined) return undefined;
  const now = densityAltitude(air);
  const there =
    basis === undefined || basis.location.uid === location.uid ? '' : ` at ${basis.location.title}`;
  // The newest pass may be one that did not count.
  const since =
    basis === undefined
      ? 'your last pass'
      : `your pass of ${formatDateTime(basis.log_entry_datetime, basis.location.timezone)}${there}`;
  const moved = Math.round(now - (basis?.weather ? densityAltitude(basis.weather) : NaN));
  const went = moved === 0 ? 'as it was' : `${moved > 0 ? 'up' : 'down'} ${formatWhole(Math.abs(moved))} ft`;
  return {
    effect:
      Math.abs(last.air) < 0.0005
        ? `The air has not moved since ${since}`
        : `Air moved ${formatDifference(last.air)} s since ${since}: ${last.air > 0 ? 'slower' : 'quicker'}`,
    air: `Density altitude ${formatWhole(now)} ft${Number.isNaN(moved) ? '' : `, ${went}`}`,
  };
};
