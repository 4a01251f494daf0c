import type { LogEntry } from '@holeshot/shared-core';
import { playedFields, playedValue } from './playedFields';
import type { Step } from './scheduleFaults';

/** Keeps the steps of a schedule, each with those whose outcome the racer had before him. */
export const createPlayedSteps = () => {
  const steps: Step[] = [];
  const story: string[] = [];
  /** The step that put a value where it stands. */
  const origins = new Map<string, Step>();
  return {
    steps,
    /** What happened, for whoever looks for the cause. */
    story,
    /** @param base the pass as the racer saw it; of a change only what was seen in its field counts */
    note: (made: Omit<Step, 'number' | 'seen' | 'brought'>, base?: LogEntry): void => {
      const { device, uid, what, value } = made;
      const number = steps.length + 1;
      const own = steps.filter((step) => step.device === device && step.uid === uid);
      const isOfAll = what === 'delete' || what === 'undo';
      const looked = playedFields.filter((field) => isOfAll || field === what);
      const behind = looked.flatMap(
        (field) => origins.get(base ? `${uid} ${playedValue(base, field)}` : '') ?? [],
      );
      const seen = new Set([...own, ...behind].flatMap((step) => [step.number, ...step.seen]));
      const step: Step = { ...made, number, seen, ...(what === 'undo' && base && { brought: base }) };
      steps.push(step);
      if (value !== '') origins.set(`${uid} ${value}`, step);
      story.push(`${number}. device ${device}: ${what} ${uid} ${value}`);
    },
  };
};
