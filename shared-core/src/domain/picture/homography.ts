import type { Point } from './GreyPicture';

/** Projection between two planes: nine numbers, row by row. */
export type Homography = readonly number[];

/** Projection that moves nothing. */
export const identity: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** Returns where a projection puts a point. */
export const project = (h: Homography, { x, y }: Point): Point => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, k = 1] = h;
  const depth = g * x + i * y + k;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
};

/** Joins two projections: `first` is done before `second`. */
export const joined = (second: Homography, first: Homography): Homography =>
  Array.from({ length: 9 }, (_, at) =>
    [0, 1, 2].reduce(
      (sum, step) => sum + (second[3 * Math.floor(at / 3) + step] ?? 0) * (first[3 * step + (at % 3)] ?? 0),
      0,
    ),
  );

/** Returns the projection of the way back. */
export const inverse = (h: Homography): Homography => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, k = 0] = h;
  const parts = [
    ...[e * k - f * i, c * i - b * k, b * f - c * e],
    ...[f * g - d * k, a * k - c * g, c * d - a * f],
    ...[d * i - e * g, b * g - a * i, a * e - b * d],
  ];
  const size = a * (parts[0] ?? 0) + b * (parts[3] ?? 0) + c * (parts[6] ?? 0);
  return parts.map((part) => part / size);
};

/**
 * Returns the projection of the unit square onto four corners (Heckbert 1989).
 * @param corners upper left, upper right, lower right, lower left
 */
export const ofSquare = ([p, q, r, s]: readonly [Point, Point, Point, Point]): Homography => {
  const [dx1, dy1, dx2, dy2] = [q.x - r.x, q.y - r.y, s.x - r.x, s.y - r.y];
  const [sx, sy] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y];
  const size = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / size;
  const h = (dx1 * sy - sx * dy1) / size;
  return [
    ...[q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x],
    ...[q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y],
    ...[g, h, 1],
  ];
};
