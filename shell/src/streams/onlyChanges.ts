import { distinctUntilChanged, type MonoTypeOperatorFunction } from 'rxjs';

/** Leaves out what says the same as before. For small records: they are compared as text. */
export const onlyChanges = <Value>(): MonoTypeOperatorFunction<Value> =>
  distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b));
