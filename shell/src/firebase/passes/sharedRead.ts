import { merge, ReplaySubject, share, timer, type MonoTypeOperatorFunction, type Observable } from 'rxjs';

const lingerMs = 60_000;

/**
 * Shares what takes long to read, and keeps it for a minute after the last page has left it.
 * @param closed$ tells, to whoever asks later too, that its racer is signed out: then nothing is kept
 */
export const sharedRead = <Value>(closed$: Observable<unknown>): MonoTypeOperatorFunction<Value> =>
  share({
    connector: () => new ReplaySubject(1),
    resetOnComplete: () => merge(timer(lingerMs), closed$),
    resetOnRefCountZero: () => merge(timer(lingerMs), closed$),
  });
