/** @jest-environment jsdom */
import { fadeSplash } from './fadeSplash';

test('the splash fades for 400 ms and disappears', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="splash"></div>';
  fadeSplash();
  expect(document.getElementById('splash')).toHaveAttribute('data-fading', 'yes');
  jest.advanceTimersByTime(399);
  expect(document.getElementById('splash')).toBeInTheDocument();
  jest.advanceTimersByTime(1);
  expect(document.getElementById('splash')).toBeNull();
  fadeSplash();
  jest.useRealTimers();
});
