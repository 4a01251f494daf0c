import { failed } from '@holeshot/shared-core';
import { greatLakes, nova } from '@holeshot/shared-core/testing';
import { missingSentence } from './missingSentence';
import type { NextPassView } from './useNextPass';

const { failure } = failed('weather-unreachable', 'It does not answer.');
const station = { ...greatLakes.weather_station, name: 'Union Grove' };

const chosen = (next: object): NextPassView =>
  ({ state: 'chosen', place: { vehicle: nova, location: greatLakes }, next }) as NextPassView;

test.each<[NextPassView, string]>([
  [{ state: 'no-vehicle' }, 'Add a vehicle to see its next pass here.'],
  [{ state: 'no-location' }, 'Add a track to see your next pass there.'],
  [chosen({ state: 'no-station' }), `${greatLakes.title} has no weather station to predict from.`],
  [chosen({ state: 'no-weather', station, failure }), 'Union Grove gives no weather: It does not answer.'],
  [chosen({ state: 'no-prediction', failure }), 'It does not answer.'],
])('a prediction that is missing has a sentence that says what to do or what failed', (view, sentence) => {
  expect(missingSentence(view)).toBe(sentence);
});

test.each([{ state: 'loading' } as const, chosen({ state: 'loading' }), chosen({ state: 'predicted' })])(
  'one that is there, or comes soon, has none',
  (view) => {
    expect(missingSentence(view)).toBeUndefined();
  },
);
