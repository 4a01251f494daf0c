import type { GreyPicture } from './GreyPicture';

/** Box of a mark, in pixels. */
interface Mark {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const dark = 150;
/** Fewest dots of a leader, and bounds of a dot and of the way to the next one, in heights of a letter. */
const fewest = 4;
const [largest, nearest, farthest] = [0.36, 0.24, 1.3];

/** Finds marks that are no larger than a dot. */
const dotsOf = ({ width, height, data }: GreyPicture, most: number): Mark[] => {
  const seen = new Uint8Array(data.length);
  const stack: number[] = [];
  const dots: Mark[] = [];
  for (let seed = width + 1; seed < data.length - width - 1; seed += 1) {
    if (seen[seed] === 1 || (data[seed] ?? 255) >= dark) continue;
    const mark: Mark = { left: width, top: height, right: 0, bottom: 0 };
    stack.push(seed);
    seen[seed] = 1;
    while (stack.length > 0) {
      const at = stack.pop() ?? 0;
      const y = (at / width) | 0;
      const x = at - y * width;
      if (x < mark.left) mark.left = x;
      if (x > mark.right) mark.right = x;
      if (y < mark.top) mark.top = y;
      if (y > mark.bottom) mark.bottom = y;
      for (let step = 0; step < 4; step += 1) {
        const next = step === 0 ? at - 1 : step === 1 ? at + 1 : step === 2 ? at - width : at + width;
        if (next < 0 || next >= data.length || seen[next] === 1 || (data[next] ?? 255) >= dark) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    if (mark.right - mark.left < most && mark.bottom - mark.top < most) dots.push(mark);
  }
  return dots;
};

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
  const dots = first === undefined ? [] : dotsOf(first, largest * letter);
  if (dots.length > mostDots) return;
  for (const { left, top, right, bottom } of leadersOf(dots, letter))
    for (const { width, height, data } of pictures)
      for (let y = Math.max(0, top - 2); y <= Math.min(height - 1, bottom + 2); y += 1)
        data.fill(255, y * width + Math.max(0, left - 2), y * width + Math.min(width, right + 3));
};
