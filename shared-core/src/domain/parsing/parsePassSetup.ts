import * as v from 'valibot';
import { checkSetup, type SetupField } from '../entities/checkSetup';
import type { PassSetup } from '../entities/PassSetup';
import type { SlipTimes } from '../entities/LogEntry';
import { withoutAbsent } from '../plain/withoutAbsent';
import { seconds } from '../units/units';
import { lenient, quantity, storedNumber, storedRecord } from './stored';

const time = lenient(quantity(seconds));

const numbers = v.pipe(
  storedRecord({ throttle_stop: time, stop_start: time, stop_level: lenient(storedNumber), delay: time }),
  v.transform((setup): PassSetup => withoutAbsent(setup)),
);

/**
 * Reads the setup of a stored pass without its wrong fields: negative times, and a stop as long as the pass or longer
 * (538 for 0.538). Undefined where nothing is left.
 */
export const parsePassSetup = (stored: unknown, slip: SlipTimes): PassSetup | undefined => {
  if (stored === undefined) return undefined;
  const read = v.safeParse(numbers, stored);
  if (!read.success) return undefined;
  const { errors } = checkSetup(read.output, slip);
  const right = Object.entries(read.output).filter(([field]) => errors[field as SetupField] === undefined);
  return right.length > 0 ? Object.fromEntries(right) : undefined;
};
