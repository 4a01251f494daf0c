import type { Location } from '../../entities/Location';
import type { StationObservation, WeatherObservation } from '../../entities/Weather';
import { observationAtTrack } from './observationAtTrack';
import { withStationBias } from './stationBias';

/** Tells whether the racer's own station corrects reports of a station at a track. */
export const isCorrected = (
  { station_bias }: Pick<Location, 'station_bias'>,
  stationId: string | undefined,
): boolean => station_bias !== undefined && station_bias.station_id === stationId;

/**
 * Returns a station's report as the air at a racer's track: at its elevation, and with the learned difference of the
 * racer's own station there. It is for the racer's eyes: predictions use the public station's air, with which passes
 * were logged.
 */
export const airAtTrack = (
  report: StationObservation,
  location: Pick<Location, 'elevation' | 'station_bias'>,
): WeatherObservation => {
  const air = observationAtTrack(report, location.elevation);
  const { station_bias: bias } = location;
  return bias !== undefined && isCorrected(location, report.station_id) ? withStationBias(air, bias) : air;
};
