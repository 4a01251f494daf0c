import {
  observationAtTrack,
  type Location,
  type LogEntry,
  type Result,
  type StationObservation,
  type WeatherObservation,
  type WeatherPort,
  type WeatherStation,
} from '@holeshot/shared-core';
import { useEffect, useState } from 'react';
import { requestObservation } from './requestObservation';
import type { SlipWeather } from '../draft/SlipWeather';

interface Answer {
  key: string;
  result: Result<StationObservation>;
}

/**
 * Returns the saved weather if the time is unchanged, or if it was typed or imported; a station is requested anew.
 */
const savedAir = (
  saved: LogEntry | undefined,
  location: Location | undefined,
  at: string | undefined,
): WeatherObservation | undefined => {
  if (!saved?.weather || at === undefined || saved.location.uid !== location?.uid) return undefined;
  if (saved.log_entry_datetime === at) return saved.weather;
  // A station's observation has its own time; a typed one has the pass's.
  return saved.weather.datetime === saved.log_entry_datetime ? { ...saved.weather, datetime: at } : undefined;
};

/**
 * Requests the station's observation for the slip, again when track or time change.
 * @param at ISO 8601; undefined if the typed time is invalid
 */
export const useSlipWeather = ({
  weather,
  location,
  station,
  at,
  saved,
  without,
}: {
  weather: WeatherPort;
  location: Location | undefined;
  /** Station to request. */
  station: WeatherStation | undefined;
  at: string | undefined;
  /** Stored pass. */
  saved: LogEntry | undefined;
  /** The pass is saved without weather. */
  without: boolean;
}): { slipWeather: SlipWeather; retry: () => void } => {
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<Answer>();
  const kept = savedAir(saved, location, at);
  // A pass saved without weather stays so, however fast the station answers.
  const givenUp = without && saved?.weather === null;
  const stationId = kept || givenUp ? undefined : station?.id;
  const key = `${stationId ?? ''} ${at ?? ''} ${tries}`;

  useEffect(() => {
    if (stationId === undefined || at === undefined) return undefined;
    let current = true;
    void requestObservation(weather, { stationId, at }).then((result) => {
      if (current) setAnswered({ key, result });
    });
    return () => {
      current = false;
    };
  }, [weather, stationId, at, key]);

  const known = (): SlipWeather => {
    if (at === undefined) return { state: 'no-time' };
    if (kept) return { state: 'found', observation: kept };
    if (location === undefined || station === undefined) return { state: 'no-station' };
    if (givenUp) return { state: 'given-up', station };
    if (answered?.key !== key) return { state: 'asking', station };
    const { result } = answered;
    if (!result.ok) return { state: 'failed', station, message: result.failure.message };
    const { source } = result.value;
    const observation = observationAtTrack(result.value, location.elevation);
    return { state: 'found', station, observation, ...(source !== undefined && { source }) };
  };
  return { slipWeather: known(), retry: () => setTries(tries + 1) };
};
