import { processorClock } from '../../testing/processorClock';
import fc from 'fast-check';
import { readCellNumber } from './readCellNumber';

describe('the number in a cell', () => {
  test.each([
    ['11.241', 11.241],
    ['11,241', 11.241],
    ['.018', 0.018],
    ['-.004', -0.004],
    ['−0,004', -0.004],
    ['+0.012', 0.012],
    ['118.6 mph', 118.6],
    ['87 °F', 87],
    ['31.2 ℃', 31.2],
    ['54%', 54],
    ['-.004r', -0.004],
    ['-.004 RED', -0.004],
    ['29.92 inHg', 29.92],
    ['1.013,25 hPa', 1013.25],
    ['1,013.25', 1013.25],
    ['1 013,25', 1013.25],
    ['1,234,567', 1234567],
    ["'69", 69],
    ['11.', 11],
  ])('%s is %d', (cell, value) => {
    expect(readCellNumber(cell)).toBe(value);
  });

  test('reads a comma before three digits as the column makes likely', () => {
    expect(readCellNumber('1,013', (value) => value > 500)).toBe(1013);
    expect(readCellNumber('1,013', (value) => value < 3)).toBe(1.013);
  });

  test.each(['', ' ', '-', '--', '–', 'n/a', 'N/A', 'NaN', 'null', 'NT'])(
    '%j says that there is none',
    (cell) => {
      expect(readCellNumber(cell)).toBeUndefined();
    },
  );

  test.each([
    'broke',
    '11.2x',
    '.012R',
    '+.012r',
    '.012 red',
    '11.241r',
    '1e5',
    '=1+1',
    '11.2.4:5',
    "60'1.562 330'",
  ])('%j is none', (cell) => {
    expect(readCellNumber(cell)).toBeNaN();
  });

  test('is not looked for in a long text', () => {
    const spent = processorClock();
    for (const text of [
      '1'.repeat(500_000),
      '1,'.repeat(250_000),
      '-'.repeat(500_000),
      `${'1'.repeat(32_000)}\n`,
    ])
      expect(readCellNumber(text)).toBeNaN();
    expect(spent()).toBeLessThan(500);
  });

  test('comes back from either decimal sign', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 400, noNaN: true }), (value) => {
        const text = value.toFixed(3);
        const likely = (read: number) => read < 401;
        expect(readCellNumber(text, likely)).toBe(Number(text));
        expect(readCellNumber(text.replace('.', ','), likely)).toBe(Number(text));
      }),
    );
  });
});
