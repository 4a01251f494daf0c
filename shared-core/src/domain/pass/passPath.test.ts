import { passPath } from './passPath';

test('the path of a pass holds its id, also an imported one with signs of an address', () => {
  expect(passPath({ log_entry_uid: 'a1' })).toBe('/logbook/pass?uid=a1');
  const path = passPath({ log_entry_uid: 'a&b=#?/ c' });
  expect(new URL(path, 'https://app.test').searchParams.get('uid')).toBe('a&b=#?/ c');
});
