import * as v from 'valibot';
import type { PassSetup } from '../entities/PassSetup';
import type { SlipTimes } from '../entities/LogEntry';
import { withoutAbsent } from '../plain/withoutAbsent';
import { seconds } from '../units/units';
import { lenient, quantity, storedNumber, storedRecord } from './stored';

/** Longest delay (s) of a delay box. */
const longestDelay = 10;

const within = (least: number, most: number) => v.pipe(storedNumber, v.minValue(least), v.maxValue(most));

/** Longest time (s) of a stop on a slip without an ET: no pass takes longer. */
const longestPass = 60;

const passSetup = (et: number) => {
  const duringPass = lenient(
    v.pipe(
      quantity(seconds),
      v.check((time) => time >= 0 && time < et),
    ),
  );
  return v.pipe(
    storedRecord({
      throttle_stop: duringPass,
      stop_start: duringPass,
      stop_level: lenient(within(0, 1)),
      delay: lenient(v.pipe(within(0, longestDelay), v.transform(seconds))),
    }),
    v.transform((setup): PassSetup => withoutAbsent(setup)),
  );
};

/**
 * Reads the setup of a stored pass without its wrong fields: negative times, and a stop as long as the pass or longer
 * (538 for 0.538). Undefined where nothing is left.
 */
export const parsePassSetup = (
  stored: unknown,
  { et_1320, et_1000, et_660 }: SlipTimes,
): PassSetup | undefined => {
  if (stored === undefined) return undefined;
  const read = v.safeParse(passSetup(et_1320 ?? et_1000 ?? et_660 ?? longestPass), stored);
  return read.success && Object.keys(read.output).length > 0 ? read.output : undefined;
};
