import { merge, ReplaySubject, share, timer, type MonoTypeOperatorFunction, type Observable } from 'rxjs';

const lingerMs = 60_000;

/**
 * Shares a long read, and holds it for a minute after the last page has left.
 * @param closed$ emits at sign-out, also to late subscribers: then nothing is held
 */
export const sharedRead = <Value>(closed$: Observable<unknown>): MonoTypeOperatorFunction<Value> =>
  share({
    connector: () => new ReplaySubject(1),
    resetOnComplete: () => merge(timer(lingerMs), closed$),
    resetOnRefCountZero: () => merge(timer(lingerMs), closed$),
  });
