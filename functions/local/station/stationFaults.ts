import * as v from 'valibot';
import { isNational } from '../national/answerNational';
import { unexpectedProblem } from '../national/nationalProblem';
import { nothingFound, summaryOf, type StationAnswer } from '../weather/StationAnswer';

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

const faultSchema = v.variant('service', [
  v.object({
    mode: v.picklist(['hang', 'empty', '500', 'invalid-token']),
    count,
    service: v.optional(v.picklist(['stations', 'auth']), 'stations'),
  }),
  v.object({ mode: v.picklist(['hang', '500']), count, service: v.literal('national') }),
]);

/** Fault of a service; without a count it lasts until all faults are switched off. */
export type Fault = v.InferOutput<typeof faultSchema>;

const postedSchema = v.union([v.object({ mode: v.null() }), faultSchema]);

const answers: Record<Exclude<Fault['mode'], 'hang'>, StationAnswer> = {
  empty: nothingFound,
  '500': summaryOf(500, 500, 'Internal server error.'),
  'invalid-token': summaryOf(401, 2, 'Invalid token.'),
};

const serviceOf = (url: URL): Fault['service'] =>
  isNational(url) ? 'national' : url.pathname === '/v2/auth' ? 'auth' : 'stations';

/** Creates the fault switch of the simulator; `set` reads a posted fault and returns whether it is valid. */
export const createStationFaults = () => {
  const faults = new Map<Fault['service'], Fault>();
  return {
    set: (posted: unknown): boolean => {
      const parsed = v.safeParse(postedSchema, posted);
      if (!parsed.success) return false;
      if (parsed.output.mode === null) faults.clear();
      else faults.set(parsed.output.service, parsed.output);
      return true;
    },
    /** Returns what this request gets instead of an answer; null without a fault. */
    next: (url: URL): StationAnswer | 'hang' | null => {
      const service = serviceOf(url);
      const fault = faults.get(service);
      if (fault === undefined) return null;
      const { mode, count: left } = fault;
      if (left === 1) faults.delete(service);
      else if (left !== undefined) faults.set(service, { ...fault, count: left - 1 });
      if (mode === 'hang') return 'hang';
      return service === 'national' ? unexpectedProblem(url) : answers[mode];
    },
  };
};
