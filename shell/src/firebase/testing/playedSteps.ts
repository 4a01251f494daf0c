import type { LogEntry } from '@holeshot/shared-core';
import { playedFields, playedValue } from './playedFields';
import type { Step } from './scheduleFaults';

/** Creates the list of a schedule's steps, each with those whose outcome the racer had seen. */
export const createPlayedSteps = () => {
  const steps: Step[] = [];
  const story: string[] = [];
  /** Steps by the value that they wrote. */
  const origins = new Map<string, Step>();
  return {
    steps,
    /** Events, for the search for a cause. */
    story,
    /**
     * Adds a step.
     * @param base the pass as the racer saw it; of a change only its field counts
     */
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
