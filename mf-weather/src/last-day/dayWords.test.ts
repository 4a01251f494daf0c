import { fahrenheit, observationAtTrack, type WeatherObservation } from '@holeshot/shared-core';
import { greatLakes, summerAfternoon } from '@holeshot/shared-core/testing';
import { dayFields } from './dayFields';
import { daySpan, dayWords } from './dayWords';

const newest = Date.parse(summerAfternoon.datetime);
const hour = 3_600_000;
const air = (hoursBefore: number, air_temp: number): WeatherObservation =>
  observationAtTrack(
    {
      ...summerAfternoon,
      datetime: new Date(newest - hoursBefore * hour).toISOString(),
      air_temp: fahrenheit(air_temp),
    },
    greatLakes.elevation,
  );
const temperature = dayFields[1];

describe('the span of a day', () => {
  const span = (hours: number, age = 0, timezone = greatLakes.timezone) =>
    daySpan([air(hours, 70), air(0, 80)], timezone, newest + age * hour);

  test.each([
    [22, 0, 'in the last 24 hours'],
    [21.9, 0, 'since 3:01 PM'],
    [22, 1, 'in the last 24 hours'],
    [22, 1.1, 'in the 24 hours until 12:55 PM'],
    [3, 2, 'from 9:55 AM until 12:55 PM'],
  ])('%d hours with a newest report %d hours old read “%s”', (hours, age, words) => {
    expect(span(hours, age)).toBe(words);
  });

  test('is told by the clocks of the track', () => {
    expect(span(3, 0, 'America/Los_Angeles')).toBe('since 7:55 AM');
  });

  test('is empty without a report', () => {
    expect(daySpan([], greatLakes.timezone, newest)).toBe('');
  });
});

describe('the words of a day', () => {
  test('are its lowest, its highest and its newest value, each with its time', () => {
    const day = [air(3, 70), air(2, 64.04), air(1, 88), air(0, 80)];
    expect(dayWords(day, temperature!, 'today', greatLakes.timezone)).toBe(
      'Air today: lowest 64.0 °F at 10:55 AM, highest 88.0 °F at 11:55 AM, newest 80.0 °F at 12:55 PM.',
    );
  });

  test('take the first of values that are the same', () => {
    expect(dayWords([air(1, 70), air(0, 70)], temperature!, 'today', greatLakes.timezone)).toBe(
      'Air today: lowest 70.0 °F at 11:55 AM, highest 70.0 °F at 11:55 AM, newest 70.0 °F at 12:55 PM.',
    );
  });

  test('are none without a report', () => {
    expect(dayWords([], temperature!, '', greatLakes.timezone)).toBe('');
  });
});

test('each value is written as the rest of the app writes it', () => {
  expect(dayFields.map(({ label, unit, show }) => `${label} ${show(air(0, 87.04))} ${unit}`)).toEqual([
    'Density altitude 2,999 ft',
    'Air 87.0 °F',
    'Humidity 54 %',
    'Station pressure 29.13 inHg',
  ]);
});
