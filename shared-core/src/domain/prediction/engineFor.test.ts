import { seconds } from '../units/units';
import { engineFor } from './engineFor';
import { streetCar, streetCarLocations, streetCarPasses } from '../../testing/fixtures/streetCar';
import { learn } from './learn';

const [location] = streetCarLocations as [(typeof streetCarLocations)[number]];
const place = { vehicle: streetCar, location };
const passes = streetCarPasses.slice(0, 20);
const known = learn(engineFor(place, passes), passes);

describe('the engine for a car at a track', () => {
  test('is a known one of this car, with the car as it is now', () => {
    const vehicle = { ...streetCar, name: 'Renamed' };
    const engine = engineFor({ ...place, vehicle }, passes, [known]);
    expect(engine.learned).toBe(known.learned);
    expect(engine.vehicle).toBe(vehicle);
  });

  test.each([
    ['another car', { ...place, vehicle: { ...streetCar, uid: 'other' } }],
    ['another distance', { ...place, finish: 660 as const }],
    [
      'another typed base ET',
      {
        ...place,
        vehicle: { ...streetCar, base_tune: { ...streetCar.base_tune, sl_et_zw_1320: seconds(11) } },
      },
    ],
    [
      'another tune',
      { ...place, vehicle: { ...streetCar, base_tune: { ...streetCar.base_tune, tune_version_1320: 9 } } },
    ],
  ])('is a new one for %s', (_, other) => {
    const engine = engineFor(other, passes, [known]);
    expect(engine.learned).toEqual([]);
  });

  test('starts from what was learned at the track before, where the car has no pass to begin with', () => {
    const ddpe_tune = {
      ...streetCar.ddpe_tune,
      sl_et_zw_1320: seconds(11.5),
      location_offsets: {},
    };
    const vehicle = { ...streetCar, ddpe_tune };
    expect(engineFor({ vehicle, location }, []).typedBase).toBe(11.5);
    expect(engineFor({ vehicle, location }, passes).typedBase).toBeUndefined();
  });
});
