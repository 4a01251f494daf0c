import { storable } from './storable';

describe('an answer of the payment provider, as stored', () => {
  test.each([
    ['an empty name', ''],
    ['a name that Firestore reserves', '__name__'],
    ['the shortest of those', '____'],
    ['a name of more than 1,500 bytes', 'ö'.repeat(751)],
  ])('has no field with %s at any depth', (_, name) => {
    const metadata = { [name]: 'x', tier: 'pro' };
    expect(storable({ metadata, items: [{ price: { metadata } }] })).toEqual({
      metadata: { tier: 'pro' },
      items: [{ price: { metadata: { tier: 'pro' } } }],
    });
  });

  test('has everything else unchanged', () => {
    const metadata = {
      'a.b/c': '',
      __x: '1',
      x__: '2',
      '*~[]`': '3',
      ['n'.repeat(1_500)]: '4',
      constructor: '5',
    };
    const document = { metadata, list: [1, null, true, ['']], nothing: null };
    expect(storable(document)).toEqual(document);
  });
});
