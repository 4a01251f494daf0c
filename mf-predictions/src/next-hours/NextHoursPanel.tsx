import {
  formatAge,
  formatClock,
  formatDifference,
  formatEt,
  isPlaced,
  type ClockPort,
  type Engine,
  type ForecastHour,
  type Location,
  type Prediction,
  type StationObservation,
  type WeatherPort,
} from '@holeshot/shared-core';
import { Panel, useNow } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import { useSliced } from '../prediction/useSliced';
import { HoursChart } from './HoursChart';
import { HoursTable } from './HoursTable';
import { nextHours, type NextHours } from './nextHours';

/** A move below this many seconds changes no dial. */
const steady = 0.003;

const basis: Record<NextHours['by'], string> = {
  forecast:
    'By the hourly forecast of the National Weather Service, from what the station measures now. A forecast has no pressure: it is held, and the band is wider for it.',
  station:
    'By how the air at the station has moved in the last two hours; pressure and wind are held. The band is at least as wide as that was off in the last 24 hours.',
};

/** Older reports are no start for the hours to come, in milliseconds; an airport's may be an hour old and still the newest. */
const tooOld = 90 * 60_000;

const none: readonly ForecastHour[] = [];

/** A forecast is asked for anew after so many milliseconds, also where it could not be had. */
const forecastLasts = 30 * 60_000;

/**
 * The forecast of a place; empty until there is one, and where the place is unknown.
 * @param now milliseconds
 */
const useForecast = (weather: WeatherPort, { lat, lng }: Location, now: number): readonly ForecastHour[] => {
  const [seen, setSeen] = useState(none);
  const turn = Math.floor(now / forecastLasts);
  useEffect(() => {
    if (!isPlaced({ lat, lng })) return undefined;
    let wanted = true;
    void weather.hourlyForecast({ lat, lng }).then((found) => {
      if (!wanted || !found.ok) return;
      const [first] = found.value;
      // It begins with the hour it is; the newest report may be from the one before.
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

/** Where the ET goes in the next hours: in a sentence, as a chart, and as a table behind it. */
export const NextHoursPanel = ({
  place,
  lane,
  prediction,
  engine,
  reports,
  weather,
  clock,
}: {
  place: ChosenPlace;
  lane: ChosenLane;
  /** Of now. */
  prediction: Prediction;
  engine: Engine;
  /** Of the last 24 hours, oldest first. */
  reports: readonly StationObservation[];
  weather: WeatherPort;
  clock: ClockPort;
}) => {
  const { location } = place;
  const { timezone } = location;
  const now = useNow(clock, 60_000);
  const forecast = useForecast(weather, location, now);
  const [withTable, setWithTable] = useState(false);
  const start = useCallback(
    () => nextHours(engine, location, reports, forecast, lane),
    [engine, location, reports, forecast, lane],
  );
  // What was told before stays while the next observation is worked with.
  const { outcome: next } = useSliced(start, clock);
  // They are counted from the newest report, so that the first of them may have passed.
  const ets = next?.ets.filter(({ at }) => Date.parse(at) > now) ?? [];
  const last = ets.at(-1);
  const newest = reports.at(-1);
  const measured = newest === undefined ? now : Date.parse(newest.datetime);
  const isOld = now - measured > tooOld;
  const difference = last === undefined ? 0 : last.et - prediction.et;
  return (
    <Panel label="Next hours">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Next hours
      </Typography>
      {isOld && (
        <Typography variant="body2">
          The newest report is from {formatAge(measured, now)}, too old to look ahead from. The next one
          brings this back.
        </Typography>
      )}
      {!isOld && next === undefined && <Skeleton variant="rounded" height={220} />}
      {!isOld && next !== undefined && last === undefined && (
        <Typography variant="body2">There are too few reports here yet to look ahead from.</Typography>
      )}
      {!isOld && next !== undefined && last !== undefined && (
        <>
          <Typography sx={{ mb: 1 }}>
            {Math.abs(difference) < steady ? (
              `Steady: less than ${formatEt(steady)} s by ${formatClock(last.at, timezone)}.`
            ) : (
              <>
                <strong>{formatDifference(difference)} s</strong> by {formatClock(last.at, timezone)}: about{' '}
                {formatEt(last.et)}.
              </>
            )}
          </Typography>
          <HoursChart
            points={[{ ...prediction, at: new Date(now).toISOString() }, ...ets]}
            timezone={timezone}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {basis[next.by]}
          </Typography>
          <Button aria-expanded={withTable} sx={{ ml: -2.5 }} onClick={() => setWithTable(!withTable)}>
            {withTable ? 'Hide the table' : 'Show as a table'}
          </Button>
          {withTable && <HoursTable ets={ets} now={prediction.et} timezone={timezone} />}
        </>
      )}
    </Panel>
  );
};
