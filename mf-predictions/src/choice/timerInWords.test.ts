import { seconds } from '@holeshot/shared-core';
import { formatTimer, timerInWords, timerSentence } from './timerInWords';

test.each([
  [0.45, '0.45'],
  [0.538, '0.538'],
  [1.2, '1.20'],
  [0, '0'],
])('a timer of %s is written %s', (timer, text) => {
  expect(formatTimer(seconds(timer))).toBe(text);
});

test('a timer stands behind the lane, a full pass is called so, and other cars have none', () => {
  expect(timerInWords(seconds(0.538))).toBe(' · timer 0.538');
  expect(timerInWords(seconds(0))).toBe(' · full pass');
  expect(timerInWords(undefined)).toBe('');
});

test('a timer says whose it is', () => {
  expect(timerSentence({ timer: seconds(0.45), of: 'last pass' })).toBe('Timer 0.45, as in your last pass');
  expect(timerSentence({ timer: seconds(0.45), of: 'earlier pass' })).toBe('Timer 0.45, as you noted last');
  expect(timerSentence({ timer: seconds(0), of: 'racer' })).toBe('Full pass, as you set it');
});
