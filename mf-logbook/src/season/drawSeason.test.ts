import { seconds, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { pictureEdge, pictureSize } from '../pass-page/sharePictureText';
import { drawSeason } from './drawSeason';

/** Canvas that notes what is drawn; each letter is half as wide as high. */
const drawnOf = (entries: readonly LogEntry[], title = 'Season 2026') => {
  const written: { text: string; left: number; right: number; y: number; size: number }[] = [];
  const dots: { x: number; y: number }[] = [];
  const grounds: string[] = [];
  const bars: { fill: string; height: number; right: number }[] = [];
  const sizeOf = (font: string): number => Number(/(\d+)px/.exec(font)?.[1]);
  const widthOf = (text: string): number => ([...text].length * sizeOf(canvas.font)) / 2;
  const canvas = {
    fillStyle: '',
    font: '',
    textAlign: 'left' as CanvasTextAlign,
    fillRect: (x: number, _: number, width: number, height: number) => {
      grounds.push(canvas.fillStyle);
      bars.push({ fill: canvas.fillStyle, height, right: x + width });
    },
    beginPath: () => undefined,
    arc: (x: number, y: number) => void dots.push({ x, y }),
    fill: () => undefined,
    measureText: (text: string) => ({ width: widthOf(text) }) as TextMetrics,
    fillText: (text: string, x: number, y: number) => {
      const left = canvas.textAlign === 'right' ? x - widthOf(text) : x;
      written.push({ text, left, right: left + widthOf(text), y, size: sizeOf(canvas.font) });
    },
  };
  drawSeason(canvas, title, entries);
  const lines = written.filter(({ text }) => text !== '');
  // The first is the ground, lines are thin.
  const lights = bars.slice(1).filter(({ height }) => height > 2);
  return { lines, texts: lines.map(({ text }) => text), dots, lights, ground: grounds[0] };
};

const withCar = (uid: string, name: string): LogEntry[] =>
  novaPasses.map((pass) => ({ ...pass, vehicle: { ...pass.vehicle, uid, name } }));
const thirtyCars = Array.from({ length: 30 }, (_, index) => withCar(`car-${index}`, `Car ${index}`)).flat();

describe('the picture of a season', () => {
  test('has rounds, lights, bests and the ETs as dots, dark on white', () => {
    const { texts, dots, ground } = drawnOf(novaPasses);
    expect(ground).toBe('#ffffff');
    for (const text of [
      ...['Season 2026', '6', 'Passes', '3–1', 'Won–lost', '0.018', 'R/T average', '0', 'Red lights'],
      ...['Lost 1: 1 not known.', "'69 Nova", '1/4 mile', '11.168', '119.4', '± 0.009', 'Holeshot'],
      ...["ET pass by pass, '69 Nova", 'Best 11.168 of 5 passes'],
    ])
      expect(texts).toContain(text);
    expect(dots).toHaveLength(5);
    expect(dots[0]!.y).toBeGreaterThan(dots.at(-1)!.y);
  });

  test('has the lights as bars beside the ETs, the red ones in red', () => {
    const reactions = [-0.004, 0.011, 0.014, 0.018, 0.026, 0.027];
    const lit = novaPasses.map((pass, index) => ({
      ...pass,
      timeslip: { ...pass.timeslip, reaction_time: seconds(reactions[index] ?? 0) },
    }));
    const { lights, dots, texts } = drawnOf(lit);
    expect(lights.map(({ fill }) => fill)).toEqual(['#b3261e', '#0b62a8', '#0b62a8']);
    expect(lights[0]!.height).toBeCloseTo(lights[1]!.height / 3, 6);
    for (const { right } of lights) expect(right).toBeLessThanOrEqual(pictureSize.width - pictureEdge);
    expect(Math.max(...dots.map(({ x }) => x))).toBeLessThan(660);
    expect(texts).toContainEqual(expect.stringMatching(/^R\/T: Median .*1 red of 6\.$/));
    expect(drawnOf(lit.slice(0, 2)).lights).toEqual([]);
  });

  test('names the byes below the rounds won and lost', () => {
    const [first, ...others] = novaPasses;
    const { texts } = drawnOf([{ ...first!, event: { bye: true } }, ...others]);
    expect(texts).toContainEqual(expect.stringMatching(/(^| )1 bye\.$/));
  });

  test('says where the spread of the ET comes from', () => {
    const [newer, older] = [novaPasses, novaPasses].map((passes, copy) =>
      passes.map((pass) => ({ ...pass, log_entry_uid: `${pass.log_entry_uid}-${copy}` })),
    );
    const called = [...newer!, ...older!, ...newer!].map((pass) => ({
      ...pass,
      derived: { ...pass.derived, finish_ddp: seconds(11.2) },
    }));
    expect(drawnOf(called).texts).toContainEqual(
      expect.stringMatching(/ET spread ± 0\.0\d\d s: air and tune 0 %/),
    );
    expect(drawnOf(novaPasses).texts).not.toContainEqual(expect.stringMatching(/spread/));
  });

  test('of 30 cars says how many are not drawn', () => {
    const { texts, lines } = drawnOf(thirtyCars);
    expect(texts.filter((text) => /^Car \d+$/.test(text))).toHaveLength(8);
    expect(texts).toContain('22 more not drawn');
    for (const { y } of lines) expect(y).toBeLessThan(pictureSize.height - 40);
  });

  test.each<[string, readonly LogEntry[], string]>([
    ['many cars', thirtyCars, 'Season 2026'],
    [
      'long names',
      [...withCar('one', 'Wild '.repeat(60)), ...withCar('two', '長'.repeat(60))],
      'Season 2026',
    ],
    ['many passes', Array.from({ length: 1700 }, () => novaPasses).flat(), 'All passes'],
  ])('with %s stays readable, within its edges and without overlap', (_, entries, title) => {
    const { lines } = drawnOf(entries, title);
    for (const { text, left, right, size } of lines) {
      expect({ text, fits: left >= pictureEdge && right <= pictureSize.width - pictureEdge }).toEqual({
        text,
        fits: true,
      });
      expect(size).toBeGreaterThanOrEqual(20);
    }
    for (const one of lines)
      for (const other of lines)
        if (one !== other && one.y === other.y && one.left < other.left)
          expect(one.right).toBeLessThanOrEqual(other.left);
  });

  test.each<[string, LogEntry]>([
    ['no number', { ...novaPasses[0]!, timeslip: { ...novaPasses[0]!.timeslip }, derived: {} }],
    ['times of 0', { ...novaPasses[0]!, derived: { finish_et: seconds(0), finish_ddp: seconds(0) } }],
  ])('of passes with %s says nothing that is unknown', (_, pass) => {
    const { reaction_time: __, ...timeslip } = pass.timeslip;
    const { texts, dots } = drawnOf([{ ...pass, timeslip }]);
    expect(texts.filter((text) => /NaN|Infinity|undefined/.test(text))).toEqual([]);
    expect(dots).toEqual([]);
  });
});
