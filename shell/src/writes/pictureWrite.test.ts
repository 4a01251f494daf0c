import { atEachPlace, isSamePicture } from './pictureWrite';
import { outboxWrite } from './testing/outboxWrite';

const data = { log_entry_uid: 'a_b', n: 2, base64: '/9j/AA==' };
const write = outboxWrite({ path: 'users/ann/passPictures/a_b_2', data, fields: [['n']] });

test('its own place comes first, then the others in order', () => {
  expect(atEachPlace(write).map((each) => [each.path, each.data['n']])).toEqual(
    [2, 0, 1, 3].map((n) => [`users/ann/passPictures/a_b_${n}`, n]),
  );
});

test('the same picture at another place is the same', () => {
  expect(isSamePicture({ ...data, n: 0 }, write)).toBe(true);
  for (const stored of [
    undefined,
    null,
    'torn',
    { ...data, base64: '/9j/' },
    { ...data, log_entry_uid: 'c' },
  ])
    expect(isSamePicture(stored, write)).toBe(false);
});
