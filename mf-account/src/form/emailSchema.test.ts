import * as v from 'valibot';
import { emailSchema } from './emailSchema';

const problems = (typed: string): string[] =>
  (v.safeParse(emailSchema, typed).issues ?? []).map(({ message }) => message);

test('an address from a phone’s keyboard, with a capital and a space, is accepted as it is stored', () => {
  expect(v.parse(emailSchema, ' Ann@Strip.Test ')).toBe('ann@strip.test');
});

test.each(["o'brien@strip.test", 'ann+race@strip.test', 'ann@xn--bcher-kva.test'])(
  '%s is an address',
  (typed) => {
    expect(problems(typed)).toEqual([]);
  },
);

test.each(['', '   '])('“%s” is asked for', (typed) => {
  expect(problems(typed)).toEqual(['Enter your email address.']);
});

test.each(['ann', 'ann@strip', 'ann@@strip.test', 'ann@strip.test;', '<ann@strip.test>'])(
  '“%s” is none',
  (typed) => {
    expect(problems(typed)).toEqual(['Enter a valid email address, such as name@example.com.']);
  },
);
