import { isNumber, type SlipLayout } from './layoutRows';
import type { SlipToken } from './slipTokens';

/** Fewest lines with a number of each lane that show columns. */
const fewest = 3;
/** Ways in which a column can be straight: its begins, its ends, its points. */
const edges = [
  ({ column }: SlipToken) => column,
  ({ column, length }: SlipToken) => column + length,
  ({ column, ...token }: SlipToken) => column + (token.kind === 'number' ? token.text.search(/[.,]/) : 0),
];
const spread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/**
 * Returns how to find the column of two lanes that a part of a line stands under. It finds none where the text does
 * not keep its columns: there they are crooked, or all spaces are alike.
 */
export const columnAt = (
  { lanes, placed }: SlipLayout,
  lines: readonly string[],
): ((start: number, end: number) => number | undefined) => {
  const cellIn = (line: number, lane: number) =>
    placed.find((each) => each.lane === lane && each.cell.line === line && isNumber(each.cell))?.cell;
  const pairs = [...new Set(placed.map(({ cell }) => cell.line))].flatMap((line) => {
    const [one, other] = [cellIn(line, 0), cellIn(line, 1)];
    return one && other ? [[one, other] as const] : [];
  });
  const columns = ([0, 1] as const).map((lane) => pairs.map((pair) => pair[lane]));
  const spaces = ({ line, column }: SlipToken): number => {
    const before = lines[line]?.slice(0, column) ?? '';
    return before.length - before.trimEnd().length;
  };
  const isStraight = columns.every((cells) => edges.some((edge) => spread(cells.map(edge)) <= 1));
  const isPadded = columns.some((cells) => spread(cells.map(spaces)) >= 2);
  const [left, right] = columns.map((cells) => ({
    start: Math.min(...cells.map(({ column }) => column)),
    end: Math.max(...cells.map(({ column, length }) => column + length)),
  }));
  if (
    lanes !== 2 ||
    pairs.length < fewest ||
    !isStraight ||
    !isPadded ||
    !left ||
    !right ||
    left.end > right.start
  )
    return () => undefined;
  return (start, end) => {
    const under = [left, right].map((each) => start < each.end && each.start < end);
    return under[0] === under[1] ? undefined : under.indexOf(true);
  };
};
