import type { Location } from '../../entities/Location';
import type { StationObservation, WeatherObservation } from '../../entities/Weather';
import { observationAtTrack } from './observationAtTrack';
import { withStationBias } from './stationBias';

/** Whether reports of a station are corrected at a track by the racer's own station there. */
export const isCorrected = (
  { station_bias }: Pick<Location, 'station_bias'>,
  stationId: string | undefined,
): boolean => station_bias !== undefined && station_bias.station_id === stationId;

/**
 * A station's report as the air at a racer's track: at its elevation, and as the racer's own station there would say,
 * where it is known how that differs from this one. It is for the racer's eyes: predictions go by the air as the public
 * station has it, which the passes they learn from were logged with.
 */
export const airAtTrack = (
  report: StationObservation,
  location: Pick<Location, 'elevation' | 'station_bias'>,
): WeatherObservation => {
  const air = observationAtTrack(report, location.elevation);
  const { station_bias: bias } = location;
  return bias !== undefined && isCorrected(location, report.station_id) ? withStationBias(air, bias) : air;
};
