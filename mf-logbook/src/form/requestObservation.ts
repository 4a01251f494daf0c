import {
  failedAs,
  passFailures,
  type Result,
  type StationObservation,
  type WeatherPort,
} from '@holeshot/shared-core';

const silence = failedAs(passFailures, 'weather-silent');

/** Requests the observation at the time of a pass; a broken service fails as `weather-silent`. */
export const requestObservation = (
  weather: WeatherPort,
  asked: { stationId: string; at: string },
): Promise<Result<StationObservation>> => weather.observationAt(asked).catch(() => silence);
