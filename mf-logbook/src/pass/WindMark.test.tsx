import { mph, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { render } from '@testing-library/react';
import { WindMark } from './WindMark';

const pass = novaPasses[0]!;
const atWind = (speed: number): LogEntry => ({
  ...pass,
  weather: { ...pass.weather!, wind_speed: mph(speed) },
});
const shown = (speed: number, brief: boolean) =>
  render(<WindMark entry={atWind(speed)} brief={brief} />).container.textContent;

test.each([0, 0.9])('a wind of %s mph has no direction: it is calm', (speed) => {
  expect(shown(speed, true)).toBe('calm');
  expect(shown(speed, false)).toBe('calm');
});

test('a wind has its unit where no column names it', () => {
  expect(shown(1, true)).toMatch(/^1 mph ↘/);
  expect(shown(6, false)).toMatch(/^6 ↘ head/);
});
