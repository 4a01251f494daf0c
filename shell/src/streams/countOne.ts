import type { BehaviorSubject } from 'rxjs';

/** Counts one more; gives how to count it no more, which it is once however often that is said. */
export const countOne = (count$: BehaviorSubject<number>): (() => void) => {
  let counts = true;
  count$.next(count$.value + 1);
  return () => {
    if (counts) count$.next(count$.value - 1);
    counts = false;
  };
};
