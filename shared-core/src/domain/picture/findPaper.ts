import type { GreyPicture, Point } from './GreyPicture';
import { shrunk } from './shrunk';

/** Corners of a sheet: upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Longest side of the picture in which the sheet is looked for. */
const smallSide = 200;
/** Levels of brightness at which the sheet is looked for. */
const levels = Array.from({ length: 14 }, (_, at) => 60 + 12 * at);
/** Bounds of the sheet's share of the picture, and of what its four corners have too much or too little. */
const leastShare = 0.12;
const mostUnlike = 0.11;
/** Largest cosine of a corner: perspective makes it no right angle. */
const mostSkew = 0.2;
/** Farthest from its side that half of an edge's points may lie, in pixels of the small picture. */
const farthest = 1.2;

/** Marks the largest part of touching pixels that are at least so bright. */
const largestPart = ({ width, height, data }: GreyPicture, bright: number) => {
  const part = new Int32Array(data.length).fill(-1);
  const stack = new Int32Array(data.length);
  let [largest, size] = [-1, 0];
  for (let seed = 0; seed < data.length; seed += 1) {
    if (part[seed] !== -1 || (data[seed] ?? 0) < bright) continue;
    let [count, open] = [0, 1];
    stack[0] = seed;
    part[seed] = seed;
    while (open > 0) {
      const at = stack[--open] ?? 0;
      count += 1;
      const x = at % width;
      const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of near)
        if (next >= 0 && next < data.length && part[next] === -1 && (data[next] ?? 0) >= bright) {
          part[next] = seed;
          stack[open++] = next;
        }
    }
    if (count > size) [largest, size] = [seed, count];
  }
  return { size, has: (x: number, y: number) => part[y * width + x] === largest, width, height };
};

/** Line `across = at + slope * along` through points; the farthest third does not count. */
interface Side {
  at: number;
  slope: number;
}
const lineThrough = (points: readonly Point[]): Side => {
  const n = points.length;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / n;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / n;
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return { at: meanY - slope * meanX, slope };
};
const off = ({ at, slope }: Side, { x, y }: Point): number => Math.abs(y - at - slope * x);

const sideOf = (points: readonly Point[]): Side | undefined => {
  let left = [...points];
  for (let round = 0; round < 4; round += 1) {
    if (left.length < 8) return undefined;
    const line = lineThrough(left);
    left = left.sort((a, b) => off(line, a) - off(line, b)).slice(0, Math.ceil(left.length * 0.85));
  }
  const line = lineThrough(left);
  const half = [...points].sort((a, b) => off(line, a) - off(line, b))[points.length >> 1];
  return half === undefined || off(line, half) > farthest ? undefined : line;
};

/** Returns the first bright place of each line across the picture, seen from one of its sides. */
const edgePoints = (
  has: (x: number, y: number) => boolean,
  lines: number,
  depth: number,
  backwards: boolean,
): Point[] => {
  const points: Point[] = [];
  for (let line = 0; line < lines; line += 1)
    for (let step = 0; step < depth; step += 1) {
      const at = backwards ? depth - 1 - step : step;
      if (!has(line, at)) continue;
      points.push({ x: line + 0.5, y: backwards ? at + 1 : at });
      break;
    }
  // Near its corners an edge turns into the next one.
  const rim = Math.round(points.length * 0.2);
  return points.slice(rim, points.length - rim);
};

const corner = (flat: Side, steep: Side): Point => {
  const y = (flat.at + flat.slope * steep.at) / (1 - flat.slope * steep.slope);
  return { x: steep.at + steep.slope * y, y };
};

const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % 4] ?? { x: 0, y: 0 };
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

/** Tells whether two sides next to each other stand nearly upright on each other, as those of a sheet do. */
const isSquare = (corners: Corners): boolean =>
  corners.every(({ x, y }, at) => {
    const [before, next] = [corners[(at + 3) % 4] ?? { x, y }, corners[(at + 1) % 4] ?? { x, y }];
    const [a, b] = [
      { x: before.x - x, y: before.y - y },
      { x: next.x - x, y: next.y - y },
    ];
    return Math.abs(a.x * b.x + a.y * b.y) < mostSkew * Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);
  });

/** Finds the sheet among pixels that are at least so bright. */
const sheetAt = (small: GreyPicture, bright: number): { corners: Corners; rating: number } | undefined => {
  const { size, has, width, height } = largestPart(small, bright);
  if (size < leastShare * width * height) return undefined;
  const [top, bottom] = [false, true].map((backwards) => sideOf(edgePoints(has, width, height, backwards)));
  const [left, right] = [false, true].map((backwards) =>
    sideOf(edgePoints((line, at) => has(at, line), height, width, backwards)),
  );
  if (!top || !bottom || !left || !right) return undefined;
  const corners: Corners = [
    corner(top, left),
    corner(top, right),
    corner(bottom, right),
    corner(bottom, left),
  ];
  const area = areaOf(corners);
  const slack = 0.01 * Math.max(width, height);
  const isInside = corners.every(
    ({ x, y }) => x > -slack && y > -slack && x < width + slack && y < height + slack,
  );
  // A side of the picture is no side of a sheet.
  const isCut = corners.some((one, at) => {
    const other = corners[(at + 1) % 4] ?? one;
    const [left, top] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
    const [right, bottom] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
    return left < 2 || top < 2 || right > width - 2 || bottom > height - 2;
  });
  const unlike = Math.abs(1 - size / area);
  return isInside && !isCut && unlike < mostUnlike && isSquare(corners)
    ? { corners, rating: Math.sqrt(area) * (1 - 4 * unlike) }
    : undefined;
};

/** Finds a sheet of paper on a darker table; undefined where its four sides do not stand out clearly. */
export const findPaper = (picture: GreyPicture): Corners | undefined => {
  const factor = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / smallSide));
  const small = shrunk(picture, factor);
  const sheets = levels.flatMap((bright) => sheetAt(small, bright) ?? []);
  const best = sheets.reduce<(typeof sheets)[number] | undefined>(
    (one, other) => (one && one.rating >= other.rating ? one : other),
    undefined,
  );
  return best?.corners.map(({ x, y }) => ({ x: x * factor, y: y * factor })) as Corners | undefined;
};
