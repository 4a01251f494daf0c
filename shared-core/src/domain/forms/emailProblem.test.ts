import { emailProblem, normalEmail } from './emailProblem';

describe('an email address', () => {
  test('is compared trimmed and in lower case', () => {
    expect(normalEmail('  Ann@Strip.TEST ')).toBe('ann@strip.test');
    expect(emailProblem('  Ann@Strip.TEST ')).toBeUndefined();
  });

  test.each(['ann', 'ann@', '@strip.test', 'ann strip@strip.test', 'ann@strip', 'a@b@strip.test'])(
    '%s is none',
    (text) => {
      expect(emailProblem(text)).toBe('Enter a valid email address, such as name@example.com.');
    },
  );

  test.each(["o'brien@strip.test", 'ann+race@strip.test', 'ann@xn--bcher-kva.test', 'ann@strip.xn--p1ai'])(
    '%s is one',
    (text) => {
      expect(emailProblem(text)).toBeUndefined();
    },
  );

  test('is required', () => {
    expect(emailProblem('  ')).toBe('Enter your email address.');
  });
});
