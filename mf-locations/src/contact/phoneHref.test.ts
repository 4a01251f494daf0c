import { phoneHref } from './phoneHref';

test.each([
  ['262 878-3783', 'tel:2628783783'],
  ['(262) 878.3783', 'tel:2628783783'],
  ['+46 8 123 45 67', 'tel:+4681234567'],
  ['262-878-3783 ext. 12', 'tel:2628783783'],
  ['262-878-3783x12', 'tel:2628783783'],
])('"%s" dials %s', (text, href) => {
  expect(phoneHref(text)).toBe(href);
});

test.each(['', 'ask Bob', '1234', '12345678901234567', 'tel:262', '262+878+3783'])(
  '"%s" is not dialed',
  (text) => {
    expect(phoneHref(text)).toBeUndefined();
  },
);
