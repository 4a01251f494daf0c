import type { CustomField } from '@holeshot/shared-core';
import * as v from 'valibot';
import { fieldSchema, fieldValues } from './fieldSchema';

const boost: CustomField = {
  pk: 'f1',
  isCustomField: true,
  title: 'Boost',
  titleShort: 'Bst',
  description: 'psi',
  isNumeric: true,
  numericFormat: '0.0',
  defaultLastValue: true,
};

const parse = (changed: object, taken: string[] = []) =>
  v.safeParse(fieldSchema(taken), { ...fieldValues(boost), ...changed });

describe('the form of a custom field', () => {
  test.each([boost, { ...boost, titleShort: 'Boost' }])(
    'saved as it was opened changes nothing: %j',
    (field) => {
      const { pk: _, isCustomField: __, ...stored } = field;
      expect(v.parse(fieldSchema([]), fieldValues(field))).toEqual(stored);
    },
  );

  test('shows a short name that is the long one as none, and saves it so', () => {
    expect(fieldValues({ ...boost, titleShort: 'Boost' }).titleShort).toBe('');
    expect(parse({ title: ' Leave rpm ', titleShort: ' ' }).output).toMatchObject({
      title: 'Leave rpm',
      titleShort: 'Leave rpm',
    });
  });

  test('shows a new field as a text without a name', () => {
    expect(fieldValues(undefined)).toMatchObject({ title: '', titleShort: '', isNumeric: false });
  });

  test('opens a stored format that it does not know with one that it does', () => {
    const { numericFormat } = fieldValues({ ...boost, numericFormat: '#,##0.00' });
    expect(parse({ numericFormat }).success).toBe(true);
  });

  test.each<[object, string]>([
    [{ title: 'TIRE' }, 'You have a field of this name already.'],
    [{ title: ' tire ' }, 'You have a field of this name already.'],
    [{ title: ' ' }, 'Enter a name.'],
    [{ title: '<b>' }, 'Use only letters, digits, spaces and parentheses.'],
    [{ titleShort: 'x'.repeat(21) }, 'Use at most 20 characters.'],
    [{ description: 'x'.repeat(201) }, 'Use at most 200 characters.'],
  ])('with %j is refused', (changed, words) => {
    expect(parse(changed, ['Tire']).issues?.map(({ message }) => message)).toEqual([words]);
  });
});
