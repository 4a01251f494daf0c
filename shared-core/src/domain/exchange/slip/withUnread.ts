import type { SlipField } from '../../pass/slipFields';
import { slipVotes } from './slipDoubts';
import type { SlipValue } from './slipLane';
import type { SlipLane } from './readSlipText';

type Fields = SlipLane['fields'];

const times = ['et_60', 'et_330', 'et_594', 'et_660', 'et_1000', 'et_1320'] as const;
const speeds = ['mph_660', 'mph_1000', 'mph_1320'] as const;
const pairsOf = (order: readonly SlipField[]): [SlipField, SlipField][] =>
  order.flatMap((early, at) => order.slice(at + 1).map((late): [SlipField, SlipField] => [early, late]));
const pairs = [...pairsOf(times), ...pairsOf(speeds)];

const entriesOf = (fields: Fields) => Object.entries(fields) as [SlipField, SlipValue][];

/** Tells whether times do not rise, or speeds fall. */
const isBroken = (fields: Fields, [early, late]: [SlipField, SlipField]): boolean => {
  const [before, after] = [fields[early]?.value ?? NaN, fields[late]?.value ?? NaN];
  return before > after || (before === after && early.startsWith('et_'));
};

/** Returns the doubted fields that break the order; the worst one after the other, so that right ones stay. */
const unordered = (fields: Fields): SlipField[] => {
  const broken = pairs
    .filter((pair) => isBroken(fields, pair))
    .flat()
    .filter((field) => fields[field]?.doubtful);
  if (broken.length === 0) return [];
  const votes = slipVotes(Object.fromEntries(entriesOf(fields).map(([field, { value }]) => [field, value])));
  const offOf = (field: SlipField): number =>
    (votes.get(field)?.against ?? 0) -
    (votes.get(field)?.for ?? 0) +
    broken.filter((each) => each === field).length;
  const most = Math.max(...broken.map(offOf));
  const worst = [...new Set(broken)].filter((field) => offOf(field) === most);
  const left = Object.fromEntries(entriesOf(fields).filter(([field]) => !worst.includes(field)));
  return [...worst, ...unordered(left)];
};

/** Figures that a recognizer takes for others, by the one that it gives. */
const alike: Partial<Record<string, string>> = { 3: '59', 6: '0', 8: '03', 9: '35' };

/** Returns the values that differ from a field's by one such figure, and that fit the other fields. */
const fittingValues = (fields: Fields, field: SlipField, { value, from }: SlipValue): number[] => {
  const text = value.toFixed(field.startsWith('mph_') ? 2 : 3);
  if (from !== undefined) return [];
  const others = Object.fromEntries(entriesOf(fields).map(([name, each]) => [name, each.value]));
  return [...text]
    .flatMap((sign, at) =>
      [...(alike[sign] ?? '')].map((other) => Number(text.slice(0, at) + other + text.slice(at + 1))),
    )
    .filter((other) => {
      const votes = slipVotes({ ...others, [field]: other }).get(field);
      return votes !== undefined && votes.for > 1 && votes.against === 0;
    });
};

/** Returns the gone fields of a lane that one value alone makes fit, with this value. */
const mendedFields = (lane: SlipLane, gone: readonly SlipField[]): Fields => {
  const left = Object.fromEntries(entriesOf(lane.fields).filter(([field]) => !gone.includes(field)));
  return Object.fromEntries(
    entriesOf(lane.fields).flatMap(([field, each]) => {
      const [value, ...more] = gone.includes(field) ? fittingValues(left, field, each) : [];
      return value === undefined || more.length > 0 ? [] : [[field, { ...each, value }]];
    }),
  );
};

/**
 * Takes out the doubted values that look right and are not: copies of the other lane, and those out of order. A value
 * out of order is mended where one figure of it was clearly taken for another.
 */
export const withUnread = (lanes: readonly SlipLane[], laneOpen: boolean): SlipLane[] =>
  lanes.map((lane, index) => {
    // The lanes of an index class have one dial, and those of an open slip all numbers.
    const other = laneOpen ? undefined : lanes[1 - index];
    const copied = entriesOf(lane.fields)
      .filter(
        ([field, { value, doubtful }]) =>
          doubtful && field !== 'dialin_et' && value === other?.fields[field]?.value,
      )
      .map(([field]) => field);
    const own = Object.fromEntries(entriesOf(lane.fields).filter(([field]) => !copied.includes(field)));
    const broken = unordered(own);
    const mended = mendedFields({ ...lane, fields: own }, broken);
    const gone = [...copied, ...broken.filter((field) => !(field in mended))];
    if (copied.length + broken.length === 0) return lane;
    const unread = Object.fromEntries(
      entriesOf(lane.fields).flatMap(([field, { place }]) => (gone.includes(field) ? [[field, place]] : [])),
    );
    return {
      ...lane,
      fields: Object.fromEntries(entriesOf({ ...own, ...mended }).filter(([field]) => !gone.includes(field))),
      ...(gone.length === 0 ? {} : { unread }),
    };
  });
