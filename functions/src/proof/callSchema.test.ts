import { parseRequest } from '../callable/parseRequest';
import { callSchema } from './callSchema';

const call = { car: 'Nova', finish: 1320, et: 9.873, low80: 9.85, high80: 9.9, dial: 9.86 };

test('a call is cut to thousandths and to the fields that are signed', () => {
  const given = { ...call, car: ' Nova ', et: 9.8731234, uid: 'ann' };
  expect(parseRequest(callSchema, given)).toEqual(call);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['an empty name', { ...call, car: ' ' }],
  ['a long name', { ...call, car: 'x'.repeat(61) }],
  ['a name that is none', { ...call, car: { $gt: '' } }],
  ['another distance', { ...call, finish: 1500 }],
  ['no ET', { ...call, et: undefined }],
  ['an ET in words', { ...call, et: '9.873' }],
  ['an ET that is none', { ...call, et: NaN }],
  ['an ET of an hour', { ...call, et: 3_600, high80: 3_600 }],
  ['an ET below its range', { ...call, et: 9.8 }],
  ['an ET above its range', { ...call, et: 9.95 }],
  ['a dial of zero', { ...call, dial: 0 }],
])('%s is refused', (_, given) => {
  let refusal: unknown;
  try {
    parseRequest(callSchema, given);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toMatchObject({ code: 'invalid-argument' });
});
