import { seconds, type Seconds } from '../units/units';
import type { Engine } from './engine/engine';

/** Classes over the quarter mile with their index in seconds. */
const classes: readonly [name: RegExp, index: number][] = [
  [/super\W*comp|\b8\.90\b/i, 8.9],
  [/super\W*gas|\b9\.90\b/i, 9.9],
  [/super\W*street|\b10\.90\b/i, 10.9],
  [/\b11\.90\b/, 11.9],
];

/** Tells whether a class, as the racer named it, is run on an index, which cars meet with a throttle stop. */
export const isIndexClass = (named: string): boolean => classes.some(([name]) => name.test(named));

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
  const ofClasses = finish === 1320 ? classes : [];
  const named = ofClasses.find(([name]) => name.test(event?.class ?? ''))?.[1];
  if (stopped === undefined) return named === undefined ? undefined : seconds(named);
  const run = timeslip[`et_${finish}`] ?? NaN;
  const index = named ?? timeslip.dialin_et ?? ofClasses.find(([, each]) => Math.abs(run - each) < near)?.[1];
  return index === undefined ? undefined : seconds(index);
};
