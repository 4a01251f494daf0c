import { greatLakes, novaPasses } from '@holeshot/shared-core/testing';
import { locationsByUse } from './locationsByUse';

const tracks = ['a', 'b', 'c', 'd'].map((uid) => ({ ...greatLakes, uid }));
const passAt = (uid: string) => ({ ...novaPasses[0]!, location: { ...greatLakes, uid } });
const order = (...used: string[]) =>
  locationsByUse(tracks, used.map(passAt))
    .map(({ uid }) => uid)
    .join('');

test('the track of the newest pass is the first, those never raced at keep their order', () => {
  expect(order('c', 'b', 'c', 'b')).toBe('cbad');
  expect(order()).toBe('abcd');
  expect(order('d', 'c', 'b', 'a')).toBe('dcba');
});

test('a track that is gone since takes no place', () => {
  expect(order('gone', 'b')).toBe('bacd');
});
