import type { CustomField } from '@holeshot/shared-core';
import { customProblem, readCustom } from './customValues';

const field = (pk: string, numericFormat: string): CustomField => ({
  ...{ pk, title: pk, titleShort: pk, description: '', defaultLastValue: false },
  ...{ isCustomField: true, isNumeric: true, numericFormat },
});
const rpm = field('rpm', '0');
const jet = field('jet', '0.000');

describe('a number in a field of the racer’s own', () => {
  test('has its thousands apart where the field has no decimals, and a decimal comma where it has', () => {
    expect(readCustom([rpm, jet], { rpm: '5,200', jet: '5,200' }, {})).toEqual({ rpm: 5200, jet: 5.2 });
    expect(customProblem(rpm, '1,005,200')).toBeUndefined();
  });

  test('is named if it is no number', () => {
    expect(customProblem(rpm, '5,2,0')).toBe('Type a number, such as 4350.');
    expect(customProblem(rpm, ' ')).toBeUndefined();
  });
});
