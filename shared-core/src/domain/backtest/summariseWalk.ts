import { rulesOfThumb, type RuleOfThumb } from './rulesOfThumb';
import type { WalkedPass } from './walkForward';

/** Result of one way of predicting, in seconds. */
export interface WalkSummary {
  method: string;
  passes: number;
  /** Mean miss, over all passes and over the first of each day. */
  mae: number;
  mae_first_of_day: number;
  /** Share inside the 80 % interval, and half its width; only the engine claims one. */
  coverage80?: number;
  half_width80?: number;
}

/** Number of passes before a call counts. */
const fewest = 10;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

const misses = (passes: readonly WalkedPass[], predicted: (pass: WalkedPass) => number): number =>
  rounded(mean(passes.map((pass) => Math.abs(pass.actual - predicted(pass)))));

/** Compares the engine with the rules of thumb over the passes marked All Out with at least 10 before them. */
export const summariseWalk = (walked: readonly WalkedPass[]): WalkSummary[] => {
  const passes = walked.filter(({ all_out, prior_passes }) => all_out && prior_passes >= fewest);
  const first = passes.filter(({ first_of_day }) => first_of_day);
  const row = (method: string, predicted: (pass: WalkedPass) => number): WalkSummary => ({
    method,
    passes: passes.length,
    mae: misses(passes, predicted),
    mae_first_of_day: misses(first, predicted),
  });
  const engine = {
    ...row('Holeshot', ({ predicted }) => predicted),
    coverage80: rounded(
      mean(passes.map(({ actual, low80, high80 }) => (actual >= low80 && actual <= high80 ? 1 : 0))),
    ),
    half_width80: rounded(mean(passes.map(({ low80, high80 }) => (high80 - low80) / 2))),
  };
  const names = Object.keys(rulesOfThumb) as RuleOfThumb[];
  return [engine, ...names.map((name) => row(name, ({ rules }) => rules[name]))];
};
