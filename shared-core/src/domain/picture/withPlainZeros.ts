import type { GreyPicture } from './GreyPicture';
import { marksOf, type Mark } from './marksOf';
import { otsu } from './otsu';

/** Two holes of a figure, and how far the lower one lies to the right, as a share of its way down. */
interface Pair {
  upper: Mark;
  lower: Mark;
  slant: number;
}

/** Place of a figure, in pixels. */
type Place = Pick<Mark, 'left' | 'top' | 'right' | 'bottom'>;

/** Levels of brightness at which holes are looked for: ink may be pale, and a small hole is grey. */
const levels = [110, 140, 170, 200];
/** Bounds of the width of both holes, and of the way down from one to the other, in heights of a letter. */
const [widest, nearest, farthest] = [0.48, 0.3, 0.55];
/** Bounds of the slant of a figure in a picture that leans a little. */
const [leastSlant, mostSlant] = [-0.12, 0.35];
/** Least difference between the slants of zeros with a stroke and of eights, and least slant of such zeros. */
const [leastApart, leastOfZero] = [0.1, 0.08];
/** Fewest holes of zeros on a slip that prints strokes in them. */
const fewest = 3;

const pairsOf = (holes: readonly Mark[], letter: number): Pair[] =>
  holes.flatMap((upper) =>
    holes.flatMap((lower) => {
      const down = lower.y - upper.y;
      const slant = (lower.x - upper.x) / down;
      const wide = Math.max(upper.right, lower.right) - Math.min(upper.left, lower.left);
      const isFigure =
        down > nearest * letter &&
        down < farthest * letter &&
        wide < widest * letter &&
        slant > leastSlant &&
        slant < mostSlant &&
        Math.max(upper.size, lower.size) < 2 * Math.min(upper.size, lower.size);
      return isFigure ? [{ upper, lower, slant }] : [];
    }),
  );

const meanSlant = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, { slant }) => sum + slant, 0) / pairs.length;

/** Pairs of holes that were seen at one place, at one brightness or more. */
interface Figure extends Pair {
  all: Pair[];
}
const middleOf = ({ upper, lower }: Pair) => ({ x: (upper.x + lower.x) / 2, y: (upper.y + lower.y) / 2 });
const away = (one: Pair, other: Pair): number => {
  const [from, to] = [middleOf(one), middleOf(other)];
  return Math.hypot(from.x - to.x, from.y - to.y);
};
/** Joins the pairs of one place: a figure is seen at each brightness. */
const figuresOf = (pairs: readonly Pair[], letter: number): Figure[] => {
  const figures: Figure[] = [];
  for (const pair of pairs) {
    const figure = figures.find((each) => away(each, pair) < widest * letter);
    if (figure === undefined) figures.push({ ...pair, all: [pair] });
    else {
      figure.all.push(pair);
      figure.slant = meanSlant(figure.all);
    }
  }
  return figures;
};

/** Tells zeros with a stroke from eights, whose holes stand one upon the other; other figures have one hole. */
const zerosOf = (pairs: readonly Figure[]): { zeros: readonly Figure[]; eights: readonly Figure[] } => {
  const split = otsu(Uint8Array.from(pairs, ({ slant }) => 256 * (slant - leastSlant))) / 256 + leastSlant;
  const slanted = pairs.filter(({ slant }) => slant >= split);
  const upright = pairs.filter(({ slant }) => slant < split);
  const areApart = meanSlant(slanted) - meanSlant(upright) > leastApart;
  const zeros = areApart ? slanted : pairs;
  const isSlip = zeros.length >= fewest && meanSlant(zeros) > leastOfZero;
  return { zeros: isSlip ? zeros : [], eights: areApart && upright.length >= fewest ? upright : [] };
};

/** Tells whether a zero leans clearly more than the eight nearest to it: a picture can lean more at one side. */
const isSure = (zero: Figure, eights: readonly Figure[]): boolean => {
  const [nearest] = [...eights].sort((one, other) => away(zero, one) - away(zero, other));
  return nearest !== undefined && zero.slant - nearest.slant > leastApart;
};

const boxOf = ({ upper, lower }: Pair): Place => ({
  left: Math.min(upper.left, lower.left),
  top: upper.top,
  right: Math.max(upper.right, lower.right),
  bottom: lower.bottom,
});

/** Most holes that are looked at: more are the grain of a table. */
const mostHoles = 1500;

/**
 * Takes the strokes out of zeros: a recognizer takes such zeros for sixes and eights.
 * @param pictures of one size; the first one tells where the zeros are
 * @param letter height of a letter
 * @returns the places of those that may have been eights, as leaning ones look the same
 */
export const withPlainZeros = (pictures: readonly GreyPicture[], letter: number): Place[] => {
  const [first] = pictures;
  if (first === undefined) return [];
  const pairs = levels.flatMap((level) => {
    const holes = marksOf(first, level, 256, letter);
    return holes.length > mostHoles ? [] : pairsOf(holes, letter);
  });
  const { zeros, eights } = zerosOf(figuresOf(pairs, letter));
  for (const { left, top, right, bottom } of zeros.flatMap(({ all }) => all.map(boxOf))) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [halfWidth, halfHeight] = [(right - left + 1) / 2, (bottom - top + 1) / 2];
    for (const { width, data } of pictures)
      for (let row = top; row <= bottom; row += 1)
        for (let column = left; column <= right; column += 1)
          if (Math.abs((column - x) / halfWidth) ** 3 + Math.abs((row - y) / halfHeight) ** 3 < 1)
            data[row * width + column] = 255;
  }
  return zeros.filter((zero) => !isSure(zero, eights)).map(boxOf);
};
