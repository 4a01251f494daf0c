import fc from 'fast-check';
import { degrees } from '../../units/units';
import { relativeWindAngle } from './relativeWindAngle';

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
