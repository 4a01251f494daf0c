import * as v from 'valibot';
import { deleteAccountSchema } from './deleteAccountSchema';

const problems = (hasPassword: boolean, confirmation: string, password: string): string[] =>
  (
    v.safeParse(deleteAccountSchema('Ann@Strip.test', hasPassword), { confirmation, password }).issues ?? []
  ).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

describe('deleting the account', () => {
  test.each(['Ann@Strip.test', ' ann@strip.TEST '])('is confirmed by “%s”', (confirmation) => {
    expect(problems(true, confirmation, 'secret')).toEqual([]);
  });

  test.each(['', 'ann@strip', 'bob@strip.test', 'ann @strip.test'])(
    'is not confirmed by “%s”',
    (confirmation) => {
      expect(problems(true, confirmation, 'secret')).toEqual([
        'confirmation: Type Ann@Strip.test to confirm.',
      ]);
    },
  );

  test('needs the password, and none of an account that has none', () => {
    expect(problems(true, 'ann@strip.test', '')).toEqual(['password: Enter your password.']);
    expect(problems(true, 'ann@strip.test', ' ')).toEqual([]);
    expect(problems(false, 'ann@strip.test', '')).toEqual([]);
  });
});
