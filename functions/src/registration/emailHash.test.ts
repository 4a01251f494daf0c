import { emailHash } from './emailHash';

describe('the hash that remembers an address', () => {
  test('is the HMAC-SHA256 of the address', () => {
    // printf %s ann@strip.test | openssl dgst -sha256 -hmac key
    expect(emailHash('ann@strip.test', 'key')).toBe(
      '2706faca573d902cd19369014e3d9d6b422d070e598dba499dee44605914d8a4',
    );
  });

  test('depends on the key, and not on the letter case of the address', () => {
    expect(emailHash(' Ann@Strip.TEST ', 'key')).toBe(emailHash('ann@strip.test', 'key'));
    expect(emailHash('ann@strip.test', 'other')).not.toBe(emailHash('ann@strip.test', 'key'));
  });

  test('needs a key', () => {
    expect(() => emailHash('ann@strip.test', '')).toThrow('not configured');
  });
});
