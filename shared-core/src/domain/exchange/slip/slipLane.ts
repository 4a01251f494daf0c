import type { SlipTimes } from '../../entities/LogEntry';
import { checkSlip } from '../../pass/checkSlip';
import type { SlipField } from '../../pass/slipFields';
import type { Placed, SlipLayout } from './layoutRows';
import { slipDoubts, slipVotes, type SlipValues } from './slipDoubts';
import { slipNumber } from './slipNumber';
import type { SlipPlace, SpeedUnit } from './slipTokens';

/**
 * Reason of a doubt: repaired signs, a red light without a minus, numbers that contradict each other or that nothing
 * supports, a lane or a unit that physics alone tells, or lost labels.
 */
export type SlipDoubt = 'signs' | 'red' | 'physics' | 'lane' | 'unit' | 'labels' | 'tree';

/** Number of a slip: seconds, or mph. */
export interface SlipValue {
  value: number;
  doubtful: boolean;
  reason?: SlipDoubt;
  /** The slip has it in this unit. */
  from?: 'km/h';
  place: SlipPlace;
}

/** Values of one lane, with the number of its car. */
export interface LaneValues {
  fields: Partial<Record<SlipField, SlipValue>>;
  car?: string | undefined;
}

const kmOfMile = 1.609344;
const inMph = (kmh: number): number => Math.round((kmh / kmOfMile) * 100) / 100;
const isSpeed = (field: string): boolean => field.startsWith('mph_');
const entriesOf = (fields: LaneValues['fields']) => Object.entries(fields) as [SlipField, SlipValue][];
const valuesOf = (fields: LaneValues['fields']): SlipValues =>
  Object.fromEntries(entriesOf(fields).map(([field, { value }]) => [field, value]));

/** Weighs the relations of a pass that hold against those that do not. */
const fitness = (values: SlipValues): number =>
  [...slipVotes(values).values()].reduce((sum, vote) => sum + vote.for - 3 * vote.against, 0) -
  10 * Object.keys(checkSlip(values as SlipTimes).errors).length;

const isTime = (field: string): boolean => field.startsWith('et_');

/** Tells whether a lane has its times in hundredths, as some timers print them. */
const isCoarse = (own: readonly Placed[]): boolean => {
  const times = own.flatMap(({ field, cell }) => (isTime(field) && cell.kind === 'number' ? cell.text : []));
  return times.length >= 3 && times.every((text) => /[.,]\d{1,2}$/.test(text));
};

const readCell = (
  { field, cell, unit, laneOpen }: Placed,
  coarse: boolean,
): [SlipField, SlipValue] | undefined => {
  if (cell.kind !== 'number' || field === 'car') return undefined;
  const text = coarse && isTime(field) ? cell.text.padEnd(cell.text.search(/[.,]/) + 4, '0') : cell.text;
  const number = slipNumber(text, field);
  if (number === undefined) return undefined;
  const { line, column, length } = cell;
  const place = { line, column, length };
  const reason: SlipDoubt | undefined = laneOpen
    ? 'lane'
    : !number.doubtful
      ? undefined
      : field === 'reaction_time' && cell.text.endsWith('R')
        ? 'red'
        : 'signs';
  const converted = isSpeed(field) && unit === 'km/h';
  return [
    field,
    {
      value: converted ? inMph(number.value) : number.value,
      doubtful: reason !== undefined,
      ...(reason && { reason }),
      ...(converted && { from: 'km/h' as const }),
      place,
    },
  ];
};

/** Takes speeds without a unit for km/h where they fit the times so, and not as mph. */
const inRightUnit = (
  fields: LaneValues['fields'],
  units: Partial<Record<SlipField, SpeedUnit>>,
): LaneValues['fields'] => {
  const open = entriesOf(fields).filter(([field]) => isSpeed(field) && units[field] === undefined);
  const converted = open.map(([field, value]): [SlipField, SlipValue] => [
    field,
    { ...value, value: inMph(value.value), doubtful: true, reason: 'unit', from: 'km/h' },
  ]);
  const metric = { ...fields, ...Object.fromEntries(converted) };
  const gains = fitness(valuesOf(metric)) - fitness(valuesOf(fields));
  return open.length > 0 && gains >= 4 * open.length ? metric : fields;
};

/** Reads the lanes of a layout, without the doubts that physics brings. */
const lanesOf = ({ lanes, placed }: SlipLayout): LaneValues[] =>
  Array.from({ length: lanes }, (_, lane) => {
    const own = placed.filter((each) => each.lane === lane);
    const coarse = isCoarse(own);
    const fields = Object.fromEntries(
      own.flatMap((each) => [readCell(each, coarse)].filter((read) => read !== undefined)),
    );
    const units = Object.fromEntries(own.map(({ field, unit }) => [field, unit]));
    const car = own.find(({ field }) => field === 'car')?.cell;
    return {
      fields: inRightUnit(fields, units),
      car: car?.kind === 'number' ? car.text.replace(/R$/, '') : undefined,
    };
  });

/** Layout as read, with the rating of what it explains and what it breaks. */
export interface RatedLayout {
  layout: SlipLayout;
  lanes: LaneValues[];
  rating: number;
}

/** Reads and rates a layout. */
export const rate = (layout: SlipLayout): RatedLayout => {
  const lanes = lanesOf(layout);
  const explained = lanes.reduce(
    (sum, { fields }) => sum + fitness(valuesOf(fields)) + Object.keys(fields).length,
    0,
  );
  const open = layout.placed.filter(({ laneOpen }) => laneOpen).length;
  return { layout, lanes, rating: explained - 2 * layout.unused - open / 2 };
};

/** Doubts those values of a lane that a test names; an earlier reason stays. */
export const doubtWhere = (
  lane: LaneValues,
  reason: SlipDoubt,
  isDoubted: (field: SlipField, value: SlipValue) => boolean,
): LaneValues => ({
  ...lane,
  fields: Object.fromEntries(
    entriesOf(lane.fields).map(([field, value]) => [
      field,
      !value.doubtful && isDoubted(field, value) ? { ...value, doubtful: true, reason } : value,
    ]),
  ),
});

/** Doubts the values that contradict each other, or that nothing supports. */
export const withDoubts = (lane: LaneValues): LaneValues => {
  const doubts = slipDoubts(valuesOf(lane.fields));
  return doubtWhere(lane, 'physics', (field) => doubts.has(field));
};

/** Doubts all values of a lane. */
export const allDoubted = (lane: LaneValues, reason: SlipDoubt): LaneValues =>
  doubtWhere(lane, reason, () => true);
