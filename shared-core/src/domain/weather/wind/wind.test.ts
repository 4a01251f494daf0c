import fc from 'fast-check';
import { degrees, mph } from '../../units/units';
import { headwind } from './headwind';
import { relativeWindAngle } from './relativeWindAngle';
import { windDirection } from './windDirection';

describe('the name of a wind', () => {
  test.each([
    [0, 0, 'Northerly'],
    [22, 0, 'Northerly'],
    [23, 1, 'Northeasterly'],
    [90, 2, 'Easterly'],
    [135, 3, 'Southeasterly'],
    [180, 4, 'Southerly'],
    [225, 5, 'Southwesterly'],
    [270, 6, 'Westerly'],
    [315, 7, 'Northwesterly'],
    [338, 0, 'Northerly'],
    [360, 0, 'Northerly'],
    [-45, 7, 'Northwesterly'],
  ])('from %d degrees is number %d, %s', (from, index, label) => {
    expect(windDirection(degrees(from))).toMatchObject({ index, label });
  });
});

describe('the wind against the cars', () => {
  test('a wind from ahead is all headwind, from behind all tailwind, from the side neither', () => {
    expect(headwind(degrees(20), mph(10), degrees(20))).toBeCloseTo(10, 9);
    expect(headwind(degrees(200), mph(10), degrees(20))).toBeCloseTo(-10, 9);
    expect(headwind(degrees(110), mph(10), degrees(20))).toBeCloseTo(0, 9);
  });

  test('counts 8.66 mph of 10 mph that blow at 30 degrees', () => {
    expect(headwind(degrees(50), mph(10), degrees(20))).toBeCloseTo(8.66, 2);
  });

  test('angles count across north', () => {
    expect(relativeWindAngle(degrees(350), degrees(20))).toBe(30);
    expect(relativeWindAngle(degrees(20), degrees(350))).toBe(30);
  });

  test('law: an angle is 0 to 180, the same both ways round and after full turns', () => {
    const angle = fc.integer({ min: -720, max: 720 });
    fc.assert(
      fc.property(angle, angle, (wind, track) => {
        const found = relativeWindAngle(degrees(wind), degrees(track));
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(180);
        expect(relativeWindAngle(degrees(track), degrees(wind))).toBe(found);
        expect(relativeWindAngle(degrees(wind + 360), degrees(track))).toBe(found);
      }),
    );
  });
});
