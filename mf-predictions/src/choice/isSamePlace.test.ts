import { greatLakes, nova } from '@holeshot/shared-core/testing';
import { isSamePlace } from './isSamePlace';

const place = { vehicle: nova, location: greatLakes };

test('a car at a track stays the same after both were edited', () => {
  const edited = {
    vehicle: { ...nova, name: 'Nova SS' },
    location: { ...greatLakes, title: 'Great Lakes' },
  };
  expect(isSamePlace(place, edited)).toBe(true);
});

test.each([
  { ...place, vehicle: { ...nova, uid: 'duster' } },
  { ...place, location: { ...greatLakes, uid: 'byron' } },
  { vehicle: { ...nova, uid: greatLakes.uid }, location: { ...greatLakes, uid: nova.uid } },
])('another car or another track of the same name is another place', (other) => {
  expect(isSamePlace(place, other)).toBe(false);
});
