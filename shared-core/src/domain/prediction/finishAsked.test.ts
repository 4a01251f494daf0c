import { streetCar, streetCarPasses } from '../../testing/fixtures/streetCar';
import { finishAsked } from './finishAsked';

const [pass] = streetCarPasses.filter(({ timeslip }) => timeslip.quality === 'All Out');
const { et_1320: _et, ...eighth } = pass!.timeslip;
const quarterMile = { track_length: 1320 } as const;
const eighthMileCar = { finish: 660 } as const;

describe('the distance to predict', () => {
  test('is the length of the track for a car that is raced over it', () => {
    expect(finishAsked(streetCar, quarterMile, [])).toBe(1320);
    expect(finishAsked(streetCar, { track_length: 660 }, [])).toBe(660);
  });

  test('is the shorter one of the car until it has a pass over the longer one', () => {
    expect(finishAsked(eighthMileCar, quarterMile, [{ ...pass!, timeslip: eighth }])).toBe(660);
    expect(finishAsked(eighthMileCar, quarterMile, [pass!])).toBe(1320);
  });
});
