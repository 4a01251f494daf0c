import { formatRisk } from './formatRisk';

test.each([
  [0.151, '15 %', '15 %'],
  [0.004, 'under 1 %', '< 1 %'],
  [0.996, 'over 99 %', '> 99 %'],
])('shows a risk of %d as %s, or %s where there is little room', (risk, text, short) => {
  expect(formatRisk(risk)).toBe(text);
  expect(formatRisk(risk, 'short')).toBe(short);
});
