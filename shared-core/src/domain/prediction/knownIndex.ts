import { indexClasses } from '../pass/indexClasses';
import { seconds, type Seconds } from '../units/units';
import type { Engine } from './engine/engine';

/** Largest difference (s) of an ET from the index that it was run for. */
const near = 0.5;

/**
 * Returns the index that a car was run for last: of its class, and with a throttle stop else its dial, else the class
 * nearest to its ET. Undefined where none of these says it.
 */
export const knownIndex = ({ learned, finish }: Engine): Seconds | undefined => {
  const stopped = learned.findLast(({ setup }) => (setup?.throttle_stop ?? 0) > 0);
  const last = stopped ?? learned.at(-1);
  if (last === undefined) return undefined;
  const { event, timeslip } = last;
  const ofClasses = finish === 1320 ? indexClasses : [];
  const named = ofClasses.find(([name]) => name.test(event?.class ?? ''))?.[1];
  if (stopped === undefined) return named === undefined ? undefined : seconds(named);
  const run = timeslip[`et_${finish}`] ?? NaN;
  const index = named ?? timeslip.dialin_et ?? ofClasses.find(([, each]) => Math.abs(run - each) < near)?.[1];
  return index === undefined ? undefined : seconds(index);
};
