import type { Lane } from '../../entities/LogEntry';
import type { SlipField } from '../../logbook/slipFields';
import { readCellTime } from '../csv/readCellTime';
import { slipByPhysics } from './slipByPhysics';
import { slipDoubts, type SlipValues } from './slipDoubts';
import { slipNumber, type SlipNumber } from './slipNumber';
import { slipPairs } from './slipPairs';
import { slipTokens, type SlipToken } from './slipTokens';

/** One lane of a slip as it was read. */
export interface SlipLane {
  lane: Extract<Lane, 'Left' | 'Right'> | undefined;
  fields: Partial<Record<SlipField, SlipNumber>>;
}

/** What the text of a slip says; nothing of it may be saved before a racer has looked at it. */
export interface SlipReading {
  /** One or two; none where nothing could be read. */
  lanes: SlipLane[];
  /** On the clocks of the track, `2026-06-20T13:05`. */
  localTime: string | undefined;
}

const dated = /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/;

/** Date and time of day, where one line or two of them say so. */
const localTimeIn = (lines: readonly string[]): string | undefined => {
  const day = lines.find((line) => dated.test(line));
  if (day === undefined) return undefined;
  const clock = lines.find((line) => /\b\d{1,2}:\d{2}(:\d{2})?\s*([ap]\.?m)?/i.test(line)) ?? '';
  const read = readCellTime(day, clock, 'mdy');
  return read?.kind === 'wall' && read.time !== undefined
    ? `${read.date}T${read.time.slice(0, 5)}`
    : undefined;
};

const lanesNamed = (text: string): SlipLane['lane'][] => {
  const [left, right] = [text.search(/\bleft\b/i), text.search(/\bright\b/i)];
  if (left < 0 && right < 0) return [undefined, undefined];
  if (right < 0) return ['Left', 'Right'];
  if (left < 0) return ['Right', 'Left'];
  return left < right ? ['Left', 'Right'] : ['Right', 'Left'];
};

const columnOf = (texts: Map<SlipField, string | undefined>): SlipLane['fields'] => {
  const read = [...texts].flatMap(([field, text]) => {
    const number = text === undefined ? undefined : slipNumber(text, field);
    return number === undefined ? [] : [[field, number] as const];
  });
  const values: SlipValues = Object.fromEntries(read.map(([field, { value }]) => [field, value]));
  const doubts = slipDoubts(values);
  return Object.fromEntries(
    read.map(([field, { value, doubtful }]) => [field, { value, doubtful: doubtful || doubts.has(field) }]),
  );
};

const allDoubtful = (fields: SlipLane['fields']): SlipLane['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, { value, doubtful: true }]));

/** Numbers without labels by what they can only be: two lanes where most lines have two numbers. */
const unlabelled = (tokens: readonly SlipToken[]): SlipLane['fields'][] => {
  const lines = new Map<number, string[]>();
  for (const token of tokens) {
    if (token.kind === 'number') lines.set(token.line, [...(lines.get(token.line) ?? []), token.text]);
  }
  const rows = [...lines.values()];
  const pairs = rows.filter((row) => row.length === 2);
  const columns =
    pairs.length >= 4 && pairs.length > rows.length / 2
      ? [0, 1].map((lane) => pairs.map((row) => row[lane] ?? ''))
      : [rows.flat()];
  return columns.flatMap((texts) => {
    const found = slipByPhysics(texts);
    return found === undefined ? [] : [allDoubtful(columnOf(found))];
  });
};

/** By a label, at least so many fields; fewer is a text whose labels were lost. */
const fewest = 3;

/**
 * Reads the text of a slip, as phones copy it out of a photo: by its labels, or, where they are lost, by what a pass
 * can only be. A field that had to be repaired, that the others contradict, or that none vouches for is doubtful.
 */
export const readSlipText = (text: string): SlipReading => {
  const plain = text.normalize('NFKC');
  const lines = plain.split(/\r\n|\r|\n/);
  const localTime = localTimeIn(lines);
  const tokens = slipTokens(
    lines
      .map((line) => line.replace(dated, ' ').replace(/\b\d{1,2}:\d{2}(:\d{2})?\s*([ap]\.?m\.?)\b/gi, ' '))
      .join('\n'),
  );
  const named = lanesNamed(plain);
  const pairs = slipPairs(tokens);
  const columns = [0, 1].map((lane) =>
    columnOf(new Map([...pairs].map(([field, texts]) => [field, texts[lane]]))),
  );
  const labelled = columns.filter((fields) => Object.keys(fields).length >= fewest);
  const found = labelled.length > 0 ? labelled : unlabelled(tokens);
  return { lanes: found.map((fields, index) => ({ lane: named[index], fields })), localTime };
};
