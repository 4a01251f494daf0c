import { layWords } from './layWords';
import type { ReadWord } from './ReadWord';

/** Draws a word whose letters are 20 wide and 40 high, with edges that are off by a few pixels. */
const word = (text: string, line: number, column: number, off = 0): ReadWord => ({
  text,
  confidence: 0.95,
  left: 100 + column * 20 + off,
  right: 100 + (column + text.length) * 20 - off,
  top: 50 + line * 60 + off,
  bottom: 90 + line * 60 + off,
});

const slip = [
  word('LEFT', 0, 10),
  word('RIGHT', 0, 20, 2),
  word("60'", 1, 0, 3),
  word('1.612', 1, 10, 2),
  word('1.540', 1, 20, -2),
  word('1/4', 2, 0, -2),
  word('11.112', 2, 9, 1),
  word('10.660', 2, 19, 3),
];

const columnsIn = (text: string) => text.split('\n').map((line) => line.trimEnd());

test('words of a line stand in one line, in the order of the picture', () => {
  const { text } = layWords([...slip].reverse());
  expect(columnsIn(text).map((line) => line.trim().split(/\s+/))).toEqual([
    ['LEFT', 'RIGHT'],
    ["60'", '1.612', '1.540'],
    ['1/4', '11.112', '10.660'],
  ]);
});

test('numbers that end above each other end in the same column', () => {
  const { words } = layWords(slip);
  const endOf = (text: string) => {
    const { column = 0, length = 0 } = words.find((each) => each.word.text === text) ?? {};
    return column + length;
  };
  expect(endOf('1.612')).toBe(endOf('11.112'));
  expect(endOf('1.540')).toBe(endOf('10.660'));
});

test('a word is found in the text where its place says', () => {
  const { text, words } = layWords(slip);
  const lines = text.split('\n');
  expect(words).toHaveLength(slip.length);
  for (const { word: found, line, column, length } of words)
    expect(lines[line]?.slice(column, column + length)).toBe(found.text);
});

test('a number without a partner stays in its own column', () => {
  const { words } = layWords([...slip, word('330', 3, 0), word('4.410', 3, 20)]);
  const columnOf = (text: string) => words.find((each) => each.word.text === text)?.column;
  expect(columnOf('4.410')).toBe(columnOf('1.540'));
});

test('a line that falls a little across the slip is one line', () => {
  const falling = [0, 1, 2, 3, 4].map((at) => ({
    ...word('1.234', 0, at * 8),
    top: 50 + at * 12,
    bottom: 90 + at * 12,
  }));
  expect(layWords(falling).text.split('\n')).toHaveLength(1);
});

test('words with signs of no width or of several signs keep their places', () => {
  const { text, words } = layWords([{ ...word('1​.6', 0, 0) }, word('…', 0, 8), word('​', 1, 0)]);
  expect(text).toMatch(/^ *1\.6 +\.\.\.$/);
  expect(words).toHaveLength(2);
});

test('no words make no text, and a book is cut', () => {
  expect(layWords([])).toEqual({ text: '', words: [] });
  const book = Array.from({ length: 5000 }, (_, at) => word('word', Math.floor(at / 10), (at % 10) * 6));
  expect(layWords(book).words).toHaveLength(400);
});
