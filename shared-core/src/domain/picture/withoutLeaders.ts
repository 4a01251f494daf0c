import type { GreyPicture } from './GreyPicture';
import { marksOf, type Mark } from './marksOf';

const dark = 150;
/** Fewest dots of a leader, and bounds of a dot and of the way to the next one, in heights of a letter. */
const fewest = 4;
const [largest, nearest, farthest] = [0.36, 0.24, 1.3];

/** Finds rows of dots at equal distances. */
const leadersOf = (dots: readonly Mark[], letter: number): Mark[] => {
  const sorted = [...dots].sort((one, other) => one.left - other.left);
  const free = new Set(sorted);
  return sorted.flatMap((first) => {
    if (!free.has(first)) return [];
    const row = [first];
    let step: number | undefined;
    for (;;) {
      const last = row.at(-1) ?? first;
      const next = sorted.find(({ left, bottom }) => {
        const way = left - last.left;
        const fits = step === undefined ? way < farthest * letter : Math.abs(way - step) < 0.25 * step;
        return way > nearest * letter && fits && Math.abs(bottom - last.bottom) < 0.15 * letter;
      });
      if (next === undefined || !free.has(next)) break;
      step = next.left - last.left;
      row.push(next);
    }
    if (row.length < fewest) return [];
    for (const dot of row) free.delete(dot);
    return row;
  });
};

/** Most dots that are looked at: more are the grain of a table. */
const mostDots = 1500;

/**
 * Takes the dots between a label and its number out of pictures: a recognizer makes letters of them.
 * @param pictures of one size; the first one tells where the dots are
 * @param letter height of a letter
 */
export const withoutLeaders = (pictures: readonly GreyPicture[], letter: number): void => {
  const [first] = pictures;
  const dots = first === undefined ? [] : marksOf(first, 0, dark, largest * letter);
  if (dots.length > mostDots) return;
  for (const { left, top, right, bottom } of leadersOf(dots, letter))
    for (const { width, height, data } of pictures)
      for (let y = Math.max(0, top - 2); y <= Math.min(height - 1, bottom + 2); y += 1)
        data.fill(255, y * width + Math.max(0, left - 2), y * width + Math.min(width, right + 3));
};
