import { withoutLeaders } from './withoutLeaders';

/** White picture with black squares. */
const drawn = (marks: [x: number, y: number, size: number][]) => {
  const picture = { width: 400, height: 60, data: new Uint8Array(400 * 60).fill(255) };
  for (const [x, y, size] of marks)
    for (let row = y; row < y + size; row += 1) picture.data.fill(0, row * 400 + x, row * 400 + x + size);
  return picture;
};
const inkOf = ({ data }: { data: Uint8Array }) => data.filter((value) => value < 100).length;

test('dots at equal distances leave all pictures; letters and the point of a number stay', () => {
  const letters: [number, number, number][] = [
    [10, 10, 30],
    [50, 10, 30],
    // The point of a number, farther away than the dots from each other.
    [250, 34, 6],
    [270, 10, 30],
  ];
  const leader = Array.from({ length: 8 }, (_, at): [number, number, number] => [90 + at * 16, 34, 6]);
  const [first, second] = [drawn([...letters, ...leader]), drawn([...letters, ...leader])];
  withoutLeaders([first, second], 30);
  for (const picture of [first, second]) expect(inkOf(picture)).toBe(3 * 900 + 36);
});

test('three dots are no leader, and grain is left alone', () => {
  const few = drawn([
    [90, 34, 6],
    [106, 34, 6],
    [122, 34, 6],
  ]);
  withoutLeaders([few], 30);
  expect(inkOf(few)).toBe(108);
  const grain = {
    width: 400,
    height: 60,
    data: Uint8Array.from({ length: 24_000 }, (_, at) => (at % 3 ? 255 : 0)),
  };
  const before = inkOf(grain);
  withoutLeaders([grain], 30);
  expect(inkOf(grain)).toBe(before);
});
