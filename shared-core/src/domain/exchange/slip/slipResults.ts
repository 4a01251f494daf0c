import type { PassResult } from '../../entities/LogEntry';

/** Results that a slip can tell. */
export type SlipResult = Extract<PassResult, 'Win' | 'Loss'>;
type NamedLane = 'Left' | 'Right';

const said = /\b(?:(w[i1l|]n(?:s|ner)?)|(l[o0]ss|l[o0]ser?s?|l[o0]st)|(left)|(right))\b/gi;
/** Words that may stand beside a result; a line with others is about something else, such as the name of an event. */
const beside =
  /\b(?:m\.?o\.?v\.?|margin|of|victory|by|result|lane|light|sec(?:onds?)?|you)\b|[\d\s\p{P}\p{S}]/giu;

const other: Record<SlipResult, SlipResult> = { Win: 'Loss', Loss: 'Win' };

const laneLetter = /\blane\W{0,12}(l|r|left|right)\b/gi;
/** Writes `LANE L` as `LANE LEFT`. */
export const withLaneNames = (line: string): string =>
  line.replace(laneLetter, (_, letter: string) => `LANE ${/^l/i.test(letter) ? 'LEFT' : 'RIGHT'}`);

/** Results in the order of the columns, or of the named lane. */
interface Saying {
  results: SlipResult[];
  lanes: NamedLane[];
}

const sayingOf = (text: string): Saying => {
  const line = withLaneNames(text);
  const saying: Saying = { results: [], lanes: [] };
  if (line.replace(said, '').replace(beside, '') !== '') return saying;
  for (const [, win, loss, left] of line.matchAll(said)) {
    if (win !== undefined) saying.results.push('Win');
    else if (loss !== undefined) saying.results.push('Loss');
    else saying.lanes.push(left === undefined ? 'Right' : 'Left');
  }
  return saying;
};

const margin = /^\W*(?:m\.?o\.?v\b|margin\b|1st\b|first\b)/i;

/** Tells whether a line names the winner and nothing else; a lane in it is then no column of the slip. */
export const saysWinner = (line: string): boolean => {
  if (margin.test(line)) return true;
  const { results, lanes } = sayingOf(line);
  return results.length > 0 && lanes.length < 2;
};

const resultIn = (
  { results, lanes }: Saying,
  lane: NamedLane | undefined,
  column: number,
  columns: number,
) => {
  const [first, second] = results;
  if (first === undefined || results.length > 2 || (second !== undefined && second === first))
    return undefined;
  if (lanes.length === 0) {
    if (second === undefined) return columns === 1 ? first : undefined;
    return columns === 2 ? results[column] : undefined;
  }
  if (lane === undefined || lanes.length !== results.length) return undefined;
  const at = lanes.indexOf(lane);
  // A race has one winner: the result of one lane is the opposite of the other's.
  return at < 0 ? other[first] : results[at];
};

const lone = /^\s+(?:(w[i1l]n|l[o0]ss|l[o0]st))\W*$/i;
const laneAlone = /^\W*(?:lane\W+)?(?:left|right)(?:\W+lane)?\W*$/i;
/** Returns the result that stands alone under a column; a lane named above or below it would be its lane. */
const resultUnder = (
  lines: readonly string[],
  line: number,
  columnAt: (column: number, end: number) => number | undefined,
  column: number,
): SlipResult | undefined => {
  const text = lines[line] ?? '';
  const word = lone.exec(text)?.[1];
  const isNamed = [line - 1, line + 1].some((at) => laneAlone.test(withLaneNames(lines[at] ?? '')));
  const start = text.search(/\S/);
  const under = word === undefined || isNamed ? undefined : columnAt(start, start + word.length);
  if (word === undefined || under === undefined) return undefined;
  const own = /^w/i.test(word) ? 'Win' : 'Loss';
  return under === column ? own : other[own];
};

/**
 * Reads the winner from the text of a slip.
 * @param lanes the columns of the slip, with the lane where the text names it
 * @param columnAt tells the column that a part of a line stands under, if the text keeps its columns
 * @returns the result of each column, undefined where nothing tells it or two lines contradict each other; and the
 * lines that tell it
 */
export const slipResults = (
  texts: readonly string[],
  lanes: readonly (NamedLane | undefined)[],
  columnAt: (column: number, end: number) => number | undefined,
): { results: (SlipResult | undefined)[]; lines: number[] } => {
  const sayings = texts.map((text, line) => ({ line, saying: sayingOf(text) }));
  const found = lanes.map((lane, column) =>
    sayings.flatMap(({ line, saying }) => {
      // Indented beside one lane, it may be that of a lane without numbers.
      const isAside = lanes.length === 1 && saying.lanes.length === 0 && /^\s{2}/.test(texts[line] ?? '');
      const result = isAside
        ? undefined
        : (resultIn(saying, lane, column, lanes.length) ?? resultUnder(texts, line, columnAt, column));
      return result === undefined ? [] : [{ result, line }];
    }),
  );
  return {
    results: found.map((each) =>
      new Set(each.map(({ result }) => result)).size === 1 ? each[0]?.result : undefined,
    ),
    lines: found.flatMap((each) => each.map(({ line }) => line)),
  };
};
