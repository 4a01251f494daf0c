import { greatLakes } from '@holeshot/shared-core/testing';
import { airStep } from './airStep';

const station = greatLakes.weather_station!;

test('a track without a station leads to stations and to the form for the air', () => {
  expect(airStep({ state: 'no-station' })).toBe('Choose a station or type your air');
});

test('a service that cannot be reached leads to the form alone', () => {
  const failure = { code: 'weather-unreachable', message: 'No network.' } as const;
  expect(airStep({ state: 'no-weather', failure, station })).toBe('Type your own air');
});

test('a prediction with air needs no step', () => {
  expect(airStep({ state: 'loading' })).toBeUndefined();
});
