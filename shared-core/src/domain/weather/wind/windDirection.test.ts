import { degrees } from '../../units/units';
import { windDirection } from './windDirection';

describe('the name of a wind', () => {
  test.each([
    [0, 0, 'Northerly'],
    [22, 0, 'Northerly'],
    [23, 1, 'Northeasterly'],
    [90, 2, 'Easterly'],
    [135, 3, 'Southeasterly'],
    [180, 4, 'Southerly'],
    [225, 5, 'Southwesterly'],
    [270, 6, 'Westerly'],
    [315, 7, 'Northwesterly'],
    [338, 0, 'Northerly'],
    [360, 0, 'Northerly'],
    [-45, 7, 'Northwesterly'],
  ])('from %d degrees is number %d, %s', (from, index, label) => {
    expect(windDirection(degrees(from))).toMatchObject({ index, label });
  });
});
