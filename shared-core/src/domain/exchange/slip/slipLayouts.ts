import type { SlipField } from '../../pass/slipFields';
import { speedAt, type SlipLabel } from './slipLabels';
import { slipNumber } from './slipNumber';
import type { SlipToken, SpeedUnit } from './slipTokens';

type LabelToken = Extract<SlipToken, { kind: 'label' }>;
/** Number of a slip, or the place of one that was not run. */
type SlipCell = Exclude<SlipToken, { kind: 'label' }>;

/** Number that a layout gives to a field of a lane. */
export interface Placed {
  field: SlipField | 'car';
  lane: number;
  cell: SlipCell;
  unit: SpeedUnit | undefined;
  /** Nothing but physics tells the lane. */
  laneOpen: boolean;
}

/** One way to read the tokens of a slip. */
export interface SlipLayout {
  lanes: number;
  placed: Placed[];
  /** Numbers beside a label that this layout does not use. */
  unused: number;
}

interface Row {
  label: LabelToken;
  cells: SlipCell[];
  /** Cells of the same line before its first label. */
  before: SlipCell[];
}
/** Cells of a row by lane. */
type Laned = Pick<Row, 'label'> & { lanes: (SlipCell | undefined)[]; unused: number; laneOpen?: boolean };

const isLabel = (token: SlipToken): token is LabelToken => token.kind === 'label';
/** Tells a number or the place of one from a label. */
export const isCell = (token: SlipToken): token is SlipCell => token.kind !== 'label';
/** Tells whether a cell holds a number. */
export const isNumber = (cell: SlipCell): boolean => cell.kind === 'number';

/** Joins each label with the cells beside it, or below it where nothing stands beside it. */
const rowsOf = (lines: readonly SlipToken[][]): Row[] => {
  const rows: Row[] = [];
  let open: Row | undefined;
  for (const tokens of lines) {
    if (tokens.length === 0) continue;
    const before = tokens.slice(0, tokens.findIndex(isLabel)).filter(isCell);
    if (!tokens.some(isLabel)) {
      open?.cells.push(...tokens.filter(isCell));
      continue;
    }
    const inLine: Row[] = [];
    for (const token of tokens) {
      const row = inLine.at(-1);
      if (isLabel(token)) inLine.push({ label: token, cells: [], before: row === undefined ? before : [] });
      else row?.cells.push(token);
    }
    const last = inLine.at(-1);
    open = last?.cells.length === 0 && last.before.length === 0 ? last : undefined;
    rows.push(...inLine);
  }
  return rows;
};

/** Gives speeds and finishes without a distance their field, by the beam before them. */
const fieldsOf = (labels: readonly SlipLabel[], finish: 660 | 1320): (Placed['field'] | undefined)[] => {
  let beam: SlipField | undefined;
  const first = labels.some((label) => label === 'mph2' || label === 'et2') ? 660 : finish;
  return labels.map((label): Placed['field'] | undefined => {
    if (label === 'other') return undefined;
    if (label === 'mph') return beam && speedAt[beam];
    if (label === 'mph1') return `mph_${first}`;
    if (label === 'mph2') return 'mph_1320';
    const field =
      label === 'et'
        ? (`et_${finish}` as const)
        : label === 'et1'
          ? (`et_${first}` as const)
          : label === 'et2'
            ? 'et_1320'
            : label;
    if (field !== 'car' && field in speedAt) beam = field;
    return field;
  });
};

/** Places laned rows; a speed that stands behind a time is that of the same beam. */
const place = (rows: readonly Laned[], lanes: number, finish: 660 | 1320): SlipLayout => {
  const fields = fieldsOf(
    rows.map(({ label }) => label.label),
    finish,
  );
  const placed: Placed[] = [];
  const taken = new Map<string, Placed>();
  let unused = 0;
  const put = (
    field: Placed['field'],
    lane: number,
    cell: SlipCell,
    row: Laned,
    unit: SpeedUnit | undefined,
  ) => {
    const before = taken.get(`${field} ${lane}`);
    if (before !== undefined) {
      unused += Number(isNumber(cell));
      // Of two different numbers of one meaning, nothing tells the right one.
      before.laneOpen ||= isNumber(cell) && !isSame(cell, before.cell);
      return;
    }
    const each = { field, lane, cell, unit, laneOpen: row.laneOpen === true };
    taken.set(`${field} ${lane}`, each);
    placed.push(each);
  };
  for (const [index, row] of rows.entries()) {
    const field = fields[index];
    if (field === undefined) continue;
    unused += row.unused;
    for (const [lane, cell] of row.lanes.entries()) {
      if (cell === undefined) continue;
      const ofSpeed =
        cell.kind === 'number' && cell.speed && field !== 'car' ? (speedAt[field] ?? field) : field;
      put(ofSpeed, lane, cell, row, (cell.kind === 'number' ? cell.unit : undefined) ?? row.label.unit);
    }
  }
  return { lanes, placed, unused };
};

const rest = (cells: readonly SlipCell[], used: number): number => cells.slice(used).filter(isNumber).length;

/** Reads the seconds in a cell; NaN where it holds none. */
export const secondsIn = (cell: SlipCell | undefined): number =>
  cell?.kind === 'number' ? (slipNumber(cell.text, 'et_660')?.value ?? NaN) : NaN;

/** Tells whether two cells hold the same number; one of them may be rounded. */
const isSame = (one: SlipCell | undefined, other: SlipCell | undefined): boolean =>
  Math.abs(secondsIn(one) - secondsIn(other)) < 0.0051;

/** One lane: the first number of each row, with a speed or the time since the row before behind it. */
const single = (rows: readonly Row[], pairsOfSpeed: boolean): Laned[] => {
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
const paired = (rows: readonly Row[], alone: 0 | 1, withSpeed: boolean): Laned[] => {
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

/** Labels between the lanes. */
const between = (rows: readonly Row[]): Laned[] =>
  rows.map(({ label, cells, before }) => ({
    label,
    lanes: [before.at(-1), cells[0]],
    unused: rest(before.slice(0, -1), 0) + rest(cells, 1),
  }));

/** A head of labels, with a line for each lane below it. */
const headed = (lines: readonly SlipToken[][]): { rows: Laned[]; lanes: number }[] => {
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
const stacked = (lines: readonly SlipToken[][]): { rows: Laned[]; lanes: number }[] => {
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

/** One lane below the other: the labels begin again. */
const blocks = (lines: readonly SlipToken[][]): SlipToken[][][] => {
  const labels = lines.flatMap((tokens, line) =>
    tokens.filter(isLabel).map(({ label }) => ({ label, line })),
  );
  const known = labels.filter(({ label }) => label !== 'other' && label !== 'car' && label !== 'mph');
  const again = known.find(
    ({ label, line }, index) =>
      known.findIndex((each) => each.label === label && each.line < line) >= 0 && index >= 2,
  );
  if (again === undefined) return [];
  let cut = again.line;
  // The second block may begin with a car.
  while (
    cut > 0 &&
    (lines[cut - 1] ?? []).some(
      (token) => isLabel(token) && (token.label === 'car' || token.label === 'other'),
    )
  )
    cut -= 1;
  return [lines.slice(0, cut), lines.slice(cut)];
};

const beams: SlipLabel[] = ['et_60', 'et_330', 'et_594', 'et_660', 'et_1000', 'et_1320'];
const numberAt = (rows: readonly Row[], label: SlipLabel): SlipCell | undefined =>
  rows.find((row) => row.label.label === label)?.cells.find(isNumber);

/** Reads two blocks as two lanes; none where the second tells numbers of the first again. */
const lanesOfBlocks = (split: readonly Row[][], pairsOfSpeed: boolean, finish: 660 | 1320): SlipLayout[] => {
  const [one = [], other = []] = split;
  const again = [...beams, 'reaction_time' as const, 'et' as const].flatMap((label) => {
    const [first, second] = [numberAt(one, label), numberAt(other, label)];
    return first && second ? [isSame(first, second)] : [];
  });
  if (split.length !== 2 || (again.length > 0 && !again.includes(false))) return [];
  // A lane that was cut off has the first beams of the other, not the last.
  const [first, second] = split.map((rows) => beams.find((beam) => numberAt(rows, beam) !== undefined));
  const laneOpen = first !== undefined && second !== undefined && first !== second;
  const lanes = split.map((rows) => place(single(rows, pairsOfSpeed), 1, finish));
  return [
    {
      lanes: 2,
      placed: lanes.flatMap(({ placed }, lane) =>
        placed.map((each) => ({ ...each, lane, laneOpen: laneOpen || each.laneOpen })),
      ),
      unused: lanes.reduce((sum, { unused }) => sum + unused, 0),
    },
  ];
};

/** Returns each way to read the tokens of a slip by its labels, the simplest first. */
export const slipLayouts = (lines: readonly SlipToken[][]): SlipLayout[] => {
  const rows = rowsOf(lines);
  const split = blocks(lines).map(rowsOf);
  const finishes = rows.some(({ label: { label } }) => ['et', 'et1', 'mph1'].includes(label))
    ? ([1320, 660] as const)
    : ([1320] as const);
  const all = finishes.flatMap((finish) => [
    place(single(rows, false), 1, finish),
    place(single(rows, true), 1, finish),
    ...([0, 1] as const).flatMap((alone) => [
      place(paired(rows, alone, false), 2, finish),
      place(paired(rows, alone, true), 2, finish),
    ]),
    place(between(rows), 2, finish),
    ...[...headed(lines), ...stacked(lines)].map((each) => place(each.rows, each.lanes, finish)),
    ...[false, true].flatMap((speeds) => lanesOfBlocks(split, speeds, finish)),
  ]);
  const hasBoth = ({ lanes, placed }: SlipLayout): boolean =>
    lanes === 1 || [0, 1].every((lane) => placed.some((each) => each.lane === lane));
  return all.filter(hasBoth);
};
