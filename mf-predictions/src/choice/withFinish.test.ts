import { greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import type { PlaceView } from './usePlace';
import { withFinish } from './withFinish';

const eighthMile = { ...nova, finish: 660 as const };

const chosen = (more: object): PlaceView => ({
  state: 'chosen',
  place: { vehicle: nova, location: greatLakes },
  vehicles: [nova],
  locations: [greatLakes],
  settings: undefined,
  entries: novaPasses,
  isEveryRead: true,
  ...more,
});

describe('the distance that is predicted', () => {
  test('is the track’s, and the rest of the choice stays', () => {
    const view = chosen({});
    expect(withFinish(view)).toEqual({ ...view, finish: 1320 });
  });

  test('is the shorter one of a car that is raced over it and has no pass over the track’s', () => {
    const place = { vehicle: eighthMile, location: greatLakes };
    expect(withFinish(chosen({ place, entries: [] }))?.finish).toBe(660);
    expect(withFinish(chosen({ place }))?.finish).toBe(1320);
  });

  test('does not follow the passes of another car', () => {
    const place = { vehicle: { ...eighthMile, uid: 'duster' }, location: greatLakes };
    expect(withFinish(chosen({ place }))?.finish).toBe(660);
  });

  test.each(['loading', 'no-vehicle', 'no-location'] as const)(
    'is none while nothing is chosen: %s',
    (state) => {
      expect(withFinish({ state })).toBeUndefined();
    },
  );
});
