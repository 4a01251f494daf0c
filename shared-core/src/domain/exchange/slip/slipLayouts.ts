import { headed, stacked } from './headLayouts';
import { isLabel, isNumber, isSame, rowsOf, type Row, type SlipCell, type SlipLayout } from './layoutRows';
import { placeRows } from './placeRows';
import { between, paired, single } from './rowLayouts';
import type { SlipLabel } from './slipLabels';
import type { SlipToken } from './slipTokens';

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
  const lanes = split.map((rows) => placeRows(single(rows, pairsOfSpeed), 1, finish));
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
    placeRows(single(rows, false), 1, finish),
    placeRows(single(rows, true), 1, finish),
    ...([0, 1] as const).flatMap((alone) => [
      placeRows(paired(rows, alone, false), 2, finish),
      placeRows(paired(rows, alone, true), 2, finish),
    ]),
    placeRows(between(rows), 2, finish),
    ...[...headed(lines), ...stacked(lines)].map((each) => placeRows(each.rows, each.lanes, finish)),
    ...[false, true].flatMap((speeds) => lanesOfBlocks(split, speeds, finish)),
  ]);
  const hasBoth = ({ lanes, placed }: SlipLayout): boolean =>
    lanes === 1 || [0, 1].every((lane) => placed.some((each) => each.lane === lane));
  return all.filter(hasBoth);
};
