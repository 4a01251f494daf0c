import { deleteField } from 'firebase/firestore';
import { withDeletions } from './withDeletions';

describe('a record for Firestore', () => {
  test('deletes the fields that are named and not there, at any depth', () => {
    expect(
      withDeletions({ name: 'Nova', fields: { tyre: 1 } }, [
        ['name'],
        ['fields', 'gear'],
        ['views', 'a', 'b'],
      ]),
    ).toEqual({
      name: 'Nova',
      fields: { tyre: 1, gear: deleteField() },
      views: { a: { b: deleteField() } },
    });
  });

  test('leaves what is there as it is: nothing, false and 0 are values', () => {
    const data = { a: null, b: false, c: 0, d: { e: '' } };
    expect(withDeletions(data, [['a'], ['b'], ['c'], ['d', 'e']])).toEqual(data);
  });
});
