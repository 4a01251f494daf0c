import { greatLakes, nova } from '@holeshot/shared-core/testing';
import { savedCards } from './savedCards';

const duster = { ...nova, uid: 'duster', name: 'Duster' };
const byron = { ...greatLakes, uid: 'byron', title: 'Byron Dragway' };
const card = (key: string, vehicle_uid: string, location_uid: string) => ({ key, vehicle_uid, location_uid });

describe('the shown cards', () => {
  test('are sorted by car, then track', () => {
    const cards = [
      card('1', 'duster', 'byron'),
      card('2', 'nova', 'great-lakes'),
      card('3', 'nova', 'byron'),
    ];
    expect(savedCards(cards, [nova, duster], [greatLakes, byron]).map(({ key }) => key)).toEqual([
      '3',
      '2',
      '1',
    ]);
  });

  test('leave out deleted cars and tracks, and the second card of a pair', () => {
    const cards = [
      card('1', 'nova', 'byron'),
      card('2', 'sold', 'byron'),
      card('3', 'nova', 'closed'),
      card('4', 'nova', 'byron'),
    ];
    expect(savedCards(cards, [nova], [byron]).map(({ key }) => key)).toEqual(['1']);
  });
});
