import { seconds } from '../units/units';
import { checkSetup } from './checkSetup';

const slip = { et_660: seconds(5.6), et_1320: seconds(8.902) };
const stopped = (timer: number) => checkSetup({ throttle_stop: seconds(timer) }, slip);

test('a timer, a full pass, a delay and a level are right as racers set them', () => {
  const setup = {
    throttle_stop: seconds(0.538),
    stop_start: seconds(0.35),
    stop_level: 0.2,
    delay: seconds(1.052),
  };
  expect(checkSetup(setup, slip)).toEqual({ errors: {}, doubts: {} });
  expect(stopped(0)).toEqual({ errors: {}, doubts: {} });
});

test.each([
  [{ throttle_stop: seconds(-0.2) }, 'Throttle stop cannot be negative.'],
  [{ throttle_stop: seconds(538) }, 'Throttle stop is in seconds: 0.538, not 538.'],
  [{ throttle_stop: seconds(8.902) }, 'Throttle stop must be less than the ET of the pass, 8.902 s.'],
  [{ stop_start: seconds(9) }, 'Stop start must be less than the ET of the pass, 8.902 s.'],
  [{ stop_level: 60 }, 'Stop open % must be between 0 and 100.'],
  [{ delay: seconds(1052) }, 'Delay box is in seconds: 1.052, not 1052.'],
  [{ delay: seconds(10.5) }, 'Delay box must be at most 10 s.'],
])('%j is refused in a sentence', (setup, sentence) => {
  expect(checkSetup(setup, slip)).toEqual({ errors: { [Object.keys(setup)[0]!]: sentence }, doubts: {} });
});

test('a point too far right is doubted, and not refused', () => {
  expect(stopped(5.38)).toEqual({
    errors: {},
    doubts: { throttle_stop: 'A throttle stop of 5.380 s is more than half of the pass. Is this right?' },
  });
});

test('a slip without an ET limits the timer by the longest pass', () => {
  expect(checkSetup({ throttle_stop: seconds(5.38) }, {})).toEqual({ errors: {}, doubts: {} });
  expect(checkSetup({ throttle_stop: seconds(538) }, {}).errors.throttle_stop).toBeDefined();
});
