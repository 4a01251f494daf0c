import * as v from 'valibot';
import { newPasswordSchema } from './newPasswordSchema';

const problems = (typed: string): string[] =>
  (v.safeParse(newPasswordSchema, typed).issues ?? []).map(({ message }) => message);

test.each(['        ', ' staging lane ', 'пароль12', '🏁'.repeat(8)])(
  '“%s” is taken as it was typed',
  (typed) => {
    expect(v.parse(newPasswordSchema, typed)).toBe(typed);
  },
);

test.each([
  ['', 'Enter a password.'],
  ['1234567', 'Use at least 8 characters.'],
  ['🏁'.repeat(4), 'Use at least 8 characters.'],
])('“%s” is refused', (typed, words) => {
  expect(problems(typed)).toEqual([words]);
});
