import fc from 'fast-check';
import { streetCarPasses } from '../../../testing/fixtures/streetCar';
import { isRecord } from '../../plain/record';
import { fingerprint } from './fingerprint';

const of = (value: unknown) => fingerprint({ list: 'entries', id: 'p', value });

/** Reverses the fields of every record in a value. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, turned(inner)]),
  );
};

describe('the fingerprint of a row', () => {
  test('is the same whatever the order of its fields', () => {
    for (const pass of streetCarPasses) expect(of(turned(pass))).toBe(of(pass));
    fc.assert(fc.property(fc.jsonValue(), (value) => of(turned(value)) === of(value)));
  });

  test('differs for any other value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const same = JSON.stringify(turned(turned(one))) === JSON.stringify(turned(turned(other)));
        fc.pre(!same);
        return of(one) !== of(other) || JSON.stringify(one) === JSON.stringify(turned(other));
      }),
    );
    const few = [1, '1', null, true, 'true', [], {}, [1], { 0: 1 }, { a: {} }, { a: [] }, { ab: 'c' }];
    const more = [
      { a: 'bc' },
      { a: { b: 1 } },
      { b: { a: 1 } },
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      [1, 2],
      [2, 1],
    ];
    const prints = [...few, ...more].map(of);
    expect(new Set(prints).size).toBe(prints.length);
  });

  test('differs for another row of the same value', () => {
    const [pass] = streetCarPasses;
    const prints = ['p', 'q'].map((id) => fingerprint({ list: 'entries', id, value: pass }));
    expect(prints[0]).not.toBe(prints[1]);
  });
});
