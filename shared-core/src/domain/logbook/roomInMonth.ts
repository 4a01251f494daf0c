import { monthFailures } from '../plain/failures';
import { failedAs, ok, type Result } from '../plain/result';

/** What the document of a vehicle's month holds at most; the server's rules demand it too. */
export const passesAMonth = 500;

/**
 * Refuses one more pass where a vehicle's month holds all it can, with the code `month-full`.
 * @param passes that the month holds already
 */
export const roomInMonth = (passes: number): Result<void> =>
  passes < passesAMonth ? ok(undefined) : failedAs(monthFailures, 'month-full', passesAMonth);
