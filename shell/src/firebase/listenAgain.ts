import { retry, timer, type MonoTypeOperatorFunction } from 'rxjs';

const longestPause = 60_000;

/** Listens anew after a listener has failed, after 2, 4, 8 … seconds and at most a minute. */
export const listenAgain = <Value>(): MonoTypeOperatorFunction<Value> =>
  retry({ delay: (_error, count) => timer(Math.min(longestPause, 1000 * 2 ** count)), resetOnSuccess: true });
