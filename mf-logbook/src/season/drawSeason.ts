import { distanceLabels, formatEt, formatMph, formatWhole, type LogEntry } from '@holeshot/shared-core';
import {
  pictureEdge as edge,
  pictureSize,
  writerOn,
  type TextCanvas,
  type Write,
} from '../pass-page/sharePictureText';
import { lastCarOf, type LastCar } from './lastCar';
import { spreadWords } from './spreadWords';
import { summariseSeason, type CarSummary } from './summariseSeason';

type Canvas = TextCanvas & Pick<CanvasRenderingContext2D, 'fillRect' | 'beginPath' | 'arc' | 'fill'>;

/** Colors of print: dark on white. */
const colors = { ground: '#ffffff', text: '#10151b', quiet: '#4a5561', accent: '#0b62a8', line: '#c9d1d9' };
const right = pictureSize.width - edge;
/** Most bests that have a line. */
const mostBests = 8;
/** Tallest (px) that the picture of the ETs is. */
const tallest = 420;
/** Lowest edge (px) of the picture of the ETs: two lines and the name of the app stand below. */
const lowest = 1140;
/** Width (px) of the scale beside the ETs. */
const scale = 120;
const passesWithLargeDots = 100;

const drawFigures = (write: Write, figures: readonly (readonly [label: string, value: string])[]): void => {
  const wide = (right - edge) / figures.length;
  for (const [index, [label, value]] of figures.entries()) {
    const x = edge + index * wide;
    write(value, x, 220, { size: 64, weight: 650, most: wide - 36 });
    write(label, x, 264, { size: 32, color: colors.quiet, most: wide - 36 });
  }
};

/** Draws a line for each best, as many as have room, and returns the height (px) below them. */
const drawBests = (
  canvas: Canvas,
  write: Write,
  bests: readonly CarSummary[],
  onlyCar: string | undefined,
): number => {
  const line = (y: number, texts: readonly string[], style: { size: number; color?: string }): void => {
    const [car = '', distance = '', et = '', mph = '', consistency = ''] = texts;
    write(car, edge, y, { ...style, most: 330 });
    write(distance, 430, y, { ...style, most: 150 });
    write(et, 710, y, { ...style, align: 'right', most: 120 });
    write(mph, 850, y, { ...style, align: 'right', most: 130 });
    write(consistency, right, y, { ...style, align: 'right', most: 140 });
  };
  let y = 400;
  line(y, ['Car', 'Distance', 'Best ET', 'Best mph', 'Consistency'], { size: 28, color: colors.quiet });
  for (const { car, summary } of bests.slice(0, mostBests)) {
    const { bestEt, bestMph, consistency, distance } = summary;
    canvas.fillStyle = colors.line;
    canvas.fillRect(edge, y + 14, right - edge, 2);
    y += 52;
    const texts = [
      car ?? onlyCar ?? '',
      distanceLabels[distance],
      formatEt(bestEt?.derived.finish_et),
      formatMph(bestMph?.derived.finish_mph),
      consistency === undefined ? '–' : `± ${formatEt(consistency)}`,
    ];
    line(y, texts, { size: 34 });
  }
  const more = bests.length - mostBests;
  if (more <= 0) return y;
  y += 52;
  write(`${formatWhole(more)} more not drawn`, edge, y, { size: 30, color: colors.quiet });
  return y;
};

/** Draws the ETs of a car as dots, the slowest at the top, with words below. */
const drawEts = (
  canvas: Canvas,
  write: Write,
  { name, near, best, words }: LastCar,
  from: number,
): number => {
  const slowest = Math.max(...near.map(({ et }) => et));
  write(`ET pass by pass, ${name}`, edge, from, { size: 32, weight: 600 });
  const top = from + 40;
  const bottom = Math.min(top + tallest, lowest);
  const wide = right - edge - scale;
  canvas.fillStyle = colors.line;
  canvas.fillRect(edge, bottom, wide, 2);
  canvas.fillStyle = colors.accent;
  const radius = near.length > passesWithLargeDots ? 4 : 8;
  for (const [index, { et }] of near.entries()) {
    const x = edge + ((index + 0.5) / near.length) * wide;
    canvas.beginPath();
    canvas.arc(x, bottom - ((et - best) / (slowest - best || 1)) * (bottom - top), radius, 0, 2 * Math.PI);
    canvas.fill();
  }
  const style = { size: 30, color: colors.quiet, align: 'right', most: scale - 16 } as const;
  write(formatEt(slowest), right, top + 10, style);
  write(formatEt(best), right, bottom + 10, style);
  write(words, edge, bottom + 54, { size: 30, color: colors.quiet });
  return bottom + 54;
};

/** Draws passes as one picture for sharing and print: rounds, lights, bests, ETs and where their spread comes from. */
export const drawSeason = (canvas: Canvas, title: string, entries: readonly LogEntry[]): void => {
  const { bests, byes, losses, lost, passes, reaction, redLights, wins } = summariseSeason(entries);
  const car = lastCarOf(entries);
  const write = writerOn(canvas, colors.text);
  canvas.fillStyle = colors.ground;
  canvas.fillRect(0, 0, pictureSize.width, pictureSize.height);
  write(title, edge, 120, { size: 60, weight: 650 });
  drawFigures(write, [
    ['Passes', formatWhole(passes)],
    ['Won–lost', `${wins}–${losses}`],
    ['R/T average', formatEt(reaction)],
    ['Red lights', formatWhole(redLights)],
  ]);
  const byeWords = byes > 0 ? `${formatWhole(byes)} ${byes === 1 ? 'bye' : 'byes'}.` : '';
  write([lost, byeWords].filter(Boolean).join(' '), edge, 330, { size: 34 });
  const below = drawBests(canvas, write, bests, car?.name);
  if (car !== undefined && car.near.length > 1) {
    const end = drawEts(canvas, write, car, below + 76);
    write(spreadWords(car), edge, end + 48, { size: 30 });
  }
  write('Holeshot', right, pictureSize.height - 50, {
    size: 36,
    weight: 700,
    color: colors.accent,
    align: 'right',
  });
};
