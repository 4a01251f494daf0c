import { plainName } from './plainName';

test.each([
  ["'69 Nova", '69nova'],
  ['  Great   Lakes – Dragaway ', 'greatlakesdragaway'],
  ['Mosel­strecke', 'moselstrecke'],
  ['Ümläut №7', 'ümläut7'],
  ['東京ドラッグ', '東京ドラッグ'],
  ['!?', ''],
])('%j is %j', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});
