/** @jest-environment jsdom */
import { untilAtRest } from './untilAtRest';

type Idle = (deadline: IdleDeadline) => void;

const wait = (least: number) => {
  let looks: Idle[] = [];
  Object.assign(globalThis, { requestIdleCallback: (look: Idle) => looks.push(look) });
  let rests = false;
  void untilAtRest(least).then(() => (rests = true));
  const idle = async (milliseconds: number) => {
    const now = looks;
    looks = [];
    now.forEach((look) => look({ didTimeout: false, timeRemaining: () => milliseconds }));
    await Promise.resolve();
  };
  return { idle, rests: () => rests };
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a browser', () => {
  test('is at rest after the requested idle time', async () => {
    const { idle, rests } = wait(30);
    await idle(3);
    expect(rests()).toBe(false);
    await idle(50);
    expect(rests()).toBe(true);
  });

  test('counts as at rest after three seconds if it is never idle', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const { idle, rests } = wait(30);
    now = 2900;
    await idle(3);
    expect(rests()).toBe(false);
    now = 3100;
    await idle(3);
    expect(rests()).toBe(true);
  });

  test('gets that time if it cannot tell', async () => {
    jest.useFakeTimers();
    let rests = false;
    void untilAtRest(30).then(() => (rests = true));
    await jest.advanceTimersByTimeAsync(29);
    expect(rests).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(rests).toBe(true);
  });
});
