import { Observable } from 'rxjs';
import { listenAgain } from './listenAgain';

/** When a listener that says one thing each time, and fails, is listened to: seconds after the start. */
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

describe('a listener that fails is listened to anew', () => {
  test('after pauses that grow to a minute', async () => {
    expect(await listenedAt(undefined)).toEqual([0, 2, 6, 14, 30, 62, 122]);
  });

  test('after two seconds where it had told something', async () => {
    expect((await listenedAt('a change')).slice(0, 4)).toEqual([0, 2, 4, 6]);
  });

  test('after growing pauses where what it told is no answer', async () => {
    expect(await listenedAt('kept', (told) => told !== 'kept')).toEqual([0, 2, 6, 14, 30, 62, 122]);
  });
});
