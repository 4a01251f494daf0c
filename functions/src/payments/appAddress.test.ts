import { ownAddress } from './appAddress';

const addresses = 'https://holeshot.test, https://www.holeshot.test/';

describe('the address after a payment', () => {
  test('is the one before it', () => {
    expect(ownAddress('https://www.holeshot.test', addresses)).toBe('https://www.holeshot.test');
  });

  test('is always one of the app’s', () => {
    expect(ownAddress('https://evil.test', addresses)).toBe('https://holeshot.test');
    expect(ownAddress('https://holeshot.test.evil.test', addresses)).toBe('https://holeshot.test');
    expect(ownAddress(undefined, addresses)).toBe('https://holeshot.test');
  });
});
