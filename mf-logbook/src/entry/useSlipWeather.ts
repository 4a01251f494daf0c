import {
  observationAtTrack,
  type Location,
  type WeatherObservation,
  type WeatherPort,
  type WeatherStation,
} from '@holeshot/shared-core';
import { useEffect, useState } from 'react';

/** What is known of the air at the time of a slip. */
export type SlipWeather =
  | { state: 'no-time' }
  | { state: 'no-station' }
  | { state: 'asking'; station: WeatherStation }
  | { state: 'found'; station: WeatherStation; observation: WeatherObservation }
  | { state: 'failed'; station: WeatherStation; message: string };

type Answer = { key: string; answer: SlipWeather };

/**
 * Asks the track's station for the air at the time of the slip, anew when track or time change.
 * @param at ISO 8601; undefined while no sensible time is entered
 */
export const useSlipWeather = ({
  weather,
  location,
  at,
}: {
  weather: WeatherPort;
  location: Location | undefined;
  at: string | undefined;
}): { slipWeather: SlipWeather; retry: () => void } => {
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<Answer>();
  const station = location?.weather_station ?? undefined;
  const elevation = location?.elevation;
  const key = `${station?.id ?? ''} ${elevation ?? ''} ${at ?? ''} ${tries}`;

  useEffect(() => {
    if (station === undefined || elevation === undefined || at === undefined) return undefined;
    let current = true;
    const show = (answer: SlipWeather) => {
      if (current) setAnswered({ key, answer });
    };
    weather.observationAt({ stationId: station.id, at }).then(
      (result) =>
        show(
          result.ok
            ? { state: 'found', station, observation: observationAtTrack(result.value, elevation) }
            : { state: 'failed', station, message: result.failure.message },
        ),
      () => show({ state: 'failed', station, message: 'The weather service did not answer.' }),
    );
    return () => {
      current = false;
    };
  }, [weather, station, elevation, at, key]);

  const slipWeather: SlipWeather =
    at === undefined
      ? { state: 'no-time' }
      : station === undefined
        ? { state: 'no-station' }
        : answered?.key === key
          ? answered.answer
          : { state: 'asking', station };
  return { slipWeather, retry: () => setTries(tries + 1) };
};
