import type { LogEntry } from '../entities/LogEntry';
import { seconds, type Seconds } from '../units/units';
import { predictionMiss } from './predictionMiss';

/** Fewest passes whose spread is split. */
const fewest = 10;
/** Share of the passes that need a 60 ft time before the launch is told apart. */
const enoughLaunches = 0.8;
/** Longest time (s) that any car needs. */
const longest = 1000;
/** Sum of squares (s²) below which times are all the same: one pass 0.001 s off gives 1e-6. */
const noSpread = 1e-9;

/** Standard deviation of an ET and its parts, in seconds. The squares of the parts add up to the square of the total. */
export interface EtSpread {
  passes: number;
  total: Seconds;
  /** Part that follows the calls: the air, and what else they know, such as another tune. */
  air: Seconds;
  /** Part that the 60 ft explains beyond the calls; undefined where too many passes lack it. */
  launch: Seconds | undefined;
  /** Part that is left: car and track, and the launch where it is undefined. */
  rest: Seconds;
}

type Values = readonly number[];

const isTime = (time: number | undefined): time is Seconds =>
  time !== undefined && time > 0 && time < longest;

const around = (values: Values): number[] => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
};

const product = (one: Values, other: Values): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

/** Takes the line of least squares over `by` out of values; both have the mean 0. */
const without = (values: Values, by: Values): Values => {
  const length = product(by, by);
  if (length < noSpread) return values;
  const slope = product(values, by) / length;
  return values.map((value, index) => value - slope * (by[index] ?? 0));
};

/** Takes out of ETs what rises with `cause`; a cause that they do not rise with explains nothing. */
const unexplained = (ets: Values, cause: Values): Values =>
  product(ets, cause) > 0 ? without(ets, cause) : ets;

/** Reads the times that the split needs; none of a pass that does not count. */
const timesOf = (entry: LogEntry) => {
  const { derived, setup, timeslip } = entry;
  const { finish_et: et, finish_ddp: call } = derived;
  if (predictionMiss(entry) === undefined || (setup?.throttle_stop ?? 0) > 0) return [];
  return isTime(et) && isTime(call) ? [{ et, call, sixty: timeslip.et_60 }] : [];
};

/**
 * Splits the spread of the ETs of one car over one distance into air, launch and rest; undefined below ten passes. All-out
 * passes with a call count, those on a throttle-stop timer do not.
 *
 * The parts are explained variances of least squares, one after the other: [1] ET on call is air, [2] what is left on
 * the 60 ft beside the call is launch, [3] the residual is the rest. Each step is at a right angle to the one before,
 * so the squares add up and none is negative. What air and launch share counts as air. A call or a 60 ft that
 * goes against the ET explains nothing. Chance alone explains 1 / (n − 1) of the variance in each step.
 *
 * Passes without a 60 ft are left out of the whole split while at least 80 % and ten have one.
 */
export const etSpread = (entries: readonly LogEntry[]): EtSpread | undefined => {
  const counted = entries.flatMap(timesOf);
  const launched = counted.filter(({ sixty }) => isTime(sixty));
  const hasLaunch = launched.length >= Math.max(fewest, enoughLaunches * counted.length);
  const passes = hasLaunch ? launched : counted;
  if (passes.length < fewest) return undefined;
  const ets = around(passes.map(({ et }) => et));
  const calls = around(passes.map(({ call }) => call));
  const sixties = around(hasLaunch ? passes.map(({ sixty }) => sixty ?? 0) : ets.map(() => 0));
  const afterAir = unexplained(ets, calls);
  const afterLaunch = unexplained(afterAir, without(sixties, calls));
  const deviation = (from: Values, to?: Values): Seconds => {
    const squares = product(from, from) - (to === undefined ? 0 : product(to, to));
    return seconds(Math.sqrt(Math.max(0, squares) / (passes.length - 1)));
  };
  return {
    passes: passes.length,
    total: deviation(ets),
    air: deviation(ets, afterAir),
    launch: hasLaunch ? deviation(afterAir, afterLaunch) : undefined,
    rest: deviation(afterLaunch),
  };
};
