import { Observable, ReplaySubject } from 'rxjs';
import { sharedRead } from './sharedRead';

const openRead = () => {
  const closed$ = new ReplaySubject<void>(1);
  let reads = 0;
  let listening = 0;
  const read$ = new Observable<number>((observer) => {
    reads += 1;
    listening += 1;
    observer.next(reads);
    return () => void (listening -= 1);
  }).pipe(sharedRead(closed$));
  const look = (): number[] => {
    const seen: number[] = [];
    read$.subscribe((value) => seen.push(value)).unsubscribe();
    return seen;
  };
  return { closed$, look, listening: () => listening };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a long read', () => {
  test('is there at once for a page that comes within a minute, and read anew for a later one', () => {
    const { look } = openRead();
    expect(look()).toEqual([1]);
    jest.advanceTimersByTime(59_000);
    expect(look()).toEqual([1]);
    jest.advanceTimersByTime(61_000);
    expect(look()).toEqual([2]);
  });

  test('is listened to no more once its racer is signed out', () => {
    const { closed$, look, listening } = openRead();
    look();
    expect(listening()).toBe(1);
    closed$.next();
    expect(listening()).toBe(0);
    look();
    expect(listening()).toBe(0);
  });
});
