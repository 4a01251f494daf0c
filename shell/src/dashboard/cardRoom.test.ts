/** @jest-environment jsdom */
import { readCardRoom, writeCardRoom } from './cardRoom';

beforeEach(() => localStorage.clear());

test('a card has the room that it had on a screen as wide, for this racer alone', () => {
  writeCardRoom('ann', 'air', { width: 390, height: 179 });
  writeCardRoom('ann', 'passes', { width: 390, height: 240 });
  expect(readCardRoom('ann', 'air', 390)).toBe(179);
  expect(readCardRoom('ann', 'air', 844)).toBe(0);
  expect(readCardRoom('bob', 'air', 390)).toBe(0);
});

test.each(['{', '7', '[]', '{"air":{"width":390,"height":1e9}}', '{"air":{"width":390,"height":"9"}}'])(
  'a device that remembers %s leaves no room',
  (stored) => {
    localStorage.setItem('holeshot.cards.ann', stored);
    expect(readCardRoom('ann', 'air', 390)).toBe(0);
  },
);
