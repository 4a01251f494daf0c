import type { BehaviorSubject } from 'rxjs';

/** Adds one to a count until the returned function is called; calling it again does nothing. */
export const countOne = (count$: BehaviorSubject<number>): (() => void) => {
  let counts = true;
  count$.next(count$.value + 1);
  return () => {
    if (counts) count$.next(count$.value - 1);
    counts = false;
  };
};
