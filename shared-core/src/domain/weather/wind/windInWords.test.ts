import type { CompassDirection } from '../../entities/Location';
import { degrees, mph } from '../../units/units';
import { windDirection } from './windDirection';
import { windInWords } from './windInWords';

const track: CompassDirection = { index: 0, label: 'Northerly' };
const wind = { wind_speed: mph(6), wind_direction: windDirection(degrees(315)) };

describe('a wind in a line', () => {
  test('has its speed, its arrow along the track and its word', () => {
    expect(windInWords(wind, track, '6 mph')).toBe('6 mph ↘ head');
    expect(windInWords(wind, { index: 4, label: 'Southerly' }, '6 mph')).toBe('6 mph ↖ tail');
  });

  test('below 1 mph is calm, wherever it comes from', () => {
    expect(windInWords({ ...wind, wind_speed: mph(0.9) }, track, '1 mph')).toBe('calm');
    expect(windInWords({ ...wind, wind_speed: mph(1) }, track, '1 mph')).toBe('1 mph ↘ head');
  });

  test('is not calm if nobody reported it', () => {
    expect(windInWords({ wind_speed: mph(0), wind_unknown: true }, track, '0 mph')).toBe('wind not reported');
  });

  test('is its speed alone if its direction is unknown', () => {
    expect(windInWords({ wind_speed: mph(12) }, track, '12 mph')).toBe('12 mph');
  });
});
