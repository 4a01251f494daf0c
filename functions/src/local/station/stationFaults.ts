import * as v from 'valibot';
import { nothingFound, summaryOf, type StationAnswer } from './StationAnswer';

const faultSchema = v.object({
  mode: v.nullable(v.picklist(['hang', 'empty', '500', 'invalid-token'])),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  service: v.optional(v.picklist(['stations', 'auth']), 'stations'),
});

/** How the service is to fail, for which of its two parts, and for how many requests: until it is switched off where none is given. */
export type Fault = v.InferOutput<typeof faultSchema>;

const answers: Record<Exclude<NonNullable<Fault['mode']>, 'hang'>, StationAnswer> = {
  empty: nothingFound,
  '500': summaryOf(500, 500, 'Internal server error.'),
  'invalid-token': summaryOf(401, 2, 'Invalid token.'),
};

/** The fault switch of the simulator: `set` takes what was posted and says whether it is understood. */
export const createStationFaults = () => {
  let fault: Fault = { mode: null, service: 'stations' };
  return {
    set: (posted: unknown): boolean => {
      const parsed = v.safeParse(faultSchema, posted);
      if (parsed.success) fault = parsed.output;
      return parsed.success;
    },
    /** What this request gets instead of an answer; null where nothing is wrong. */
    next: (pathname: string): StationAnswer | 'hang' | null => {
      const service = pathname === '/v2/auth' ? 'auth' : 'stations';
      if (fault.mode === null || fault.service !== service) return null;
      const { mode } = fault;
      if (fault.count !== undefined) {
        fault = fault.count > 1 ? { ...fault, count: fault.count - 1 } : { ...fault, mode: null };
      }
      return mode === 'hang' ? 'hang' : answers[mode];
    },
  };
};
