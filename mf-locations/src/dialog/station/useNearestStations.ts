import type { Result, WeatherPort, WeatherStation } from '@holeshot/shared-core';
import { useEffect, useState } from 'react';
import type { Place } from '../../find/Place';

/** State of a search for weather stations. */
export type StationSearch =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'found'; stations: [WeatherStation, ...WeatherStation[]] }
  | { state: 'none' }
  | { state: 'failed'; message: string };

const typingPause = 400;
const patience = 15_000;
const silence: StationSearch = { state: 'failed', message: 'The weather service did not answer.' };

const searchOf = (answer: Result<WeatherStation[]>): StationSearch => {
  if (!answer.ok) return { state: 'failed', message: answer.failure.message };
  const [nearest, ...others] = answer.value;
  return nearest === undefined ? { state: 'none' } : { state: 'found', stations: [nearest, ...others] };
};

/**
 * Searches the weather stations around a place after a pause in typing; drops answers for an earlier place. A silent
 * service fails after 15 seconds, and its late answer still counts.
 * @param place undefined while the coordinates are incomplete
 */
export const useNearestStations = (
  weather: WeatherPort,
  place: Place | undefined,
): { search: StationSearch; retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ asked: string; search: StationSearch }>();
  const lat = place?.lat;
  const lng = place?.lng;
  const asked = `${lat},${lng},${attempt}`;

  useEffect(() => {
    if (lat === undefined || lng === undefined) return undefined;
    let current = true;
    const settle = (search: StationSearch): void => {
      if (current) setAnswer({ asked, search });
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const typing = setTimeout(() => {
      waiting = setTimeout(() => settle(silence), patience);
      weather
        .nearestStations({ lat, lng })
        .then((result) => settle(searchOf(result)))
        .catch(() => settle(silence))
        .finally(() => clearTimeout(waiting));
    }, typingPause);
    return () => {
      current = false;
      clearTimeout(typing);
      clearTimeout(waiting);
    };
  }, [weather, lat, lng, asked]);

  const unanswered: StationSearch = { state: place === undefined ? 'idle' : 'searching' };
  return {
    search: answer?.asked === asked ? answer.search : unanswered,
    retry: () => setAttempt(attempt + 1),
  };
};
