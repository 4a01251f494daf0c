import { distinctUntilChanged, type MonoTypeOperatorFunction } from 'rxjs';

/** Drops a value equal to the one before, compared as JSON: for small records. */
export const onlyChanges = <Value>(): MonoTypeOperatorFunction<Value> =>
  distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b));
