import { passwordProblem } from './passwordProblem';

test('a password has at least 8 characters', () => {
  expect(passwordProblem('')).toBe('Enter a password.');
  expect(passwordProblem('1234567')).toBe('Use at least 8 characters.');
  expect(passwordProblem('12345678')).toBeUndefined();
});
