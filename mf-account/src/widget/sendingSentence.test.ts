import type { Connection } from '@holeshot/shared-core';
import { sendingSentence } from './sendingSentence';

const well: Connection = { network: 'online', data: 'fresh', unsent: 0, refused: 0 };

/** From what matters most to a racer to what matters least. */
const bySeverity: [Partial<Connection>, RegExp][] = [
  [{ refused: 1 }, /^Safe on this device\. Press the message at the top/],
  [{ network: 'offline' }, /sent when you are online\.$/],
  [{ data: 'stale' }, /may be missing here for now\.$/],
  [{ unsent: 1 }, /^Sending\./],
  [{}, /^Everything is sent\.$/],
];

test.each(bySeverity)('%j alone', (change, sentence) => {
  expect(sendingSentence({ ...well, ...change })).toMatch(sentence);
});

test.each(bySeverity)('%j is said before all that matters less', (change, sentence) => {
  const less = bySeverity.slice(bySeverity.findIndex(([other]) => other === change));
  const connection = less.reduce<Connection>((all, [other]) => ({ ...all, ...other }), well);
  expect(sendingSentence(connection)).toMatch(sentence);
});

test('what was saved is not said to be sent before it is read', () => {
  expect(sendingSentence({ ...well, unsent: undefined })).toBe(
    'Everything you saved is safe on this device.',
  );
});
