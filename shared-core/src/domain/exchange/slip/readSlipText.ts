import type { Lane } from '../../entities/LogEntry';
import type { SlipField } from '../../pass/slipFields';
import { allDoubted, doubtWhere, rate, withDoubts, type LaneValues, type RatedLayout } from './slipLane';
import type { SlipLayout } from './layoutRows';
import { slipLayouts } from './slipLayouts';
import { columnAt } from './columnAt';
import { bothLanes, lanesAlone, lanesNamed, nameBoth, namesAnother, ofLanes, ownLane } from './laneNames';
import { saysWinner, slipResults, withLaneNames, type SlipResult } from './slipResults';
import { slipRound, withoutRound, type SlipRound } from './slipRound';
import { hasDate, hasTime, slipTime, withoutTime, type SlipTime } from './slipTime';
import { slipTokens, type SlipPlace, type SlipToken } from './slipTokens';
import { slipTrack, type NamedTrack, type SlipTrack } from './slipTrack';
import { unlabelledLayouts } from './unlabelledLayouts';

/** One lane of a slip as read. */
export interface SlipLane extends LaneValues {
  lane?: Extract<Lane, 'Left' | 'Right'> | undefined;
  /** Result of this lane, where the text tells it. */
  result?: SlipResult | undefined;
  /** Places of numbers that a photo shows and that were not read: the racer types them. */
  unread?: Partial<Record<SlipField, SlipPlace>>;
}

/** Reading of a slip's text; nothing of it is saved before a racer has looked at it. */
export interface SlipReading extends SlipTime {
  /** One or two; none where nothing could be read. */
  lanes: SlipLane[];
  /**
   * The text names both lanes and has the numbers of one: both lanes get them, since the text does not tell whose
   * they are.
   */
  laneOpen: boolean;
  /** Track, where the text names one. */
  track?: SlipTrack | undefined;
  /** Round, where the text names one. */
  round?: SlipRound | undefined;
  /** Lines of which nothing was read. */
  leftOut: string[];
  /** The text is longer than a slip, and was not read. */
  tooLong: boolean;
}

/** Longest text that is read, in characters: no slip of two lanes has half as many, a pasted table many more. */
const longestSlip = 4000;
/** Most lines, empty ones too. */
const mostLines = 400;
/** Longest line, and longest text, once tabs are spaces: many expressions look along a line from each sign of it. */
const longestLine = 1000;
const longestInColumns = 2 * longestSlip;
/** Most labels and numbers; a slip of two lanes has a third of these. */
const mostTokens = 160;

const nothing: SlipReading = {
  lanes: [],
  laneOpen: false,
  localTime: undefined,
  timeDoubtful: false,
  track: undefined,
  leftOut: [],
  tooLong: false,
};

/** Reading of a text that is longer than a slip. */
export const tooLong: SlipReading = { ...nothing, tooLong: true };

/** Writes the signs of a text in one way: a fraction bar, a minus, a space; a sign without width is none. */
const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[^\S\r\n\t]|(?![\r\n\t])\p{Cc}/gu, ' ');

const tabWidth = 16;
/** Puts each tab on its stop, so that columns of a sheet are columns of the text. */
const inColumns = (line: string): string =>
  line
    .split('\t')
    .reduce((done, part) => done.padEnd(Math.floor(done.length / tabWidth + 1) * tabWidth) + part)
    .replace(/ \|(?= |$)/g, '  ');

// Rows of a sheet end in empty cells.
const linesOf = (plain: string): string[] => plain.split(/\r\n|\r|\n/).map((line) => line.trimEnd());

/** Tells whether a text is longer than a slip; a sign can grow to eighteen. */
export const isTooLongForSlip = (text: string): boolean => {
  if (text.length > longestSlip) return true;
  const plain = plainSigns(text);
  return plain.length > longestSlip || linesOf(plain).length > mostLines;
};

/** Words of columns and blocks that are other runs of a car. */
const otherRuns =
  /\b(?:best|avg|average|mean|last|previous|prior|pb)\b|\b(run|pass)\b(?!\s*time)[^\n]*\b\1\b/i;

/** Tells whether the second lane may be another run of the first: by the words of a head, one lane named twice, or two dates. */
const mayBeRuns = (heads: readonly string[]): boolean => {
  const [left, right] = bothLanes.map((lane) => heads.filter((line) => lane.test(line)).length);
  return (
    (right === 0 && (left ?? 0) > 1) ||
    (left === 0 && (right ?? 0) > 1) ||
    new Set(heads.filter(hasDate)).size > 1 ||
    heads.some((line) => !/\d[.,]\d/.test(line) && otherRuns.test(line))
  );
};

/** Fewest fields by labels; below it the labels were lost. */
const fewest = 3;
/** Least fitness of numbers without labels. */
const leastFit = 5;
const most = (lanes: readonly LaneValues[]): number =>
  Math.max(0, ...lanes.map(({ fields }) => Object.keys(fields).length));

/** Doubts what another reading, as good as the chosen one, has otherwise. */
const withOthers = (lanes: LaneValues[], others: readonly LaneValues[][]): LaneValues[] => {
  const alike = others.filter((other) => other.length === lanes.length);
  return lanes.map((lane, index) =>
    doubtWhere(lane, 'labels', (field, { value }) =>
      alike.some((other) => (other[index]?.fields[field]?.value ?? value) !== value),
    ),
  );
};

const bestOf = (rated: readonly RatedLayout[]): RatedLayout | undefined =>
  rated.reduce<RatedLayout | undefined>(
    (one, other) => (one === undefined || other.rating > one.rating ? other : one),
    undefined,
  );

/** Tells whether both lanes of a layout have more than one number or place of one: a single one may be a misread label. */
const hasTwoLanes = ({ lanes, placed }: SlipLayout): boolean =>
  lanes === 2 && [0, 1].every((lane) => placed.filter((each) => each.lane === lane).length > 1);

/** Chooses the layout that explains the most numbers and breaks no physics. */
const chosen = (
  tokens: readonly SlipToken[][],
  namesWeigh: number,
): { lanes: LaneValues[]; layout?: SlipLayout } => {
  const rated = slipLayouts(tokens)
    .map(rate)
    .map((each) => (hasTwoLanes(each.layout) ? { ...each, rating: each.rating + namesWeigh } : each));
  const best = bestOf(rated);
  if (best !== undefined && most(best.lanes) >= fewest) {
    const near = rated.filter(({ rating, layout }) => layout !== best.layout && rating > best.rating - 1);
    return {
      layout: best.layout,
      lanes: withOthers(
        best.lanes.map(withDoubts),
        near.map(({ lanes }) => lanes),
      ),
    };
  }
  const bare = bestOf(
    unlabelledLayouts(tokens)
      .map(rate)
      .filter(({ rating }) => rating > leastFit),
  );
  return { lanes: bare === undefined ? [] : bare.lanes.map((lane) => allDoubted(lane, 'labels')) };
};

/**
 * Finds the lines with a number that was read, and those that hold nothing but labels of such numbers. The number of a
 * car is read where it tells two lanes apart.
 */
const linesOfNumbers = (tokens: readonly SlipToken[][], layout: SlipLayout | undefined): Set<number> => {
  if (layout === undefined) return new Set();
  const cars = layout.placed.filter(({ field }) => field === 'car').length;
  const read = layout.placed.filter(({ field }) => field !== 'car' || cars > 1).map(({ cell }) => cell.line);
  const bare = tokens.flatMap((line, index) =>
    line.some((token) => token.kind === 'label' && token.label !== 'other' && token.label !== 'car') &&
    !line.some(({ kind }) => kind === 'number')
      ? [index]
      : [],
  );
  return new Set([...read, ...bare]);
};

const oldTree = /[.\s][45]00\b.{0,12}\btree\b|\b(?:tree|perfect)\b.{0,8}\.[45]00\b/i;

/** Doubts a reaction on a tree whose perfect light is no zero. */
const withTree = (lane: LaneValues): LaneValues => {
  const { reaction_time: reaction } = lane.fields;
  return reaction === undefined
    ? lane
    : { ...lane, fields: { ...lane.fields, reaction_time: { ...reaction, doubtful: true, reason: 'tree' } } };
};

/**
 * Reads the text of a slip, as phones copy it out of a photo: by the layout that explains the most numbers and breaks
 * no physics. A repaired, contradicted or unsupported field is doubtful. A text longer than `longestSlip` has no
 * reading.
 * @param tracks the racer's
 * @param namesWeigh weight of the names of both lanes against numbers that break physics
 */
export const readSlipText = (
  text: string,
  tracks: readonly NamedTrack[] = [],
  namesWeigh = 2,
): SlipReading => {
  if (isTooLongForSlip(text)) return tooLong;
  const plain = plainSigns(text);
  const lines = linesOf(plain);
  const laid = lines.map(inColumns);
  if (laid.some(({ length }) => length > longestLine) || laid.join('\n').length > longestInColumns)
    return tooLong;
  const undated = laid.map((line) => withoutTime(line));
  const round = slipRound(undated);
  const unnamed = undated.map((line) => withoutRound(line));
  const tokens = slipTokens(unnamed);
  if (tokens.flat().length > mostTokens) return tooLong;
  const laneLines = lines.map((line) => (lanesAlone.test(line) ? withLaneNames(line) : line));
  const heads = laneLines.filter((line) => !saysWinner(line) && !namesAnother(line));
  const isOwn = (line: string): boolean => ownLane.test(line);
  const columnHeads = heads.filter((line) => !isOwn(line));
  // Lanes below each other may stand on lines of their own.
  const bothHeads = [columnHeads, heads.filter(isOwn)].find(nameBoth);
  const { lanes: found, layout } = chosen(tokens, bothHeads === undefined ? 0 : namesWeigh);
  const labelled = new Set(laneLines.filter((_, line) => tokens[line]?.some(({ kind }) => kind === 'label')));
  const isRow = (line: string): boolean => !labelled.has(line);
  // The row of a table names its lane itself.
  const isNamed = found.length > 1 || lanesNamed(columnHeads, isRow).length > 0;
  const laneHeads = isNamed ? (bothHeads ?? columnHeads) : heads;
  const named = lanesNamed(laneHeads, isRow);
  const laneOpen = found.length === 1 && nameBoth(heads);
  const treed = oldTree.test(plain) ? found.map(withTree) : found;
  const isRuns = treed.length === 2 && mayBeRuns(heads);
  const lanes = laneOpen ? [...treed, ...treed] : treed;
  const columns = laneOpen || isRuns ? lanes.map((lane) => allDoubted(lane, 'lane')) : lanes;
  const { results, lines: resultLines } = slipResults(
    unnamed,
    columns.map((_, index) => named[index]),
    layout === undefined || laneOpen || isRuns ? () => undefined : columnAt(layout, unnamed),
  );
  const numbers = linesOfNumbers(tokens, layout);
  const track = slipTrack(unnamed, (line) => numbers.has(line), tracks);
  const time = slipTime(lines);
  const isRead = (line: string, index: number): boolean =>
    numbers.has(index) ||
    index === track?.line ||
    index === round?.line ||
    resultLines.includes(index) ||
    (ofLanes.test(laneLines[index] ?? '') && laneHeads.includes(laneLines[index] ?? '')) ||
    (time.localTime !== undefined && hasTime(line));
  return {
    ...nothing,
    lanes: columns.map((lane, index) => ({
      ...lane,
      lane: isRuns ? undefined : named[index],
      result: results[index],
    })),
    laneOpen,
    ...time,
    track,
    round,
    leftOut: lines
      .filter((line, index) => /[\p{L}\p{N}]/u.test(line) && !isRead(line, index))
      .map((line) => line.trim()),
  };
};
