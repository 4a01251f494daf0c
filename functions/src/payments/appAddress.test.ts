import { ownAddress } from './appAddress';

const addresses = 'https://holeshot.test, https://www.holeshot.test/';

describe('where a racer comes back to', () => {
  test('the address he came from', () => {
    expect(ownAddress('https://www.holeshot.test', addresses)).toBe('https://www.holeshot.test');
  });

  test('never an address that is not the app’s', () => {
    expect(ownAddress('https://evil.test', addresses)).toBe('https://holeshot.test');
    expect(ownAddress('https://holeshot.test.evil.test', addresses)).toBe('https://holeshot.test');
    expect(ownAddress(undefined, addresses)).toBe('https://holeshot.test');
  });
});
