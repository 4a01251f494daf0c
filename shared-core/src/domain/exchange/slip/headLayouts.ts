import { isCell, isLabel, type LabelToken, type Laned } from './layoutRows';
import type { SlipToken } from './slipTokens';

/** A head of labels, with a line for each lane below it. */
export const headed = (lines: readonly SlipToken[][]): { rows: Laned[]; lanes: number }[] => {
  const at = lines.findIndex((tokens) => tokens.length >= 3 && tokens.every(isLabel));
  const head = (lines[at] ?? []).filter(isLabel);
  const begin = (head[0]?.column ?? 0) - 1;
  const below = lines.slice(at + 1).filter((tokens) => tokens.some((token) => token.kind === 'number'));
  // Lines of more than two are runs.
  const laneOpen = below.length > 2 && !below.slice(2).some((tokens) => tokens.some(isLabel));
  const bodies = below
    .slice(0, 2)
    // The number of a lane stands before the first label.
    .map((tokens) => tokens.filter(({ column }) => column >= begin));
  if (at < 0 || bodies.length === 0 || bodies.some((tokens) => tokens.some(isLabel))) return [];
  const named = [
    head,
    head.filter(({ label }) => label !== 'other'),
    head.filter(({ label }) => label !== 'other' && label !== 'car'),
  ];
  // Cells stand under the begins of their labels, or are as many as these.
  const aligned = bodies.every((tokens) =>
    tokens.every(({ column }) => head.some((label) => label.column === column)),
  );
  const labels = aligned
    ? head
    : named.find((each) => bodies.every((tokens) => tokens.length === each.length));
  if (labels === undefined) return [];
  const cellOf = (tokens: readonly SlipToken[], label: LabelToken, index: number) =>
    tokens.filter(isCell).find((cell, at) => (aligned ? cell.column === label.column : at === index));
  return [
    {
      lanes: bodies.length,
      rows: labels.map((label, index) => ({
        label,
        lanes: bodies.map((tokens) => cellOf(tokens, label, index)),
        unused: 0,
        laneOpen,
      })),
    },
  ];
};

/** All labels first, then all numbers: of one lane, of one after the other, or of both in turn. */
export const stacked = (lines: readonly SlipToken[][]): { rows: Laned[]; lanes: number }[] => {
  const filled = lines.filter((tokens) => tokens.length > 0);
  const first = filled.findIndex((tokens) => tokens.every(isLabel));
  const begin = filled.slice(Math.max(first, 0));
  const end = begin.findIndex((tokens) => !tokens.every(isLabel));
  const labels = begin.slice(0, Math.max(end, 0)).flat().filter(isLabel);
  const after = begin.slice(labels.length === 0 ? 0 : end);
  const stop = after.findIndex((tokens) => tokens.some(isLabel));
  const cells = after
    .slice(0, stop < 0 ? undefined : stop)
    .flat()
    .filter(isCell);
  if (labels.length < 3) return [];
  const zipped = (lanes: number, pick: (index: number, lane: number) => number) => ({
    lanes,
    rows: labels.map((label, index) => ({
      label,
      lanes: Array.from({ length: lanes }, (_, lane) => cells[pick(index, lane)]),
      unused: 0,
    })),
  });
  if (cells.length === labels.length) return [zipped(1, (index) => index)];
  if (cells.length !== labels.length * 2) return [];
  return [
    zipped(2, (index, lane) => index * 2 + lane),
    zipped(2, (index, lane) => lane * labels.length + index),
  ];
};
