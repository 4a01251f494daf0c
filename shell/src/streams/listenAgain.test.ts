import { Observable } from 'rxjs';
import { listenAgain } from './listenAgain';

/** Returns the seconds at which a listener restarts that emits one value and fails. */
const listenedAt = async (said: string | undefined, isAnswer?: (value: string) => boolean) => {
  jest.useFakeTimers();
  const start = Date.now();
  const at: number[] = [];
  const failing$ = new Observable<string>((observer) => {
    at.push((Date.now() - start) / 1000);
    if (said !== undefined) observer.next(said);
    observer.error(new Error('failed'));
  });
  const listening = failing$.pipe(listenAgain(isAnswer)).subscribe();
  await jest.advanceTimersByTimeAsync(130_000);
  listening.unsubscribe();
  jest.useRealTimers();
  return at;
};

describe('a failed listener restarts', () => {
  test('after pauses that grow to a minute', async () => {
    expect(await listenedAt(undefined)).toEqual([0, 2, 6, 14, 30, 62, 122]);
  });

  test('after two seconds if it had emitted a value', async () => {
    expect((await listenedAt('a change')).slice(0, 4)).toEqual([0, 2, 4, 6]);
  });

  test('after growing pauses if the value is no answer', async () => {
    expect(await listenedAt('cached', (value) => value !== 'cached')).toEqual([0, 2, 6, 14, 30, 62, 122]);
  });
});
