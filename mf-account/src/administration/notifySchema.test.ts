import * as v from 'valibot';
import { notifySchema } from './notifySchema';
import { missingAddress } from './userEmailSchema';

const rain = { to: 'one', email: 'ann@strip.test', title: 'Rain', message: 'Saturday starts at noon.' };

const problems = (changed: object): string[] =>
  (v.safeParse(notifySchema, { ...rain, ...changed }).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );

describe('a notification', () => {
  test('goes out trimmed, its address in lower case', () => {
    const typed = { to: 'one', email: ' Ann@Strip.TEST ', title: ' Rain', message: 'Noon.\nSee you. ' };
    expect(v.parse(notifySchema, typed)).toEqual({
      to: 'one',
      email: 'ann@strip.test',
      title: 'Rain',
      message: 'Noon.\nSee you.',
    });
  });

  test.each<[object, string]>([
    [{ email: '' }, `email: ${missingAddress}`],
    [{ email: 'ann' }, `email: ${missingAddress}`],
    [{ title: ' ' }, 'title: Enter a title.'],
    [{ title: 'x'.repeat(101) }, 'title: Use at most 100 characters.'],
    [{ message: '\n' }, 'message: Enter a message.'],
    [{ message: 'x'.repeat(1_001) }, 'message: Use at most 1000 characters.'],
  ])('with %j is refused under that field', (changed, words) => {
    expect(problems(changed)).toEqual([words]);
  });

  test('says everything that is wrong at once', () => {
    expect(problems({ email: '', title: '', message: '' }).length).toBe(3);
  });

  test.each(['', 'ann'])('needs no address for everyone: “%s” is left alone', (email) => {
    expect(problems({ to: 'everyone', email })).toEqual([]);
  });
});
