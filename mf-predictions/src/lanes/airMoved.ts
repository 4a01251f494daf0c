import {
  densityAltitude,
  formatDifference,
  formatWhole,
  type LogEntry,
  type Prediction,
  type WeatherObservation,
} from '@holeshot/shared-core';

/** What the air did to the ET since the last pass, in words. */
interface AirMoved {
  /** In seconds, and which way. */
  effect: string;
  /** The density altitude now, and how far it went. */
  air: string;
}

/** How far the air moved since the pass that a prediction starts from; undefined before the first. */
export const airMoved = (
  { basis: last }: Prediction,
  basis: LogEntry | undefined,
  air: WeatherObservation,
): AirMoved | undefined => {
  if (last === undefined) return undefined;
  const now = densityAltitude(air);
  const moved = Math.round(now - (basis?.weather ? densityAltitude(basis.weather) : NaN));
  const went = moved === 0 ? 'as it was' : `${moved > 0 ? 'up' : 'down'} ${formatWhole(Math.abs(moved))} ft`;
  return {
    effect:
      Math.abs(last.air) < 0.0005
        ? 'The air has not moved since your last pass'
        : `Air moved ${formatDifference(last.air)} s since your last pass: ${last.air > 0 ? 'slower' : 'quicker'}`,
    air: `Density altitude ${formatWhole(now)} ft${Number.isNaN(moved) ? '' : `, ${went}`}`,
  };
};
