import { isPlaced, type ForecastHour, type Location, type WeatherPort } from '@holeshot/shared-core';
import { useEffect, useState } from 'react';

const none: readonly ForecastHour[] = [];

/** Interval (ms) between requests for the forecast, failed ones included. */
const forecastLasts = 30 * 60_000;

/** Loads the forecast of a place; empty until there is one, and where the place is unknown. `now` in ms. */
export const useForecast = (
  weather: WeatherPort,
  { lat, lng }: Location,
  now: number,
): readonly ForecastHour[] => {
  const [seen, setSeen] = useState(none);
  const turn = Math.floor(now / forecastLasts);
  useEffect(() => {
    if (!isPlaced({ lat, lng })) return undefined;
    let wanted = true;
    void weather.hourlyForecast({ lat, lng }).then((found) => {
      if (!wanted || !found.ok) return;
      const [first] = found.value;
      // A forecast begins with the current hour; the newest report may be from the hour before.
      setSeen((before) => [
        ...before.filter(({ at }) => first && Date.parse(at) < Date.parse(first.at)),
        ...found.value,
      ]);
    });
    return () => {
      wanted = false;
    };
  }, [weather, lat, lng, turn]);
  return seen;
};
