import {
  formatCall,
  formatDial,
  formatDifference,
  formatEt,
  formatMph,
  formatPasses,
  formatSeconds,
  formatWhole,
} from './formatNumber';

describe('numbers as racers read them', () => {
  test('an ET has three decimals, a dial two, a speed one', () => {
    expect(formatEt(11.2)).toBe('11.200');
    expect(formatDial(11.2)).toBe('11.20');
    expect(formatMph(118.349)).toBe('118.3');
    expect(formatSeconds(1.23456, 4)).toBe('1.2346');
  });

  test('a call has its range', () => {
    expect(formatCall({ et: 9.873, low80: 9.85, high80: 9.9 })).toBe('9.873 (9.850–9.900)');
  });

  test('a dial is cut, not rounded, and a whole hundredth stays itself', () => {
    expect(formatDial(11.239)).toBe('11.23');
    expect(formatDial(0.29)).toBe('0.29');
    expect(formatDial(8.95)).toBe('8.95');
  });

  test('a red light is shown with a minus sign', () => {
    expect(formatEt(-0.012)).toBe('−0.012');
  });

  test('a difference always has its sign, zero a plus', () => {
    expect(formatDifference(0.006)).toBe('+0.006');
    expect(formatDifference(-0.004)).toBe('−0.004');
    expect(formatDifference(0)).toBe('+0.000');
    expect(formatDifference(-0.0001)).toBe('+0.000');
    expect(formatDifference(0.034, 2)).toBe('+0.03');
  });

  test('a difference has separated thousands, and no comma after its point', () => {
    expect(formatDifference(-2607, 0)).toBe('−2,607');
    expect(formatDifference(1234.56789, 4)).toBe('+1,234.5679');
  });

  test('a whole number has separated thousands', () => {
    expect(formatWhole(1234.6)).toBe('1,235');
    expect(formatWhole(-1_234_567)).toBe('−1,234,567');
    expect(formatWhole(0)).toBe('0');
    expect([0, 1, 10_000].map(formatPasses)).toEqual(['0 passes', '1 pass', '10,000 passes']);
  });

  test.each([undefined, null, NaN, Infinity])('%s is a dash', (value) => {
    for (const format of [formatEt, formatDial, formatMph, formatDifference, formatWhole]) {
      expect(format(value)).toBe('–');
    }
  });
});
