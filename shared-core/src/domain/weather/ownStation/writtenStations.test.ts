import { handWrittenStations, laterStations } from '../../../testing/fixtures/handWrittenStations';
import { feet } from '../../units/units';
import type { WeatherField } from '../station/checkWeather';
import { readOwnStation } from './readOwnStation';

const byron = { elevation: feet(742), timezone: 'America/Chicago' };
const now = Date.parse('2026-06-20T18:00:00.000Z');
const close: Record<WeatherField, number> = {
  air_temp: 0.06,
  humidity: 0.6,
  pressure: 0.006,
  wind_speed: 0.06,
};

describe('a text of an own station written by hand', () => {
  test.each([...handWrittenStations, ...laterStations].map((station) => [station.name, station] as const))(
    'has all its values as %s, right or doubted',
    (_, { text, air, datetime }) => {
      const read = readOwnStation(text, byron, now);
      for (const [field, value] of Object.entries(air) as [WeatherField, number][]) {
        const found = read.values[field];
        expect({ field, value: found?.value }).toEqual({ field, value: expect.anything() as number });
        expect(Math.abs((found?.value ?? 0) - value)).toBeLessThan(close[field]);
      }
      expect(read.datetime).toBe(datetime);
    },
  );

  test('is undoubted in at least 90 % of what the racer takes', () => {
    const all = handWrittenStations.flatMap(({ text }) => {
      const { air_temp, humidity, pressure } = readOwnStation(text, byron, now).values;
      return [air_temp, humidity, pressure];
    });
    expect(all.filter((each) => each?.doubt === undefined).length / all.length).toBeGreaterThan(0.9);
  });
});
