import { storable } from './storable';

describe('what is stored of an answer of the payment provider', () => {
  test.each([
    ['an empty name', ''],
    ['a name that Firestore keeps to itself', '__name__'],
    ['the shortest of those', '____'],
    ['a name of more than 1,500 bytes', 'ö'.repeat(751)],
  ])('is no field with %s, at any depth', (_, name) => {
    const metadata = { [name]: 'x', tier: 'pro' };
    expect(storable({ metadata, items: [{ price: { metadata } }] })).toEqual({
      metadata: { tier: 'pro' },
      items: [{ price: { metadata: { tier: 'pro' } } }],
    });
  });

  test('is everything else as it is', () => {
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
