import type { CallStatus } from './callFailure';

const statuses = new Map<number, CallStatus>([
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [409, 'aborted'],
  [429, 'resource-exhausted'],
  [499, 'cancelled'],
  [500, 'internal'],
  [501, 'unimplemented'],
  [503, 'unavailable'],
  [504, 'deadline-exceeded'],
]);

/** Returns the status of a callable function for the HTTP status of its answer; `unknown` for any other. */
export const callableStatus = (http: number): CallStatus => statuses.get(http) ?? 'unknown';
