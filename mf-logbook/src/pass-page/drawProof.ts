import {
  distanceLabels,
  formatDateTime,
  formatMoment,
  formatDial,
  formatDifference,
  formatEt,
  type LogEntry,
  type OwnProof,
  type Seconds,
} from '@holeshot/shared-core';
import { encode } from 'uqr';
import { pictureEdge as edge, pictureSize, writerOn, type TextCanvas } from './sharePictureText';

const colors = { ground: '#0b0f14', text: '#ffffff', quiet: '#a8b3bf', accent: '#5cbbf6', line: '#26303a' };

/** Largest edge (px) of the code. */
const codeSize = 440;

type Canvas = TextCanvas & Pick<CanvasRenderingContext2D, 'fillRect'>;

/** Draws a QR code, black on white whatever the picture: scanners fail on the reverse. */
const drawCode = (canvas: Canvas, text: string, x: number, y: number): void => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dot = Math.floor(codeSize / size);
  canvas.fillStyle = '#ffffff';
  canvas.fillRect(x, y, dot * size, dot * size);
  canvas.fillStyle = '#000000';
  for (const [row, dots] of data.entries())
    for (const [column, isDark] of dots.entries())
      if (isDark) canvas.fillRect(x + column * dot, y + row * dot, dot, dot);
};

/**
 * Draws a proof card: the signed call with the server's time, the slip's ET as typed, and the code that leads to the
 * check.
 * @param origin of the app, such as `https://holeshot.web.app`
 */
export const drawProof = (
  canvas: Canvas,
  { log_entry_datetime, location }: LogEntry,
  { proof, call }: OwnProof,
  slipEt: Seconds,
  origin: string,
): void => {
  const { width, height } = pictureSize;
  const write = writerOn(canvas, colors.text);
  canvas.fillStyle = colors.ground;
  canvas.fillRect(0, 0, width, height);

  write(call.car, edge, 120, { size: 52, weight: 600 });
  write(`${distanceLabels[call.finish]} · ${location.title}`, edge, 180, { color: colors.quiet });

  const signedAt = formatMoment(call.at, location.timezone);
  const dial = call.dial === undefined ? '' : `, dial ${formatDial(call.dial)}`;
  write('Call, signed before the pass', edge, 270, { weight: 600, color: colors.accent });
  write(formatEt(call.et), edge, 410, { size: 150, weight: 650 });
  write(`80 % between ${formatEt(call.low80)} and ${formatEt(call.high80)}${dial}`, edge, 475);
  write(`Server’s clock: ${signedAt}`, edge, 530, { color: colors.quiet });

  canvas.fillStyle = colors.line;
  canvas.fillRect(edge, 565, width - 2 * edge, 2);
  write('Slip as typed by the racer', edge, 635, { weight: 600, color: colors.accent });
  write(formatEt(slipEt), edge, 770, { size: 150, weight: 650, most: 480 });
  const miss = Math.round(slipEt * 1000) / 1000 - Math.round(call.et * 1000) / 1000;
  write(`Miss ${formatDifference(miss)}`, width - edge, 770, { size: 64, align: 'right', most: 400 });
  write(`Pass ${formatDateTime(log_entry_datetime, location.timezone)}`, edge, 830, { color: colors.quiet });

  const beside = edge + codeSize + 40;
  const most = width - edge - beside;
  drawCode(canvas, `${origin}/proof#${proof}`, edge, height - 40 - codeSize);
  write('Scan to check the call', beside, 1000, { weight: 600, most });
  write(new URL(origin).host, beside, 1060, { size: 32, color: colors.quiet, most });
  write('Holeshot', width - edge, height - 70, { weight: 700, color: colors.accent, align: 'right' });
};
