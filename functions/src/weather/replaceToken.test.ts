import { replaceToken } from './replaceToken';

describe('the weather tokens of a racer', () => {
  test('[T3] the one that is replaced ends, and those of his other devices do not', () => {
    expect(replaceToken(['a', 'b'], { oldToken: 'a', newToken: 'c' })).toEqual({
      kept: ['b', 'c'],
      ended: ['a'],
    });
  });

  test('[T3] nobody else’s ends', () => {
    expect(replaceToken(['a'], { oldToken: 'another’s', newToken: 'b' })).toEqual({
      kept: ['a', 'b'],
      ended: [],
    });
  });

  test('[T4] the oldest beyond five ends, though no device has given it back', () => {
    expect(replaceToken(['a', 'b', 'c', 'd', 'e'], { oldToken: null, newToken: 'f' })).toEqual({
      kept: ['b', 'c', 'd', 'e', 'f'],
      ended: ['a'],
    });
  });
});
