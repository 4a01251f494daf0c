import { replaceToken } from './replaceToken';

describe('the weather tokens of a racer', () => {
  test('[T3] end if replaced, except those of other devices', () => {
    expect(replaceToken(['a', 'b'], { oldToken: 'a', newToken: 'c' })).toEqual({
      stored: ['b', 'c'],
      ended: ['a'],
    });
  });

  test('[T3] of others never end', () => {
    expect(replaceToken(['a'], { oldToken: 'another’s', newToken: 'b' })).toEqual({
      stored: ['a', 'b'],
      ended: [],
    });
  });

  test('[T4] beyond five end, the oldest first', () => {
    expect(replaceToken(['a', 'b', 'c', 'd', 'e'], { oldToken: null, newToken: 'f' })).toEqual({
      stored: ['b', 'c', 'd', 'e', 'f'],
      ended: ['a'],
    });
  });
});
