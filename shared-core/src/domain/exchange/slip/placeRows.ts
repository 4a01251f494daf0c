import type { SlipField } from '../../pass/slipFields';
import { isNumber, isSame, type Laned, type Placed, type SlipCell, type SlipLayout } from './layoutRows';
import { speedAt, type SlipLabel } from './slipLabels';
import type { SpeedUnit } from './slipTokens';

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
export const placeRows = (rows: readonly Laned[], lanes: number, finish: 660 | 1320): SlipLayout => {
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
      // Nothing tells the right one of two different numbers of one meaning.
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
