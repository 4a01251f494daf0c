import { withPlainZeros } from './withPlainZeros';

const figures = {
  zero: ['.###.', '#...#', '#..##', '#.#.#', '##..#', '#...#', '.###.'],
  eight: ['.###.', '#...#', '#...#', '.###.', '#...#', '#...#', '.###.'],
};
const [dot, way, height] = [4, 28, 44];

/** Prints figures of square dots; each row lies by `lean` farther to the right than the one above. */
const printed = (names: readonly (keyof typeof figures)[], leans: number | readonly number[] = 0) => {
  const width = way * names.length + 16;
  const data = new Uint8Array(width * height).fill(255);
  for (const [at, name] of names.entries()) {
    const lean = typeof leans === 'number' ? leans : (leans[at] ?? 0);
    for (let y = 0; y < 7 * dot; y += 1)
      for (let x = 0; x < 5 * dot; x += 1)
        if (figures[name][Math.floor(y / dot)]?.[Math.floor(x / dot)] === '#')
          data[(y + 8) * width + x + 8 + at * way + Math.round(lean * y)] = 0;
  }
  return { width, height, data };
};
/** Tells whether the middle of a figure is white. */
const isOpen = ({ width, data }: ReturnType<typeof printed>, at: number, lean = 0): boolean =>
  data[22 * width + 18 + at * way + Math.round(14 * lean)] === 255;
/** Returns the indices of figures by their places. */
const placesOf = (places: ReturnType<typeof withPlainZeros>): number[] =>
  places.map(({ left, right }) => Math.floor((left + right) / 2 / way));

test.each([0, 0.07, -0.06])(
  'zeros lose their stroke in all pictures, eights stay, where lines lean by %d',
  (lean) => {
    const names = ['zero', 'eight', 'zero', 'eight', 'eight', 'zero'] as const;
    const pictures = [printed(names, lean), printed(names, lean)];
    expect(withPlainZeros(pictures, 7 * dot)).toEqual([]);
    for (const picture of pictures)
      expect(names.map((_, at) => isOpen(picture, at, lean))).toEqual(names.map((name) => name === 'zero'));
  },
);

test.each([0, 0.06])('a slip without a stroked zero is left alone, where its lines lean by %d', (lean) => {
  const picture = printed(['eight', 'eight', 'eight', 'eight'], lean);
  const before = picture.data.slice();
  withPlainZeros([picture], 7 * dot);
  expect(picture.data).toEqual(before);
});

test('zeros without an eight beside them lose their stroke too', () => {
  const picture = printed(['zero', 'zero', 'zero']);
  expect(placesOf(withPlainZeros([picture], 7 * dot))).toEqual([0, 1, 2]);
  expect([0, 1, 2].map((at) => isOpen(picture, at))).toEqual([true, true, true]);
});

test('eights that lean as the strokes of zeros do are unsure', () => {
  const picture = printed(['eight', 'eight', 'eight', 'eight'], 0.1);
  expect(placesOf(withPlainZeros([picture], 7 * dot))).toEqual([0, 1, 2, 3]);
});

test('eights that lean more than others far from them are unsure', () => {
  const leans = [-0.06, -0.06, -0.06, -0.06, -0.06, -0.03, 0, 0.03, 0.06, 0.08, 0.1, 0.1, 0.1, 0.1];
  const picture = printed(
    leans.map(() => 'eight'),
    leans,
  );
  const unsure = placesOf(withPlainZeros([picture], 7 * dot));
  const cleared = leans.flatMap((lean, at) => (isOpen(picture, at, lean) ? at : []));
  expect(cleared).toContain(13);
  expect(unsure).toEqual(cleared);
});

test('one figure, seen at each brightness, is no slip with strokes', () => {
  const picture = printed(['eight'], 0.1);
  const before = picture.data.slice();
  expect(withPlainZeros([picture], 7 * dot)).toEqual([]);
  expect(picture.data).toEqual(before);
});
