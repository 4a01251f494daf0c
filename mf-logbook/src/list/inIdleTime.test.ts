import { inIdleTime } from './inIdleTime';

/** Creates a browser with idle time, and work of four steps that take 10 ms each. */
const browser = () => {
  let asked: ((idle: IdleDeadline) => void) | undefined;
  let left = 0;
  const done: number[] = [];
  Object.assign(globalThis, {
    requestIdleCallback: (run: (idle: IdleDeadline) => void) => {
      asked = run;
      return 1;
    },
    cancelIdleCallback: () => {
      asked = undefined;
    },
  });
  function* work(): Generator<number, string> {
    for (let step = 1; step <= 4; step += 1) {
      left -= 10;
      done.push(step);
      yield step;
    }
    return 'worked out';
  }
  return {
    done,
    work,
    /** Gives so many milliseconds of idle time. */
    idle: (length: number) => {
      const run = asked;
      asked = undefined;
      left = length;
      run?.({ didTimeout: false, timeRemaining: () => Math.max(0, left) });
    },
  };
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

test('begins when the browser is at rest, and goes on in what a frame leaves', () => {
  const { done, work, idle } = browser();
  const found = jest.fn();
  inIdleTime(work(), found);
  expect(done).toEqual([]);
  idle(12);
  expect(done).toEqual([]);
  idle(32);
  expect(done).toEqual([1, 2, 3]);
  idle(2);
  expect(done).toEqual([1, 2, 3]);
  idle(14);
  expect(done).toEqual([1, 2, 3, 4]);
  expect(found.mock.calls).toEqual([['worked out']]);
});

test('does nothing more once it is called off', () => {
  const { done, work, idle } = browser();
  const found = jest.fn();
  const callOff = inIdleTime(work(), found);
  idle(30);
  callOff();
  idle(50);
  expect(done).toEqual([1, 2, 3]);
  expect(found).not.toHaveBeenCalled();
});

test('does its work too in a browser that tells of no idle time', async () => {
  const { work } = browser();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  expect(await new Promise((resolve) => inIdleTime(work(), resolve))).toBe('worked out');
});
