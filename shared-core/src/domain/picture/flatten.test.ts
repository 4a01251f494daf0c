import fc from 'fast-check';
import { evenLight } from './evenLight';
import { findPaper } from './findPaper';
import { flatten } from './flatten';
import type { ColorPicture, Point } from './GreyPicture';
import { greyOf } from './greyOf';
import { inverse, joined, ofSquare, project } from './homography';
import { straighten } from './straighten';

/** Paper of 300 by 400 units: twelve lines of letters, each 12 units high. */
const isInk = (x: number, y: number): boolean => {
  const [line, row] = [Math.floor((y - 30) / 28), (y - 30) % 28];
  const [letter, column] = [Math.floor((x - 30) / 9), (x - 30) % 9];
  if (line < 0 || line > 11 || letter < 0 || letter > 25 || row > 12 || column > 6) return false;
  // Words have gaps, and each letter is a frame.
  return (letter * 7 + line * 3) % 5 !== 0 && (row < 2 || row > 10 || column < 2 || column > 4);
};

interface Shot {
  width: number;
  height: number;
  corners: readonly [Point, Point, Point, Point];
  table?: number;
  /** Brightness of a place, as a share. */
  light?: (x: number, y: number) => number;
}
const shoot = ({ width, height, corners, table = 60, light = () => 1 }: Shot): ColorPicture => {
  const toPaper = inverse(joined(ofSquare(corners), [1 / 300, 0, 0, 0, 1 / 400, 0, 0, 0, 1]));
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    const place = { x: (at % width) + 0.5, y: Math.floor(at / width) + 0.5 };
    const { x, y } = project(toPaper, place);
    const isPaper = x >= 0 && y >= 0 && x < 300 && y < 400;
    const level = (isPaper ? (isInk(x, y) ? 70 : 230) : table) * light(place.x, place.y);
    data.fill(level, 4 * at, 4 * at + 3);
  }
  return { width, height, data };
};

const around = (width: number, height: number, degrees: number, lean = 0) => {
  const angle = (degrees * Math.PI) / 180;
  const at = (x: number, y: number): Point => ({
    x: width / 2 + x * Math.cos(angle) - y * Math.sin(angle),
    y: height / 2 + x * Math.sin(angle) + y * Math.cos(angle),
  });
  const [half, high] = [0.275 * width, 0.3 * height];
  return [at(-half - lean, -high), at(half + lean, -high), at(half, high), at(-half, high)] as const;
};
/** A shadow with a soft edge, under an uneven lamp. */
const shaded = (x: number, y: number) => (1 - 0.45 / (1 + Math.exp((480 - x - y) / 18))) * (0.8 + x / 2400);

/** Heights of the runs of rows with ink. */
const lineHeights = ({ width, height, data }: { width: number; height: number; data: Uint8Array }) => {
  const runs: number[] = [];
  let run = 0;
  for (let y = 0; y <= height; y += 1) {
    let dark = 0;
    for (let at = y * width; at < (y + 1) * width; at += 1) dark += Number((data[at] ?? 255) < 100);
    if (dark > width * 0.02) run += 1;
    else if (run > 0) {
      runs.push(run);
      run = 0;
    }
  }
  return runs;
};

describe('a picture of a slip', () => {
  test.each([
    ['lies straight', 0, 0],
    ['is tilted to the right', 10, 0],
    ['is tilted to the left', -9.3, 0],
    ['was taken from below', 4, -24],
    ['was taken from above', -6, 18],
  ])('becomes level lines of the best height if it %s', (_, degrees, lean) => {
    const corners = around(480, 600, degrees, lean);
    const flat = flatten(shoot({ width: 480, height: 600, corners, light: shaded }));
    expect(flat).toMatchObject({ hasPaper: true, hasText: true });
    const heights = lineHeights(flat);
    expect(heights).toHaveLength(12);
    for (const height of heights) {
      expect(height).toBeGreaterThan(20);
      expect(height).toBeLessThan(36);
    }
    // The first letter of the first line, 38 units right of the paper's corner and 30 below it.
    const first = flat.data.findIndex((value) => value < 60);
    const found = project(flat.back, { x: first % flat.width, y: Math.floor(first / flat.width) });
    const paper = project(inverse(ofSquare(corners)), found);
    expect(paper.y * 400).toBeGreaterThan(27);
    expect(paper.y * 400).toBeLessThan(34);
  });

  test('on a table as bright as the paper has level lines too', () => {
    const corners = around(480, 600, 7);
    const flat = flatten(shoot({ width: 480, height: 600, corners, table: 228 }));
    expect(flat).toMatchObject({ hasPaper: false, hasText: true });
    expect(lineHeights(flat)).toHaveLength(12);
  });

  test('has even light', () => {
    const data = Uint8Array.from(
      { length: 200_000 },
      (_, at) => (at % 77 < 9 ? 0.3 : 1) * (90 + (at % 400) / 3),
    );
    const even = evenLight({ width: 400, height: 500, data }).data.filter((_, at) => at % 77 >= 9);
    even.sort();
    expect((even.at(-1) ?? 0) - (even[0] ?? 0)).toBeLessThan(20);
  });

  test('without any text says so', () => {
    const corners = around(200, 200, 0);
    expect(flatten(shoot({ width: 200, height: 200, corners, light: () => 0 })).hasText).toBe(false);
    const data = new Uint8ClampedArray(4 * 40_000).fill(250);
    expect(flatten({ width: 200, height: 200, data }).hasText).toBe(false);
  });

  test('may have any size and content', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer(),
        (width, height, seed) => {
          const data = Uint8ClampedArray.from(
            { length: 4 * width * height },
            (_, at) => Math.imul(at + 1, seed) >> 9,
          );
          const flat = flatten({ width, height, data });
          expect(flat.data).toHaveLength(flat.width * flat.height);
          expect(flat.width * flat.height).toBeLessThan(3_100_000);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test.each([-12, -4.5, 0, 2.2, 11.5])('lines that fall by %d degrees are found so', (degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const ink = Array.from({ length: 6000 }, (_, at) => {
    const [x, y] = [(at % 300) * 2, Math.floor(at / 300) * 30 + ((at * 7) % 12)];
    return {
      x: x * Math.cos(angle) - y * Math.sin(angle) + 200,
      y: x * Math.sin(angle) + y * Math.cos(angle) + 150,
    };
  });
  expect((straighten(ink, { width: 900, height: 900 }, 13).angle * 180) / Math.PI).toBeCloseTo(degrees, 0.5);
});

test('a sheet is found by its corners, and not where none is', () => {
  const corners = around(600, 800, 5, -20);
  const found = findPaper(greyOf(shoot({ width: 600, height: 800, corners: around(600, 800, 5, -20) })));
  for (const [index, { x, y }] of corners.entries()) {
    expect(Math.hypot(x - found![index]!.x, y - found![index]!.y)).toBeLessThan(6);
  }
  expect(findPaper({ width: 90, height: 90, data: new Uint8Array(8100).fill(200) })).toBeUndefined();
});

test('a projection and its inverse cancel each other', () => {
  const there = ofSquare(around(600, 800, 5, -20));
  const { x, y } = project(inverse(there), project(there, { x: 0.3, y: 0.8 }));
  expect(x).toBeCloseTo(0.3, 9);
  expect(y).toBeCloseTo(0.8, 9);
});
