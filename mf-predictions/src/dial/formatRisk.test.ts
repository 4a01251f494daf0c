import { formatRisk } from './formatRisk';

test.each([
  [0.151, '15 %'],
  [0.004, 'under 1 %'],
  [0.996, 'over 99 %'],
])('shows a risk of %d as %s', (risk, text) => {
  expect(formatRisk(risk)).toBe(text);
});
