import { isNumber, secondsIn, type Laned, type LabelToken, type Row, type SlipCell } from './layoutRows';
import { speedAt, type SlipLabel } from './slipLabels';

const rest = (cells: readonly SlipCell[], used: number): number => cells.slice(used).filter(isNumber).length;

/** One lane: the first number of each row, with a speed or the time since the row before behind it. */
export const single = (rows: readonly Row[], pairsOfSpeed: boolean): Laned[] => {
  let earlier = NaN;
  return rows.flatMap(({ label, cells, before }): Laned[] => {
    const numbers = [...cells, ...(cells.length === 0 ? before : [])].filter(isNumber);
    const [first, second] = numbers;
    const speed = speedOf(label.label, second, pairsOfSpeed);
    const isInterval = Math.abs(secondsIn(first) - earlier - secondsIn(second)) < 0.0015;
    if (label.label.startsWith('et')) earlier = secondsIn(first);
    const unused = rest(numbers, speed || isInterval ? 2 : 1) + (cells.length > 0 ? rest(before, 0) : 0);
    return [
      { label, lanes: [first], unused, laneOpen: unused > 0 },
      ...(speed ? [{ label, lanes: [speed], unused: 0 }] : []),
    ];
  });
};

/** Returns a cell as the speed of the time before it, where it says so or may be one. */
const speedOf = (label: SlipLabel, cell: SlipCell | undefined, presumed: boolean): SlipCell | undefined => {
  if (cell?.kind !== 'number' || !(label in speedAt || label === 'et' || /^et\d/.test(label)))
    return undefined;
  return cell.speed || presumed ? { ...cell, speed: true } : undefined;
};

/** Lanes of columns: where each begins and ends, if the text keeps them. */
const columnsOf = (
  pairs: readonly (readonly [LabelToken, SlipCell, SlipCell])[],
): ((cell: SlipCell) => 0 | 1 | undefined) => {
  const padded = new Set(pairs.map(([label]) => label.column + label.length)).size > 1;
  const aligned = ([0, 1] as const).map((lane) => {
    const cells = pairs.map((pair) => pair[lane + 1] as SlipCell);
    const starts = new Set(cells.map(({ column }) => column));
    const ends = new Set(cells.map(({ column, length }) => column + length));
    const widths = new Set(cells.map(({ length }) => length));
    return {
      starts: starts.size === 1 ? starts : undefined,
      ends: ends.size === 1 && widths.size > 1 ? ends : undefined,
    };
  });
  return (cell) => {
    if (!padded) return undefined;
    const fits = aligned.map(
      ({ starts, ends }) =>
        starts?.has(cell.column) === true || ends?.has(cell.column + cell.length) === true,
    );
    // Both lanes keep their columns, or a lone number tells nothing.
    if (!aligned.every(({ starts, ends }) => starts ?? ends) || fits[0] === fits[1]) return undefined;
    return fits[0] === true ? 0 : 1;
  };
};

/**
 * Two lanes: the two cells of each row; a row with one is told by its column, else it is of the lane `alone`.
 * @param withSpeed each cell is followed by a speed
 */
export const paired = (rows: readonly Row[], alone: 0 | 1, withSpeed: boolean): Laned[] => {
  const laned: Laned[] = [];
  const pairs = rows.flatMap(({ label, cells: [left, right, ...more] }) =>
    left && right && more.length === 0 ? [[label, left, right] as const] : [],
  );
  const columnIn = columnsOf(pairs);
  for (const [index, { label, cells, before }] of rows.entries()) {
    const earlier = rows[index - 1];
    if (before.length === 1 && cells.length <= 1) {
      laned.push({ label, lanes: [before[0], cells[0]], unused: 0 });
      continue;
    }
    // `R/T .018   R/T .041`
    const twin = rows.findIndex(
      (row, at) =>
        at < index &&
        row.label.line === label.line &&
        row.label.label === label.label &&
        row.cells.length <= 1,
    );
    const first = laned.find(({ label: each }) => each === rows[twin]?.label);
    if (
      twin >= 0 &&
      cells.length <= 1 &&
      earlier?.label.line === label.line &&
      first?.lanes[1] === undefined &&
      first !== undefined
    ) {
      first.lanes = [rows[twin]?.cells[0], cells[0]];
      first.laneOpen = false;
      continue;
    }
    if (withSpeed && cells.length === 4 && speedOf(label.label, cells[1], true)) {
      const [left, leftSpeed, right, rightSpeed] = cells;
      const speeds = [leftSpeed, rightSpeed].map((cell) => speedOf(label.label, cell, true));
      laned.push({ label, lanes: [left, right], unused: 0 }, { label, lanes: speeds, unused: 0 });
      continue;
    }
    if (cells.length === 1) {
      const [cell] = cells as [SlipCell];
      const told = columnIn(cell);
      const lanes = (told ?? alone) === 0 ? [cell, undefined] : [undefined, cell];
      laned.push({ label, lanes, unused: 0, laneOpen: told === undefined });
    } else
      laned.push({ label, lanes: cells.slice(0, 2), unused: rest(cells, 2), laneOpen: cells.length > 2 });
  }
  return laned;
};

/** Labels between the lanes, whose numbers stand in the line of their label. */
export const between = (rows: readonly Row[]): Laned[] =>
  rows.map(({ label, cells, before }) => {
    const beside = cells.filter(({ line }) => line === label.line);
    const unused = rest(before.slice(0, -1), 0) + rest(cells, beside.length > 0 ? 1 : 0);
    return { label, lanes: [before.at(-1), beside[0]], unused, laneOpen: unused > 0 };
  });
