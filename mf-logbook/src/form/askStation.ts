import { failed, type Result, type StationObservation, type WeatherPort } from '@holeshot/shared-core';

const silence = failed('weather-silent', 'The weather service did not answer.');

/** What a station said of the air at the time of a pass; a service that breaks is a failure in words too. */
export const askStation = (
  weather: WeatherPort,
  asked: { stationId: string; at: string },
): Promise<Result<StationObservation>> => weather.observationAt(asked).catch(() => silence);
