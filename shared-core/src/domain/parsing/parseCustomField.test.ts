import type { CustomField } from '../entities/CustomField';
import { parseCustomField } from './parseCustomField';

const launch: CustomField = {
  pk: 'launch_rpm',
  title: 'Launch rpm',
  titleShort: 'Launch',
  description: 'On the two-step',
  defaultLastValue: true,
  isCustomField: true,
  isNumeric: true,
  numericFormat: '0',
};

describe('a stored custom field', () => {
  test('reads as it was written', () => {
    expect(parseCustomField(launch)).toEqual({ ok: true, value: launch });
  });

  test('with a key and a title alone is text that starts empty', () => {
    expect(parseCustomField({ pk: 'tyre', title: 'Tyre', numericFormat: '%d' })).toEqual({
      ok: true,
      value: {
        pk: 'tyre',
        title: 'Tyre',
        titleShort: 'Tyre',
        description: '',
        defaultLastValue: false,
        isCustomField: true,
        isNumeric: false,
        numericFormat: '0.000',
      },
    });
  });

  test.each([
    ['no key', { ...launch, pk: '' }, 'pk is empty'],
    ['no title', { ...launch, title: null }, 'title is missing'],
    ['text for a flag', { ...launch, isNumeric: 'yes' }, 'isNumeric is neither yes nor no'],
  ])('with %s is broken and says where', (_, stored, problem) => {
    expect(parseCustomField(stored)).toEqual({
      ok: false,
      failure: { code: 'broken', message: `This custom field cannot be read: ${problem}.` },
    });
  });
});
