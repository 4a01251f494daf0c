import type { Lane } from '../../entities/LogEntry';
import type { SlipField } from '../../pass/slipFields';
import { dateNumbers, months, readCellTime, type DateOrder } from '../../cells/readCellTime';
import { slipByPhysics } from './slipByPhysics';
import { slipDoubts, type SlipValues } from './slipDoubts';
import { slipNumber, type SlipNumber } from './slipNumber';
import { slipPairs } from './slipPairs';
import { saysWinner, slipResults, type SlipResult } from './slipResults';
import { slipTokens, type SlipToken } from './slipTokens';
import { slipTrack, type NamedTrack, type SlipTrack } from './slipTrack';

/** One lane of a slip as read. */
export interface SlipLane {
  lane: Extract<Lane, 'Left' | 'Right'> | undefined;
  fields: Partial<Record<SlipField, SlipNumber>>;
  /** Result of this lane, where the text tells it. */
  result: SlipResult | undefined;
}

/** Reading of a slip's text; nothing of it is saved before a racer has looked at it. */
export interface SlipReading {
  /** One or two; none where nothing could be read. */
  lanes: SlipLane[];
  /**
   * The text names both lanes and has the numbers of one: both lanes get them, since the text does not tell whose
   * they are.
   */
  laneOpen: boolean;
  /** Time by the clocks of the track, `2026-06-20T13:05`. */
  localTime: string | undefined;
  /** The date does not say which of its numbers is the day. */
  timeDoubtful: boolean;
  /** Track, where the text names one. */
  track: SlipTrack | undefined;
  /** Lines of which nothing was read. */
  leftOut: string[];
}

const month = `(?:${months.join('|')})[a-z]*\\.?`;
const dayOfMonth = '\\d{1,2}(?:st|nd|rd|th)?';
/** `6/20/2026`, `20-JUN-2026`, `June 20, 2026`. */
const dated = new RegExp(
  `\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\b(?:${dayOfMonth}[\\s.-]+${month}|${month}[\\s-]+${dayOfMonth})[\\s,-]+\\d{2,4}\\b`,
  'i',
);
const clocked = /\b\d{1,2}:\d{2}(:\d{2})?\s*([ap]\.?m?\b)?/i;
const clocks = /\b\d{1,2}:\d{2}(:\d{2})?\s*([ap]\.?m\.?)\b/gi;

/**
 * Returns the order of a date, as in tables: by the number that can only be a day, else by the points of countries
 * that write it first.
 */
const orderOf = (day: string): { order: DateOrder; doubtful: boolean } => {
  const { numbers = [0, 0, 0], sign } = dateNumbers(day) ?? {};
  // `26-06-20` may begin with the year.
  const last = numbers[2] ?? 0;
  if (numbers[0] > 12) return { order: 'dmy', doubtful: sign === '-' && numbers[0] < 100 && last <= 31 };
  const pointed = sign === '.' && numbers[1] <= 12;
  return { order: pointed ? 'dmy' : 'mdy', doubtful: pointed };
};

/** Finds date and time of day in one line or two. */
const timeIn = (lines: readonly string[]): Pick<SlipReading, 'localTime' | 'timeDoubtful'> => {
  const day = lines.find((line) => dated.test(line)) ?? '';
  // Read the clock alone: a date with points would look like one.
  const clock = lines.flatMap((line) => clocked.exec(line)?.[0] ?? [])[0] ?? '';
  const { order, doubtful } = orderOf(day);
  const read = day === '' ? undefined : readCellTime(day, clock, order);
  if (read?.kind !== 'wall' || read.time === undefined) return { localTime: undefined, timeDoubtful: false };
  return { localTime: `${read.date}T${read.time.slice(0, 5)}`, timeDoubtful: doubtful };
};

const bothLanes = [/\bleft\b/i, /\bright\b/i];

const lanesNamed = (text: string): SlipLane['lane'][] => {
  const [left = -1, right = -1] = bothLanes.map((lane) => text.search(lane));
  if (left < 0 && right < 0) return [];
  if (right < 0) return ['Left', 'Right'];
  if (left < 0) return ['Right', 'Left'];
  return left < right ? ['Left', 'Right'] : ['Right', 'Left'];
};

/** Pieces of text for the fields of one lane. */
type Column = Map<SlipField, string | undefined>;

const columnOf = (texts: Column): SlipLane['fields'] => {
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

/** Assigns numbers without labels by physics: two lanes where most lines have two numbers. */
const unlabelled = (tokens: readonly SlipToken[]): Column[] => {
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
  return columns.flatMap((texts) => slipByPhysics(texts) ?? []);
};

/** Fewest fields by labels; below it the labels were lost. */
const fewest = 3;

/** Reads the columns of a slip, as their texts and as values. */
const columnsIn = (tokens: readonly SlipToken[]): { texts: Column; fields: SlipLane['fields'] }[] => {
  const pairs = slipPairs(tokens);
  const labelled = [0, 1]
    .map((lane): Column => new Map([...pairs].map(([field, texts]) => [field, texts[lane]])))
    .map((texts) => ({ texts, fields: columnOf(texts) }))
    .filter(({ fields }) => Object.keys(fields).length >= fewest);
  return labelled.length > 0
    ? labelled
    : unlabelled(tokens).map((texts) => ({ texts, fields: allDoubtful(columnOf(texts)) }));
};

/** Finds the lines with a number that was read, and those that hold nothing but labels of such numbers. */
const linesOfNumbers = (tokens: readonly SlipToken[], columns: ReturnType<typeof columnsIn>): Set<number> => {
  const read = new Set(
    columns.flatMap(({ texts, fields }) =>
      [...texts].flatMap(([field, text]) => (field in fields ? text : [])),
    ),
  );
  const lines = new Set<number>();
  const bare = new Set(tokens.filter(({ kind }) => kind === 'label').map(({ line }) => line));
  for (const token of tokens) {
    if (token.kind === 'number') bare.delete(token.line);
    if (token.kind === 'number' && read.has(token.text)) lines.add(token.line);
    if (token.kind === 'label' && token.label === 'other') bare.delete(token.line);
  }
  return columns.length === 0 ? lines : new Set([...lines, ...bare]);
};

/** Longest text that is read, in characters: no slip of two lanes has half as many, a pasted table many more. */
const longestSlip = 4000;

const nothing: SlipReading = {
  lanes: [],
  laneOpen: false,
  localTime: undefined,
  timeDoubtful: false,
  track: undefined,
  leftOut: [],
};

/**
 * Reads the text of a slip, as phones copy it out of a photo: by its labels, or, where they are lost, by physics. A
 * repaired, contradicted or unsupported field is doubtful. A text longer than `longestSlip` has no reading.
 * @param tracks the racer's
 */
export const readSlipText = (text: string, tracks: readonly NamedTrack[] = []): SlipReading => {
  if (text.length > longestSlip) return nothing;
  const lines = text
    .normalize('NFKC')
    .replace(/(?<!\d)[−–—](?=[.\d])/g, '-')
    .split(/\r\n|\r|\n/);
  const undated = lines.map((line) => line.replace(dated, ' ').replace(clocks, ' '));
  const tokens = slipTokens(undated.join('\n'));
  const heads = lines.filter((line) => !saysWinner(line)).join('\n');
  const found = columnsIn(tokens);
  const laneOpen = found.length === 1 && bothLanes.every((lane) => lane.test(heads));
  const columns = laneOpen ? [...found, ...found] : found;
  const named = lanesNamed(heads);
  const { results, lines: resultLines } = slipResults(
    lines,
    columns.map((_, index) => named[index]),
  );
  const numbers = linesOfNumbers(tokens, found);
  const track = slipTrack(undated, (line) => numbers.has(line), tracks);
  const time = timeIn(lines);
  const isRead = (line: string, index: number): boolean =>
    numbers.has(index) ||
    index === track?.line ||
    resultLines.includes(index) ||
    /^\W*(?:left|right|lane|\W)+$/i.test(line) ||
    (time.localTime !== undefined && (dated.test(line) || clocked.test(line)));
  return {
    lanes: columns.map(({ fields }, index) => ({ lane: named[index], fields, result: results[index] })),
    laneOpen,
    ...time,
    track,
    leftOut: lines
      .filter((line, index) => /[\p{L}\p{N}]/u.test(line) && !isRead(line, index))
      .map((line) => line.trim()),
  };
};
