import { formatDifference, formatEt, formatPasses, predictionMiss } from '@holeshot/shared-core';
import { DotPicture, type Dot } from './DotPicture';
import type { LastCar } from './lastCar';

const calls = 20;
/** Share of the best ET above which a miss is no longer drawn: it would flatten all others. */
const furthestMiss = 0.03;

/** Spreads values evenly, in their order. */
const inTurn = (values: readonly number[]): Dot[] =>
  values.map((value, index) => ({ at: (index + 0.5) / values.length, value }));

/** ETs of the last car over the season, and its last calls against what it ran. */
export const SeasonPictures = ({ car }: { car: LastCar }) => {
  const { name, passes, best, words } = car;
  const near = car.near.map(({ et }) => et);
  const all = passes.flatMap((entry) => predictionMiss(entry) ?? []).slice(-calls);
  const misses = all.filter((miss) => Math.abs(miss) <= furthestMiss * best);
  const largest = Math.max(0.01, ...misses.map(Math.abs));
  const average = misses.reduce((sum, miss) => sum + Math.abs(miss), 0) / misses.length;
  return (
    <>
      {near.length > 1 && (
        <DotPicture
          title={`ET pass by pass, ${name}`}
          words={words}
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
          words={`Average miss ${formatEt(average)} over ${formatPasses(misses.length)}${all.length > misses.length ? `; ${all.length - misses.length} further off not drawn` : ''}`}
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
