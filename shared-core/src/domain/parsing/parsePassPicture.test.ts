import { pictureCharacters } from '../entities/PassPicture';
import { parsePassPicture } from './parsePassPicture';

const picture = { log_entry_uid: 'p', n: 3, base64: '/9j/AA==' };

test('a stored picture is read without unknown fields', () => {
  expect(parsePassPicture({ ...picture, name: '<b>x</b>' })).toEqual({ ok: true, value: picture });
  const largest = { ...picture, base64: `/9j/${'A'.repeat(pictureCharacters - 4)}` };
  expect(parsePassPicture(largest)).toEqual({ ok: true, value: largest });
});

test.each([
  ['n is too large', { n: 4 }],
  ['n is below 0', { n: -1 }],
  ['n is not whole', { n: 1.5 }],
  ['n is not a number', { n: '1' }],
  ['log_entry_uid is empty', { log_entry_uid: '' }],
  ['base64 is too large', { base64: `/9j/${'A'.repeat(pictureCharacters)}` }],
  ['base64 is no JPEG, PNG or WebP picture', { base64: btoa('<svg onload="alert(1)">') }],
  ['base64 is no JPEG, PNG or WebP picture', { base64: '/9j/"><script>' }],
  ['base64 is not text', { base64: { bytes: 1 } }],
])('a picture is refused: %s', (problem, change) => {
  expect(parsePassPicture({ ...picture, ...change })).toEqual({
    ok: false,
    failure: { code: 'broken', message: `This picture cannot be read: ${problem}.` },
  });
});
