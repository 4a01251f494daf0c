import { monthFailures } from '../plain/failures';
import { failedAs, ok, type Result } from '../plain/result';

/** Most passes in the document of a vehicle's month; the server's rules demand it too. */
export const passesAMonth = 500;

/** Fails with `month-full` where a vehicle's month with so many passes takes no further one. */
export const roomInMonth = (passes: number): Result<void> =>
  passes < passesAMonth ? ok(undefined) : failedAs(monthFailures, 'month-full', passesAMonth);
