import {
  finishOf,
  formatDifference,
  formatEt,
  formatPasses,
  predictionMiss,
  type LogEntry,
} from '@holeshot/shared-core';
import { useMemo } from 'react';
import { DotPicture, type Dot } from './DotPicture';

/** Share above the best ET from which a pass is no longer drawn: it would flatten all others. */
const furthest = 1.05;
const calls = 20;

const isDrawn = (entry: LogEntry, like: LogEntry): boolean =>
  entry.vehicle.uid === like.vehicle.uid &&
  entry.timeslip.quality === 'All Out' &&
  finishOf(entry.location, entry.timeslip, entry.vehicle) ===
    finishOf(like.location, like.timeslip, like.vehicle);

/** Spreads values evenly, in their order. */
const inTurn = (values: readonly number[]): Dot[] =>
  values.map((value, index) => ({ at: (index + 0.5) / values.length, value }));

/** ETs of the last car over the season, and its last calls against what it ran. */
export const SeasonPictures = ({ entries }: { entries: readonly LogEntry[] }) => {
  const oldestFirst = useMemo(
    () => [...entries].sort((a, b) => (a.log_entry_datetime < b.log_entry_datetime ? -1 : 1)),
    [entries],
  );
  const newest = oldestFirst.at(-1);
  if (newest === undefined) return null;
  const own = oldestFirst.filter((entry) => isDrawn(entry, newest));
  const ets = own.flatMap(({ derived: { finish_et } }) => finish_et ?? []);
  const best = Math.min(...ets);
  const near = ets.filter((et) => et <= best * furthest);
  const left = ets.length - near.length;
  const misses = own.flatMap((entry) => predictionMiss(entry) ?? []).slice(-calls);
  const largest = Math.max(0.01, ...misses.map(Math.abs));
  const average = misses.reduce((sum, miss) => sum + Math.abs(miss), 0) / misses.length;
  return (
    <>
      {near.length > 1 && (
        <DotPicture
          title={`ET pass by pass, ${newest.vehicle.name}`}
          words={`Best ${formatEt(best)} of ${formatPasses(ets.length)}${left > 0 ? `; ${left} slower not drawn` : ''}`}
          dots={inTurn(near)}
          from={best}
          to={Math.max(...near)}
          show={formatEt}
          line={best}
        />
      )}
      {misses.length > 1 && (
        <DotPicture
          title="Run against call"
          words={`Average miss ${formatEt(average)} over ${formatPasses(misses.length)}`}
          dots={inTurn(misses)}
          from={-largest}
          to={largest}
          show={formatDifference}
          line={0}
        />
      )}
    </>
  );
};
