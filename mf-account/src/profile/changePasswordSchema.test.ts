import * as v from 'valibot';
import { changePasswordSchema } from './changePasswordSchema';

const typed = { current: 'old', password: 'new password', confirmation: 'new password' };

const problems = (changed: object): string[] =>
  (v.safeParse(changePasswordSchema, { ...typed, ...changed }).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );

const different = 'confirmation: This is not the same as the password above.';

describe('changing the password', () => {
  test('accepts a current one of any length: it was chosen under older rules', () => {
    expect(problems({})).toEqual([]);
  });

  test.each<[object, string[]]>([
    [{ current: '' }, ['current: Enter your current password.']],
    [{ confirmation: 'New password' }, [different]],
    [{ confirmation: 'new password ' }, [different]],
    [{ confirmation: '' }, ['confirmation: Type the password once more.', different]],
    [{ password: 'short', confirmation: 'short' }, ['password: Use at least 8 characters.']],
  ])('with %j is refused', (changed, words) => {
    expect(problems(changed)).toEqual(words);
  });

  test('says that the two differ though the current one is missing', () => {
    expect(problems({ current: '', confirmation: 'other' })).toEqual([
      'current: Enter your current password.',
      different,
    ]);
  });
});
