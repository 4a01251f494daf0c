import { whenIdle } from './whenIdle';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  jest.useRealTimers();
});

test('the browser chooses the time and is told the longest wait', () => {
  const requestIdleCallback = jest.fn(() => 7);
  const cancelIdleCallback = jest.fn();
  Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback });
  const run = () => undefined;
  const callOff = whenIdle(run, 100, 500);
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 500 });
  callOff();
  expect(cancelIdleCallback).toHaveBeenCalledWith(7);
});

describe('a browser that tells of no idle time', () => {
  test('runs after the pause, with as much time as others give at most', () => {
    jest.useFakeTimers();
    const left: number[] = [];
    whenIdle(({ timeRemaining }) => left.push(timeRemaining()), 100);
    jest.advanceTimersByTime(99);
    expect(left).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(left).toEqual([50]);
  });

  test('is called off', () => {
    jest.useFakeTimers();
    const run = jest.fn();
    whenIdle(run, 100)();
    jest.advanceTimersByTime(200);
    expect(run).not.toHaveBeenCalled();
  });
});
