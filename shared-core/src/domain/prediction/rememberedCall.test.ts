import { readRememberedCall } from './rememberedCall';

const measuredAt = '2026-06-20T17:55:00.000Z';
const at = Date.parse(measuredAt);
const stored = {
  ...{ vehicle: 'nova', location: 'great-lakes', lane: 'Left', measuredAt, finish: 1320, passesUsed: 6 },
  ...{ et: 11.234, low80: 11.21, high80: 11.26 },
};

describe('the last call of a device', () => {
  test('is read as it was remembered', () => {
    expect(readRememberedCall(stored, at)).toEqual({
      ...{ vehicleUid: 'nova', locationUid: 'great-lakes', lane: 'Left', measuredAt, finish: 1320 },
      ...{ passesUsed: 6, et: 11.234, low80: 11.21, high80: 11.26, source: undefined },
    });
    expect(readRememberedCall({ ...stored, source: 'own station' }, at)?.source).toBe('own station');
  });

  test.each([
    [0.538, 0.538],
    [0, 0],
    [undefined, undefined],
    [-1, undefined],
    ['0.5', undefined],
    [NaN, undefined],
  ])('supposes the timer %s as %s', (timer, read) => {
    expect(readRememberedCall({ ...stored, timer }, at)?.timer).toBe(read);
  });

  test.each([
    undefined,
    'nova',
    { ...stored, vehicle: 7 },
    { ...stored, location: undefined },
    { ...stored, et: '11.234' },
    { ...stored, et: Infinity },
    { ...stored, low80: 12 },
    { ...stored, finish: 1500 },
    { ...stored, passesUsed: null },
    { ...stored, measuredAt: 'noon' },
  ])('is none where it is unsound: %j', (unsound) => {
    expect(readRememberedCall(unsound, at)).toBeUndefined();
  });

  test('is none after half a day, or half a day ahead', () => {
    expect(readRememberedCall(stored, at + 12 * 3_600_000 - 1)).toBeDefined();
    expect(readRememberedCall(stored, at + 12 * 3_600_000)).toBeUndefined();
    expect(readRememberedCall(stored, at - 12 * 3_600_000)).toBeUndefined();
  });
});
