import type { LogEntry } from '../entities/LogEntry';
import { marginParts, type MarginParts } from './marginParts';
import { passFouls } from './passFouls';
import { passOutcome } from './passOutcome';

/** Reason of a lost round: a foul, or the racer's part of the margin that cost most. */
export type LossReason = 'red light' | 'breakout' | Exclude<keyof MarginParts, 'opponent'> | 'unknown';

type Round = Pick<LogEntry, 'timeslip' | 'derived' | 'setup' | 'event'>;

const worstPart = (round: Round): LossReason => {
  const { light, dial, run } = marginParts(round) ?? {};
  const parts: [LossReason, number][] = [
    ['light', light ?? 0],
    ['dial', dial ?? 0],
    ['run', run ?? 0],
  ];
  const [part, cost] = parts.reduce((worst, each) => (each[1] < worst[1] ? each : worst));
  return cost < 0 ? part : 'unknown';
};

const lostBy = (round: Round): LossReason => {
  const outcome = round.event && passOutcome(round.timeslip, round.derived, round.event);
  if (outcome?.ok !== true) return passFouls(round)[0]?.kind ?? 'unknown';
  const { winner, reason } = outcome.value;
  // The numbers say otherwise than the slip.
  if (winner === 'one') return 'unknown';
  return reason === 'red light' || reason === 'breakout' ? reason : worstPart(round);
};

/** Counts the rounds lost to an opponent by what they were lost by. */
export const lostRounds = (entries: readonly Round[]): Map<LossReason, number> => {
  const counts = new Map<LossReason, number>();
  for (const round of entries) {
    if (round.timeslip.result !== 'Loss' || round.event?.bye) continue;
    const reason = lostBy(round);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
};
