import { distanceLabels, formatEt, formatMph, formatWhole, type LogEntry } from '@holeshot/shared-core';
import {
  pictureEdge as edge,
  pictureSize,
  writerOn,
  type TextCanvas,
  type Write,
} from '../pass-page/sharePictureText';
import { lastCarOf, type LastCar } from './lastCar';
import { reactionLights, type ReactionLights } from './reactionLights';
import { spreadWords } from './spreadWords';
import { summariseSeason, type CarSummary } from './summariseSeason';

type Canvas = TextCanvas & Pick<CanvasRenderingContext2D, 'fillRect' | 'beginPath' | 'arc' | 'fill'>;

/** Colors of print: dark on white. */
const colors = {
  ground: '#ffffff',
  text: '#10151b',
  quiet: '#4a5561',
  accent: '#0b62a8',
  red: '#b3261e',
  line: '#c9d1d9',
};
const right = pictureSize.width - edge;
/** Most bests that have a line. */
const mostBests = 8;
/** Tallest (px) that the picture of the ETs is. */
const tallest = 420;
/** Lowest edge (px) of the pictures: three lines and the name of the app stand below. */
const lowest = 1092;
/** Width (px) of the scale beside the ETs. */
const scale = 120;
const passesWithLargeDots = 100;
/** Width (px) of the R/T bars beside the ETs, and the gap before them. */
const lights = { width: 330, gap: 40 };

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
  line(y, ['Car', 'Distance', 'Best ET', 'Best mph', 'Consistency'], { size: 25, color: colors.quiet });
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

/** Upper and lower edge (px) of a picture, and its sides. */
interface Frame {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const titleStyle = { size: 32, weight: 600 } as const;

/** Draws the ETs of a car as dots, the slowest at the top. */
const drawEts = (
  canvas: Canvas,
  write: Write,
  { name, near, best }: LastCar,
  { top, bottom, right, left }: Frame,
): void => {
  const slowest = Math.max(...near.map(({ et }) => et));
  write(`ET pass by pass, ${name}`, left, top - 40, { ...titleStyle, most: right - left });
  const wide = right - left - scale;
  canvas.fillStyle = colors.line;
  canvas.fillRect(left, bottom, wide, 2);
  canvas.fillStyle = colors.accent;
  const radius = near.length > passesWithLargeDots ? 4 : 8;
  for (const [index, { et }] of near.entries()) {
    const x = left + ((index + 0.5) / near.length) * wide;
    canvas.beginPath();
    canvas.arc(x, bottom - ((et - best) / (slowest - best || 1)) * (bottom - top), radius, 0, 2 * Math.PI);
    canvas.fill();
  }
  const style = { size: 30, color: colors.quiet, align: 'right', most: scale - 16 } as const;
  write(formatEt(slowest), right, top + 10, style);
  write(formatEt(best), right, bottom + 10, style);
};

/** Draws the reactions as bars of 0.010 s, red lights in red. */
const drawLights = (
  canvas: Canvas,
  write: Write,
  bins: ReactionLights['bins'],
  { top, bottom, left, right }: Frame,
): void => {
  write('R/T by 0.010 s', left, top - 40, { ...titleStyle, most: right - left });
  const most = Math.max(...bins.map(({ count }) => count));
  const wide = (right - left) / bins.length;
  for (const [index, { from, count }] of bins.entries()) {
    const tall = ((bottom - top) * count) / most;
    canvas.fillStyle = from < 0 ? colors.red : colors.accent;
    if (count > 0) canvas.fillRect(left + (index + 0.1) * wide, bottom - tall, 0.8 * wide, tall);
  }
  canvas.fillStyle = colors.line;
  canvas.fillRect(left, bottom, right - left, 2);
};

/** Draws the ETs of a car and the lights of all side by side, each as far as known, with words below. */
const drawPictures = (
  canvas: Canvas,
  write: Write,
  car: LastCar | undefined,
  { bins, words }: ReactionLights,
  from: number,
): void => {
  const top = from + 40;
  const frame = { top, bottom: Math.min(top + tallest, lowest), left: edge, right };
  const hasEts = car !== undefined && car.near.length > 1;
  const hasLights = bins.length > 0;
  const beside = right - lights.width;
  if (hasEts) drawEts(canvas, write, car, { ...frame, right: hasLights ? beside - lights.gap : right });
  if (hasLights) drawLights(canvas, write, bins, { ...frame, left: hasEts ? beside : edge });
  const lines = [
    ...(hasEts ? [car.words] : []),
    ...(hasLights ? [`R/T: ${words}`] : []),
    ...(hasEts ? [spreadWords(car)] : []),
  ];
  for (const [index, line] of lines.entries())
    write(line, edge, frame.bottom + 54 + index * 48, { size: 30, color: colors.quiet });
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
  drawPictures(canvas, write, car, reactionLights(entries), below + 76);
  write('Holeshot', right, pictureSize.height - 50, {
    size: 36,
    weight: 700,
    color: colors.accent,
    align: 'right',
  });
};
