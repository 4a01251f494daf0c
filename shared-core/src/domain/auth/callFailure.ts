import { callFailures, reasonFailures } from '../plain/failures';
import { failed, type Failure } from '../plain/result';

/** Status of a callable function, as the SDK names it. */
type CallStatus = keyof typeof callFailures;

/** Reason that a callable function gives beside its status. */
export type CallReason = keyof typeof reasonFailures;

const isStatus = (name: string): name is CallStatus => Object.hasOwn(callFailures, name);

const isReason = (name: unknown): name is CallReason =>
  typeof name === 'string' && Object.hasOwn(reasonFailures, name);

/**
 * Failure of a callable function. [C1] a status has a sentence of its own; [C2] what was canceled says that nothing was
 * changed; [C3] any other status is `unknown`, a failure of the server; [C4] a reason that is known is the code.
 * @param status as the SDK names it
 * @param words the function's own, in place of the sentence
 */
export const callFailure = (status: string, reason?: unknown, words?: string): Failure => {
  const known = isStatus(status) ? status : 'unknown';
  return failed(isReason(reason) ? reason : known, words ?? callFailures[known]).failure;
};
