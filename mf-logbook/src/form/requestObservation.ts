import {
  failedAs,
  passFailures,
  type Result,
  type StationObservation,
  type WeatherPort,
} from '@holeshot/shared-core';

const silence = failedAs(passFailures, 'weather-silent');

/** What a station said of the air at the time of a pass; a service that breaks is a failure in words too. */
export const requestObservation = (
  weather: WeatherPort,
  asked: { stationId: string; at: string },
): Promise<Result<StationObservation>> => weather.observationAt(asked).catch(() => silence);
