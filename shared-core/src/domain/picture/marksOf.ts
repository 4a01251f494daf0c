import type { GreyPicture } from './GreyPicture';

/** Pixels that touch each other: their box, number and center. */
export interface Mark {
  left: number;
  top: number;
  right: number;
  bottom: number;
  size: number;
  x: number;
  y: number;
}

/**
 * Finds parts of touching pixels whose brightness lies between two bounds.
 * @param least the darkest one
 * @param below the first one that is too bright
 * @param largest bound of a part's width and height, in pixels
 */
export const marksOf = (
  { width, height, data }: GreyPicture,
  least: number,
  below: number,
  largest: number,
): Mark[] => {
  const seen = data.map((value) => Number(value < least || value >= below));
  const stack = new Int32Array(data.length);
  const marks: Mark[] = [];
  for (let seed = 0; seed < data.length; seed += 1) {
    if (seen[seed] === 1) continue;
    const mark: Mark = { left: width, top: height, right: 0, bottom: 0, size: 0, x: 0, y: 0 };
    let open = 1;
    stack[0] = seed;
    seen[seed] = 1;
    while (open > 0) {
      const at = stack[--open] ?? 0;
      const y = (at / width) | 0;
      const x = at - y * width;
      if (x < mark.left) mark.left = x;
      if (x > mark.right) mark.right = x;
      if (y < mark.top) mark.top = y;
      if (y > mark.bottom) mark.bottom = y;
      mark.size += 1;
      mark.x += x;
      mark.y += y;
      for (let step = 0; step < 4; step += 1) {
        const next = step === 0 ? at - 1 : step === 1 ? at + 1 : step === 2 ? at - width : at + width;
        if (next < 0 || next >= data.length || seen[next] === 1) continue;
        seen[next] = 1;
        stack[open++] = next;
      }
    }
    if (mark.right - mark.left < largest && mark.bottom - mark.top < largest)
      marks.push({ ...mark, x: mark.x / mark.size, y: mark.y / mark.size });
  }
  return marks;
};
