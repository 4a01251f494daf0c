import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import { finishOf } from '../pass/finishOf';
import { breakoutRisk } from '../prediction/breakoutRisk';
import { breakout } from '../race/fouls';
import { seconds } from '../units/units';
import { walkedSd, type WalkedPass } from './walkForward';

/** Passes under their dial: how many the calls promised, and how many there were. */
export interface PromisedBreakouts {
  /** Passes with a dial, marked All Out. */
  passes: number;
  /** Sum of the chances. */
  promised: number;
  happened: number;
  /** Numbers that chance leaves likely: 19 of 20 seasons end between them. */
  low: number;
  high: number;
}

/** Number of passes with a dial that tell something. */
const fewest = 10;
const z95 = 1.96;

/** Compares the promised breakouts over a distance with those that happened; undefined for few passes with a dial. */
export const promisedBreakouts = (
  walked: readonly WalkedPass[],
  passes: readonly LogEntry[],
  finish: Distance,
): PromisedBreakouts | undefined => {
  // A dial is one for the distance that the pass was raced over.
  const dials = new Map(
    passes
      .filter(({ location, timeslip, vehicle }) => finishOf(location, timeslip, vehicle) === finish)
      .map(({ log_entry_uid, timeslip }) => [log_entry_uid, timeslip.dialin_et]),
  );
  const dialed = walked.flatMap((pass) => {
    const dial = dials.get(pass.log_entry_uid);
    return pass.all_out && dial !== undefined ? [{ ...pass, dial }] : [];
  });
  if (dialed.length < fewest) return undefined;
  const risks = dialed.map((pass) =>
    breakoutRisk({ et: seconds(pass.predicted), sd: seconds(walkedSd(pass)) }, pass.dial),
  );
  const promised = risks.reduce((sum, risk) => sum + risk, 0);
  const deviation = Math.sqrt(risks.reduce((sum, risk) => sum + risk * (1 - risk), 0));
  return {
    passes: dialed.length,
    promised,
    happened: dialed.filter(({ actual, dial }) => breakout({ et: seconds(actual), dial }) > 0).length,
    low: Math.max(0, Math.floor(promised - z95 * deviation)),
    high: Math.min(dialed.length, Math.ceil(promised + z95 * deviation)),
  };
};
