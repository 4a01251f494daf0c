import fc from 'fast-check';
import { defaultLogBookViews } from './logBookViews';
import { parseLogBookView } from './parseLogBookView';

describe('a stored view', () => {
  test.each(Object.values(defaultLogBookViews))('reads each default as it stands', (view) => {
    expect(parseLogBookView(view)).toEqual({ ok: true, value: view });
  });

  test('keeps unknown columns, and each column once', () => {
    expect(parseLogBookView({ name: 'Mine', fieldKeys: ['later.field', 'notes', 'notes'] })).toEqual({
      ok: true,
      value: { name: 'Mine', fieldKeys: ['later.field', 'notes'] },
    });
  });

  test.each([
    [null, 'it is not a record'],
    [{ name: 'Mine' }, 'fieldKeys is missing'],
    [{ name: '<b>', fieldKeys: [] }, 'name is not a name'],
    [{ name: 'Mine', fieldKeys: {} }, 'fieldKeys is not a list'],
    [{ name: 'Mine', fieldKeys: [7] }, 'fieldKeys.0 is not text'],
  ])('%j says what is wrong', (stored, problem) => {
    expect(parseLogBookView(stored)).toEqual({
      ok: false,
      failure: { code: 'broken', message: `This view cannot be read: ${problem}.` },
    });
  });

  test('[LAW] of any shape is read or refused with a sentence', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const read = parseLogBookView(stored);
        return read.ok || read.failure.message.startsWith('This view cannot be read: ');
      }),
    );
  });
});
