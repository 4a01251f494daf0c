import { defer, retry, tap, timer, type MonoTypeOperatorFunction } from 'rxjs';

const longestPause = 60_000;

/**
 * Listens anew after a listener has failed, after 2, 4, 8 … seconds and at most a minute.
 * @param isAnswer whether what the listener tells shows that it works, and the pauses begin anew
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
