import fc from 'fast-check';
import { undoDays, undoDaysLeft } from './DeletedVehicle';

const day = 86_400_000;
const deleted_at = Date.UTC(2026, 5, 1, 12);

describe('the days left to undo a deletion', () => {
  test.each([
    [0, 30],
    [1, 30],
    [day, 29],
    [29 * day, 1],
    [30 * day - 1, 1],
    [30 * day, 0],
    [400 * day, 0],
  ])('%d ms after it are %d', (since, left) => {
    expect(undoDaysLeft({ deleted_at }, deleted_at + since)).toBe(left);
  });

  test('are all 30 until the server knows, and on a slow clock', () => {
    expect(undoDaysLeft({ deleted_at: null }, deleted_at)).toBe(undoDays);
    expect(undoDaysLeft({ deleted_at }, deleted_at - 5 * day)).toBe(undoDays);
  });

  test('never grow with time', () => {
    const time = fc.integer({ min: -day, max: 100 * day });
    fc.assert(
      fc.property(time, time, (a, b) => {
        const [sooner, later] = [Math.min(a, b), Math.max(a, b)];
        return (
          undoDaysLeft({ deleted_at }, deleted_at + later) <=
          undoDaysLeft({ deleted_at }, deleted_at + sooner)
        );
      }),
    );
  });
});
