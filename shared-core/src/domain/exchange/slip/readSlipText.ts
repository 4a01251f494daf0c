import type { Lane } from '../../entities/LogEntry';
import type { SlipField } from '../../logbook/slipFields';
import { dateNumbers, readCellTime, type DateOrder } from '../csv/readCellTime';
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
  /** The text names both lanes and has the numbers of one: whose they are, it does not say. */
  laneOpen: boolean;
  /** On the clocks of the track, `2026-06-20T13:05`. */
  localTime: string | undefined;
  /** The date does not say which of its numbers is the day. */
  timeDoubtful: boolean;
}

const dated = /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/;
const clocked = /\b\d{1,2}:\d{2}(:\d{2})?\s*([ap]\.?m?\b)?/i;

/** As tables are read: by the number that can only be a day, else by the points of countries that write it first. */
const orderOf = (day: string): { order: DateOrder; doubtful: boolean } => {
  const { numbers = [0, 0, 0], sign } = dateNumbers(day) ?? {};
  // `26-06-20` may begin with the year.
  const last = numbers[2] ?? 0;
  if (numbers[0] > 12) return { order: 'dmy', doubtful: sign === '-' && numbers[0] < 100 && last <= 31 };
  const pointed = sign === '.' && numbers[1] <= 12;
  return { order: pointed ? 'dmy' : 'mdy', doubtful: pointed };
};

/** Date and time of day, where one line or two of them say so. */
const timeIn = (lines: readonly string[]): Pick<SlipReading, 'localTime' | 'timeDoubtful'> => {
  const day = lines.find((line) => dated.test(line)) ?? '';
  // The clock alone: a date with points beside it would be taken for one.
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

/** The longest text that is read, in characters: no slip of two lanes has half as many, and a pasted table many more. */
const longestSlip = 4000;

/**
 * Reads the text of a slip, as phones copy it out of a photo: by its labels, or, where they are lost, by what a pass
 * can only be. A field that had to be repaired, that the others contradict, or that none vouches for is doubtful. In a
 * text longer than `longestSlip` nothing is found.
 */
export const readSlipText = (text: string): SlipReading => {
  if (text.length > longestSlip) {
    return { lanes: [], laneOpen: false, localTime: undefined, timeDoubtful: false };
  }
  const plain = text.normalize('NFKC');
  const lines = plain.split(/\r\n|\r|\n/);
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
  const laneOpen = found.length === 1 && bothLanes.every((lane) => lane.test(plain));
  return {
    lanes: found.map((fields, index) => ({ lane: laneOpen ? undefined : named[index], fields })),
    laneOpen,
    ...timeIn(lines),
  };
};
