import { passFieldsOf, type LogEntry, type PassField } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { chartPoints } from './chartPoints';

const fieldOf = (key: string): PassField => passFieldsOf([]).find((field) => field.key === key)!;
const air = fieldOf('weather.air_temp');
const et = fieldOf('derived.finish_et');

test('the passes of a chart go by its first value', () => {
  const points = chartPoints(novaPasses.toReversed(), air, et);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    ...[71, 73, 82, 83, 85, 87].map((temp, index) => [temp, novaPasses[index]!.derived.finish_et]),
  ]);
  expect(points[0]!.entry).toBe(novaPasses[0]);
});

test('a pass without one of the two values, and a value that is a text, are left out', () => {
  const bare: LogEntry = { ...novaPasses[0]!, weather: null };
  expect(chartPoints([bare, novaPasses[1]!], air, et).map(({ entry }) => entry)).toEqual([novaPasses[1]]);
  expect(chartPoints(novaPasses, fieldOf('timeslip.lane'), et)).toEqual([]);
  expect(chartPoints([], air, et)).toEqual([]);
});
