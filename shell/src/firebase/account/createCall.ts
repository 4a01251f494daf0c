import type { Auth } from 'firebase/auth';
import { httpsCallable, type Functions } from 'firebase/functions';
import { callFailure, failedAs, ok, signInFailures, type Failure, type Result } from '@holeshot/shared-core';

/** Calls a cloud function by the name that the functions package exports. */
export type Call = <Answer>(name: string, data: object) => Promise<Result<Answer>>;

interface CallError {
  code?: string;
  message?: string;
  details?: unknown;
}

/** HTTP status at the end of every message of the SDK, 0 without an answer. */
const httpStatus = / \[(\d+)\]$/;

const failureOf = ({ code = 'functions/unknown', message = '', details }: CallError): Failure => {
  const reason = (details as { reason?: unknown } | undefined)?.reason;
  const status = httpStatus.exec(message)?.[1] === '0' ? 'unavailable' : code.replace('functions/', '');
  const words = message.replace(httpStatus, '');
  // Without words of the function the message is the bare status; internal ones are not for racers.
  const isOwn = words.includes(' ') && status !== 'internal';
  return callFailure(status, reason, isOwn ? words : undefined);
};

/** How often a call is repeated that met another one. */
const repetitions = 3;

/** Longest wait (ms) before the first repetition; it doubles with each. */
const longestWait = 500;

/** Waits a random time, so that calls that have met do not meet again. */
const waitBefore = (repetition: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * longestWait * 2 ** repetition));

const callOnce = async <Answer>(
  functions: Functions,
  name: string,
  data: object,
): Promise<Result<Answer>> => {
  try {
    const answer = await httpsCallable<object, Answer>(functions, name, { timeout: 70_000 })(data);
    return ok(answer.data);
  } catch (error) {
    return { ok: false, failure: failureOf(error as CallError) };
  }
};

/**
 * Creates the caller of cloud functions; a failure has the callable status as its code, or the function's reason. A call
 * that ends with `aborted` without a reason, because another one came at the same time, is repeated up to three times.
 */
export const createCall =
  (functions: Functions): Call =>
  async <Answer>(name: string, data: object): Promise<Result<Answer>> => {
    for (let repetition = 0; ; repetition += 1) {
      const result = await callOnce<Answer>(functions, name, data);
      if (result.ok || result.failure.code !== 'aborted' || repetition === repetitions) return result;
      await waitBefore(repetition);
    }
  };

/**
 * Creates the same calls for a signed-in racer: the app hears of a sign-out late, and a call may come before. Fails
 * with `signed-out`, and sends nothing.
 */
export const whileSignedIn =
  (auth: Pick<Auth, 'authStateReady' | 'currentUser'>, call: Call): Call =>
  async (name, data) => {
    await auth.authStateReady();
    return auth.currentUser === null ? failedAs(signInFailures, 'signed-out') : call(name, data);
  };
