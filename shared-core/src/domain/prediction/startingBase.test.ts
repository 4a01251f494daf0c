import { streetCar, streetCarLocations, streetCarPasses } from '../../testing/fixtures/streetCar';
import { seconds } from '../units/units';
import { startingBase, typedBase } from './startingBase';

const [location] = streetCarLocations as [(typeof streetCarLocations)[number]];
const typed = (et: number | null) => ({
  ...streetCar,
  base_tune: { ...streetCar.base_tune, sl_et_zw_1320: et === null ? null : seconds(et) },
});
const learned = (offset?: number) => ({
  ...typed(null),
  ddpe_tune: {
    ...streetCar.ddpe_tune,
    sl_et_zw_1320: seconds(11.5),
    location_offsets: offset === undefined ? {} : { [location.uid]: { sl_et_zw_1320: seconds(offset) } },
  },
});

test.each([null, 0, -1, NaN, Infinity])('a typed base ET of %d is none', (et) => {
  expect(typedBase(typed(et), 1320)).toBeUndefined();
});

describe('the ET to start from', () => {
  test('is the typed one, with or without passes', () => {
    expect(startingBase(typed(11.2), 1320, location, [])).toBe(11.2);
    expect(startingBase(typed(11.2), 1320, location, streetCarPasses)).toBe(11.2);
  });

  test('is the learned one with the offset of the track, while no pass can begin', () => {
    expect(startingBase(learned(), 1320, location, [])).toBe(11.5);
    expect(startingBase(learned(0.03), 1320, location, [])).toBeCloseTo(11.53, 9);
    expect(startingBase(learned(), 1320, location, streetCarPasses)).toBeUndefined();
  });
});
