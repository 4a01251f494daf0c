import {
  densityAltitude,
  formatClock,
  formatEt,
  formatPasses,
  formatWhole,
  observationAtTrack,
  type LatestObservation,
  type LogEntry,
  type WeatherPort,
} from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import { NEVER } from 'rxjs';
import { DotPicture } from './DotPicture';

const hour = 3_600_000;
const loading: LatestObservation = { state: 'loading' };
const inFeet = (value: number): string => `${formatWhole(value)} ft`;

/** Density altitude of today at the track of the last pass, from an hour before the first, with the passes on it. */
export const TodayPicture = ({
  passes,
  weather,
}: {
  /** Today's, newest first. */
  passes: readonly LogEntry[];
  weather: WeatherPort;
}) => {
  const [last] = passes;
  const stationId = last?.location.weather_station?.id;
  const latest$ = useMemo(
    () => (stationId === undefined ? NEVER : weather.latest$(stationId)),
    [weather, stationId],
  );
  const latest = useObservable(latest$, loading);
  if (last === undefined) return null;
  const { location } = last;
  const run = passes
    .flatMap(({ location: { uid }, log_entry_datetime, derived: { density_altitude, finish_et } }) =>
      uid !== location.uid || density_altitude === undefined
        ? []
        : { time: Date.parse(log_entry_datetime), value: density_altitude, finish_et },
    )
    .reverse();
  const [first, newest] = [run[0], run.at(-1)];
  if (first === undefined || newest === undefined) return null;
  const air = (latest.state === 'present' ? (latest.lastDay ?? []) : [])
    .map((report) => ({
      time: Date.parse(report.datetime),
      value: Number(densityAltitude(observationAtTrack(report, location.elevation))),
    }))
    .filter(({ time }) => time >= first.time - hour);
  const times = [...air, ...run].map(({ time }) => time);
  const values = [...air, ...run].map(({ value }) => value);
  const [begin, end] = [Math.min(...times), Math.max(...times)];
  const clock = (time: number): string => formatClock(new Date(time).toISOString(), location.timezone);
  const placed = ({ time, value }: { time: number; value: number }) => ({
    at: begin === end ? 0.5 : (time - begin) / (end - begin),
    value,
  });
  return (
    <DotPicture
      title={`Density altitude today, ${location.title}`}
      words={`${formatPasses(run.length)}, the last ${formatEt(newest.finish_et)} at ${inFeet(newest.value)}; ${clock(begin)} to ${clock(end)}`}
      dots={run.map(placed)}
      trace={air.map(placed)}
      from={Math.min(...values)}
      to={Math.max(...values)}
      show={inFeet}
    />
  );
};
