/** @jest-environment jsdom */
import { degrees, mph } from '@holeshot/shared-core';
import { summerAfternoon } from '@holeshot/shared-core/testing';
import { createRememberedObservations } from './rememberedObservations';

const remembered = createRememberedObservations();
const key = 'holeshot.weather.KENW';

beforeEach(() => localStorage.clear());

describe('the newest observation of a station', () => {
  test('comes back, each for its own station', () => {
    remembered.write(summerAfternoon);
    remembered.write({ ...summerAfternoon, station_id: 'KRAC', wind_degrees: degrees(10) });
    expect(remembered.read('KENW')).toEqual(summerAfternoon);
    expect(remembered.read('KRAC')?.wind_degrees).toBe(10);
    expect(remembered.read('KMKE')).toBeUndefined();
  });

  test('goes without wind direction and condition', () => {
    const { wind_degrees: _, condition: __, ...bare } = summerAfternoon;
    remembered.write(bare);
    expect(remembered.read('KENW')).toEqual(bare);
  });

  test('still says that nobody reported a wind', () => {
    remembered.write({ ...summerAfternoon, wind_speed: mph(0), wind_unknown: true });
    expect(remembered.read('KENW')).toMatchObject({ wind_speed: 0, wind_unknown: true });
  });

  test('still says who gave it', () => {
    remembered.write({ ...summerAfternoon, source: 'National Weather Service' });
    expect(remembered.read('KENW')?.source).toBe('National Weather Service');
  });

  test.each(['{', 'null', '7', '[]', '{}', '"hot"'])('is absent where %s is stored', (stored) => {
    localStorage.setItem(key, stored);
    expect(remembered.read('KENW')).toBeUndefined();
  });

  test.each([
    ['datetime', 'yesterday'],
    ['air_temp', '87'],
    ['humidity', null],
    ['altimeter', undefined],
    ['wind_speed', {}],
  ])('is absent where its %s is %j', (field, value) => {
    localStorage.setItem(key, JSON.stringify({ ...summerAfternoon, [field]: value }));
    expect(remembered.read('KENW')).toBeUndefined();
  });
});
