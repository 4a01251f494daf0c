import * as v from 'valibot';
import { personNameSchema } from './personNameSchema';

const problems = (typed: string): string[] =>
  (v.safeParse(personNameSchema, typed).issues ?? []).map(({ message }) => message);

test.each(["O'Brien", 'Ng', 'Jo-Ann', 'Łukasz', '李', 'St. John, Jr.'])('%s is a name', (name) => {
  expect(v.parse(personNameSchema, ` ${name} `)).toBe(name);
});

test.each([
  ['', 'Enter a name.'],
  [' \t', 'Enter a name.'],
  ['x'.repeat(61), 'Use at most 60 characters.'],
])('“%s” is refused', (typed, words) => {
  expect(problems(typed)).toEqual([words]);
});

test('spaces around a name do not make it too long', () => {
  expect(problems(` ${'x'.repeat(60)} `)).toEqual([]);
});
