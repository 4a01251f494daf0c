import { streetCar, streetCarPasses } from '../../../testing/fixtures/streetCar';
import { fahrenheit, inHg } from '../../units/units';
import { airResponseOf } from './airResponseOf';
import { conditionsOf, sameDay, steadied, type Conditions } from './conditions';

const [pass] = streetCarPasses as [(typeof streetCarPasses)[number]];
const read = (change: Partial<NonNullable<typeof pass.weather>> = {}, iso = pass.log_entry_datetime) =>
  conditionsOf({
    location: pass.location,
    weather: { ...pass.weather!, ...change },
    iso,
    tune: 1,
    lane: 'Left',
    response: airResponseOf(streetCar, 1320),
  });
const first = read()!;
const hot = { ...first, air: first.air - 0.1 };
const later = (conditions: Conditions, hours: number): Conditions => ({
  ...conditions,
  at: conditions.at + hours * 3_600_000,
});

describe('conditions', () => {
  test('are undefined without a time or with weather that no form takes', () => {
    expect(read({}, 'soon')).toBeUndefined();
    expect(read({ pressure: inHg(3) })).toBeUndefined();
  });

  test('have the heat in 20 °F above 60 °F', () => {
    expect(read({ air_temp: fahrenheit(80) })?.heat).toBe(1);
  });

  test('are of one day on one track only', () => {
    expect(sameDay(first, hot)).toBe(true);
    expect(sameDay(first, { ...hot, track: 'elsewhere' })).toBe(false);
  });
});

describe('a report', () => {
  const moved = (hours: number) => steadied(later(hot, hours), first).air - hot.air;

  test('is evened out by the pass before it, less with each hour', () => {
    expect(moved(0)).toBeCloseTo(0.3 * 0.1, 9);
    expect(moved(3)).toBeCloseTo((0.3 * 0.1) / Math.E, 9);
  });

  test('counts whole before the first pass of a day', () => {
    expect(steadied(hot, undefined)).toBe(hot);
    expect(steadied(hot, { ...first, day: 'yesterday' })).toBe(hot);
  });

  test('counts its whole difference to a measured one if it is only supposed', () => {
    expect(steadied(hot, first, first).air).toBe(hot.air);
  });
});
