import { greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import type { PlaceView } from './usePlace';
import { whenEveryRead } from './whenEveryRead';

const chosen: PlaceView = {
  state: 'chosen',
  place: { vehicle: nova, location: greatLakes },
  vehicles: [nova],
  locations: [greatLakes],
  settings: undefined,
  entries: novaPasses.slice(0, 2),
  isEveryRead: false,
};

test('an average over the whole log book waits until it is read whole', () => {
  expect(whenEveryRead(chosen)).toEqual({ state: 'loading' });
  const read = { ...chosen, isEveryRead: true };
  expect(whenEveryRead(read)).toBe(read);
});

test.each(['loading', 'no-vehicle', 'no-location'] as const)('%s is said at once', (state) => {
  expect(whenEveryRead({ state })).toEqual({ state });
});
