import { observationAtTrack } from '@holeshot/shared-core';
import { greatLakes, summerAfternoon } from '@holeshot/shared-core/testing';
import { weatherTexts } from './weatherTexts';

const air = observationAtTrack(summerAfternoon, greatLakes.elevation);

test('an observation stands in the fields with as many digits as racers type', () => {
  expect(weatherTexts(air)).toEqual([
    ['air_temp', '87.0'],
    ['humidity', '54'],
    ['pressure', '29.13'],
    ['wind_speed', '6.0'],
    ['wind_from', '7'],
  ]);
});

test('a wind that nobody measured is empty, and one without a direction has none', () => {
  const { wind_direction: _, ...still } = air;
  expect(Object.fromEntries(weatherTexts({ ...still, wind_unknown: true }))).toMatchObject({
    ...{ wind_speed: '', wind_from: '' },
  });
  expect(Object.fromEntries(weatherTexts(still))).toMatchObject({ wind_speed: '6.0', wind_from: '' });
});
