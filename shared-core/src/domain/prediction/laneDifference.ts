import { seconds, type Seconds } from '../units/units';
import { trackOutlook } from './engine/bank';
import { runFactors } from './engine/carModel';
import { laneSides } from './engine/conditions';
import type { Engine } from './engine/engine';
import { normalShareBelow } from './normal';

/** Learned difference between the lanes of a track, with the passes of each that it was learned from. */
export interface LaneDifference {
  /** How much quicker a pass in the quicker lane is, and the standard deviation of that. */
  et: Seconds;
  sd: Seconds;
  quicker: 'Left' | 'Right';
  /** Chance that this lane is the quicker one, 0.5 to 1. */
  chance: number;
  passes: Record<'Left' | 'Right', number>;
}

/** Returns the difference between the lanes of a track; undefined until the car has run in both of them. */
export const laneDifference = (engine: Engine, track: string): LaneDifference | undefined => {
  const { bank, learned, passes: counted } = engine;
  if (bank?.before === undefined) return undefined;
  const weights = new Map(counted.map(({ log_entry_uid, weight }) => [log_entry_uid, weight]));
  const sides = learned
    .filter(({ location }) => location.uid === track)
    .filter(({ log_entry_uid }) => (weights.get(log_entry_uid) ?? 0) > 0)
    .map(({ timeslip: { lane } }) => laneSides[lane] ?? 0);
  const passes = {
    Left: sides.filter((side) => side > 0).length,
    Right: sides.filter((side) => side < 0).length,
  };
  const { laneLaunch = 0 } = runFactors({ ...bank.before, lane: 1 }, bank.form);
  const expected = trackOutlook(bank, track, { laneLaunch });
  if (expected === undefined || passes.Left * passes.Right === 0) return undefined;
  const { mean, variance } = expected;
  return {
    et: seconds(Math.abs(mean) * bank.form.et),
    sd: seconds(Math.sqrt(variance) * bank.form.et),
    quicker: mean > 0 ? 'Right' : 'Left',
    chance: normalShareBelow(Math.abs(mean) / Math.sqrt(variance)),
    passes,
  };
};
