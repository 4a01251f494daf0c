import { agreed } from './agreed';
import type { ReadWord } from './ReadWord';

const word = (text: string, confidence: number, left = 100, width = 100): ReadWord => ({
  ...{ text, confidence, left, right: left + width, top: 10, bottom: 40 },
});

test('a word that two looks have is more certain than in each', () => {
  expect(agreed([word('1.612', 0.7)], [word('1.612', 0.6, 103)])).toMatchObject([
    { text: '1.612', confidence: expect.closeTo(0.75) },
  ]);
  expect(agreed([word('60’', 0.7)], [word("60'", 0.8)])).toHaveLength(1);
});

test('the surer look decides a word in dispute, and the word is doubted', () => {
  const [found, ...more] = agreed([word('8.961', 0.95)], [word('9.961', 0.9)]);
  expect(more).toEqual([]);
  expect(found?.text).toBe('8.961');
  expect(found?.confidence).toBeLessThan(0.7);
});

test('a word that one look has in parts stays whole where that is surer', () => {
  const parts = [word('.', 0.4, 100, 20), word('147', 0.9, 130, 70)];
  expect(agreed(parts, [word('.147', 0.95)]).map(({ text }) => text)).toEqual(['.147']);
  expect(agreed([word('.147', 0.95)], parts).map(({ text }) => text)).toEqual(['.147']);
});

test('a word of one look alone stays, less certain', () => {
  const found = agreed([word('LEFT', 0.9)], [word('RIGHT', 0.9, 400)]);
  expect(found.map(({ text }) => text)).toEqual(['LEFT', 'RIGHT']);
  for (const { confidence } of found) expect(confidence).toBeLessThan(0.8);
  expect(agreed([], [])).toEqual([]);
});
