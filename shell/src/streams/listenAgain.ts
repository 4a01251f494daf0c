import { defer, retry, tap, timer, type MonoTypeOperatorFunction } from 'rxjs';

const longestPause = 60_000;

/**
 * Restarts a failed listener after 2, 4, 8 … seconds, at most a minute.
 * @param isAnswer whether a value proves that the listener works, which resets the pause
 */
export const listenAgain =
  <Value>(isAnswer: (value: Value) => boolean = () => true): MonoTypeOperatorFunction<Value> =>
  (values$) =>
    defer(() => {
      let failures = 0;
      const pause = (): number => Math.min(longestPause, 1000 * 2 ** (failures += 1));
      return values$.pipe(
        tap((value) => {
          if (isAnswer(value)) failures = 0;
        }),
        retry({ delay: () => timer(pause()) }),
      );
    });
