import type { PictureBox, PictureWord, SlipField, SlipLane, SlipReading } from '@holeshot/shared-core';

type Place = NonNullable<SlipLane['fields'][SlipField]>['place'];

/** Value of a slip by the index of its lane. */
export interface SlipCell {
  lane: number;
  field: SlipField;
}

/** Order of a slip. */
const order: SlipField[] = [
  'dialin_et',
  'reaction_time',
  'et_60',
  'et_330',
  'et_594',
  'et_660',
  'mph_660',
  'et_1000',
  'mph_1000',
  'et_1320',
  'mph_1320',
];

/** Returns the fields that any lane has, read or not, in the order of a slip. */
export const fieldsIn = ({ lanes }: Pick<SlipReading, 'lanes'>): SlipField[] =>
  order.filter((field) =>
    lanes.some(({ fields, unread }) => (fields[field] ?? unread?.[field]) !== undefined),
  );

/** Returns the values that are doubted or were not read, those of one row after each other. */
export const doubtedIn = (reading: Pick<SlipReading, 'lanes'>): SlipCell[] =>
  fieldsIn(reading).flatMap((field) =>
    reading.lanes.flatMap(({ fields, unread }, lane) =>
      fields[field]?.doubtful === true || unread?.[field] !== undefined ? [{ lane, field }] : [],
    ),
  );

/** Returns the part of the picture that a place of its text has; undefined where no word stands there. */
export const boxOf = (
  { line, column, length }: Place,
  words: readonly PictureWord[],
): PictureBox | undefined => {
  const boxes = words
    .filter(
      (word) => word.line === line && word.column < column + length && column < word.column + word.length,
    )
    .map(({ box }) => box);
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
};

/**
 * Returns a reading with a value as the racer confirmed it.
 * @param value seconds or mph; undefined where the slip has none
 */
export const withConfirmed = (
  reading: SlipReading,
  { lane, field }: SlipCell,
  value: number | undefined,
): SlipReading => ({
  ...reading,
  lanes: reading.lanes.map((each, index) => {
    const { [field]: before, ...others } = each.fields;
    const { [field]: asked, ...unread } = each.unread ?? {};
    const place = before?.place ?? asked;
    if (index !== lane || place === undefined) return each;
    const { reason: _, ...number } = before ?? { place };
    return {
      ...each,
      unread,
      fields:
        value === undefined ? others : { ...each.fields, [field]: { ...number, value, doubtful: false } },
    };
  }),
});
