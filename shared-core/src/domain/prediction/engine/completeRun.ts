import { seconds, type Mph, type Seconds } from '../../units/units';

/** Point of a slip with its speed, such as the eighth of a quarter-mile pass. */
export interface Point {
  et: Seconds;
  mph?: Mph;
}

/** Rule for the end of a run from an earlier point: seconds times mph where known, else a ratio of times. */
export interface RunEnd {
  secondsTimesMph: number | undefined;
  ratio: number | undefined;
}

const mostRuns = 15;

const median = (values: readonly number[]): number | undefined => {
  const sorted = values.filter((value) => Number.isFinite(value) && value > 0).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};

/** Finds how runs end, by the medians of the last 15 that were run to the end. */
export const runEnd = (runs: readonly { point: Point; et: Seconds }[]): RunEnd => {
  const last = runs.slice(-mostRuns);
  return {
    secondsTimesMph: median(last.map(({ point, et }) => (et - point.et) * (point.mph ?? NaN))),
    ratio: median(last.map(({ point, et }) => et / point.et)),
  };
};

/** Completes a pass that was given up after a point: the ET (s) it was heading for; undefined where none can be said. */
export const completeRun = (point: Point, { secondsTimesMph, ratio }: RunEnd): Seconds | undefined => {
  const bySpeed =
    point.mph === undefined || secondsTimesMph === undefined ? NaN : point.et + secondsTimesMph / point.mph;
  const byTime = ratio === undefined ? NaN : point.et * ratio;
  const completed = Number.isFinite(bySpeed) ? bySpeed : byTime;
  return completed > point.et && Number.isFinite(completed) ? seconds(completed) : undefined;
};
