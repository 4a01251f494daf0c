import {
  formatDateTime,
  formatDifference,
  formatEt,
  formatMph,
  formatWhole,
  predictionMiss,
  type LogEntry,
} from '@holeshot/shared-core';
import { pictureEdge as edge, pictureSize, writerOn, type TextCanvas } from './sharePictureText';
import { slipHeads, slipLines } from './slipLines';

const colors = { ground: '#0b0f14', text: '#ffffff', quiet: '#a8b3bf', accent: '#5cbbf6', line: '#26303a' };

/** Draws a pass as a picture: track, ET, speed, slip, call and air. */
export const drawPass = (
  canvas: TextCanvas & Pick<CanvasRenderingContext2D, 'fillRect'>,
  entry: LogEntry,
): void => {
  const { derived, location, log_entry_datetime: at, timeslip, vehicle } = entry;
  const { width, height } = pictureSize;
  const right = width - edge;
  const write = writerOn(canvas, colors.text);
  canvas.fillStyle = colors.ground;
  canvas.fillRect(0, 0, width, height);

  write(location.title, edge, 120, { size: 52, weight: 600 });
  write(`${formatDateTime(at, location.timezone)} · ${vehicle.name}`, edge, 180, { color: colors.quiet });
  write(formatEt(derived.finish_et), edge, 400, { size: 230, weight: 650, most: 620 });
  if (derived.finish_mph !== undefined)
    write(`${formatMph(derived.finish_mph)} mph`, right, 400, { size: 64, align: 'right', most: 290 });
  const marks = [timeslip.result, timeslip.quality === 'All Out' ? '' : timeslip.quality].filter(Boolean);
  write(marks.join(', '), edge, 470, { size: 44, weight: 600, color: colors.accent });

  const heads = slipHeads(entry);
  const lines = slipLines(entry);
  const own = heads.opponent === undefined ? right : 680;
  const step = Math.min(76, 620 / (lines.length + 1));
  let y = 550;
  write(heads.own, own, y, { size: 32, color: colors.quiet, align: 'right', most: 330 });
  write(heads.opponent ?? '', right, y, { size: 32, color: colors.quiet, align: 'right', most: 300 });
  for (const line of lines) {
    y += step;
    canvas.fillStyle = colors.line;
    canvas.fillRect(edge, y - step + 14, width - 2 * edge, 2);
    write(line.label, edge, y, { size: 38, color: colors.quiet });
    write(line.own, own, y, { weight: 600, align: 'right' });
    write(line.opponent, right, y, { weight: 600, align: 'right' });
  }

  const miss = predictionMiss(entry);
  const call = derived.finish_ddp === undefined ? '' : `Call ${formatEt(derived.finish_ddp)}`;
  const parts = [
    call === '' || miss === undefined ? call : `${call}, miss ${formatDifference(miss)}`,
    derived.density_altitude === undefined ? '' : `DA ${formatWhole(derived.density_altitude)} ft`,
  ].filter(Boolean);
  write(parts.join(' · '), edge, height - 70, { color: colors.quiet, most: 680 });
  write('Holeshot', right, height - 70, { weight: 700, color: colors.accent, align: 'right' });
};
