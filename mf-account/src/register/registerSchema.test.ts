import * as v from 'valibot';
import { registerSchema } from './registerSchema';

const typed = {
  firstName: ' Ann ',
  lastName: "O'Brien",
  email: 'Ann@Strip.test ',
  password: ' staging lane',
  confirmation: ' staging lane',
};

const problems = (changed: object): string[] =>
  (v.safeParse(registerSchema, { ...typed, ...changed }).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );

const different = 'confirmation: This is not the same as the password above.';

describe('registering', () => {
  test('trims names and address, and leaves the password as it was typed', () => {
    expect(v.parse(registerSchema, typed)).toEqual({
      ...typed,
      firstName: 'Ann',
      email: 'ann@strip.test',
    });
  });

  test.each<[object, string[]]>([
    [{ firstName: ' ' }, ['firstName: Enter a name.']],
    [{ lastName: '' }, ['lastName: Enter a name.']],
    [{ email: 'ann' }, ['email: Enter a valid email address, such as name@example.com.']],
    [{ password: 'short', confirmation: 'short' }, ['password: Use at least 8 characters.']],
    [{ confirmation: 'staging lane' }, [different]],
  ])('with %j is refused', (changed, words) => {
    expect(problems(changed)).toEqual(words);
  });

  test('says that the passwords differ though another field is wrong', () => {
    expect(problems({ email: '', confirmation: 'other' })).toEqual([
      'email: Enter your email address.',
      different,
    ]);
  });
});
