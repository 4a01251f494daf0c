import { formatInterval, formatPrice } from './formatPrice';

describe('a price', () => {
  test.each([
    [499, 'usd', '$4.99'],
    [4990, 'usd', '$49.90'],
    [0, 'usd', '$0.00'],
    [700, 'jpy', '¥700'],
    [1050, 'eur', '€10.50'],
  ])('%d %s reads %s', (unit_amount, currency, words) => {
    expect(formatPrice({ unit_amount, currency })).toBe(words);
  });

  test('says how often it is paid', () => {
    expect(formatInterval({ interval: 'month', interval_count: 1 })).toBe('each month');
    expect(formatInterval({ interval: 'month', interval_count: 3 })).toBe('every 3 months');
  });
});
