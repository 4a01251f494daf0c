import type { SlipTimes } from '../../entities/LogEntry';
import { checkSlip } from '../../pass/checkSlip';
import type { SlipField } from '../../pass/slipFields';

/** Values of a slip by field: seconds, and mph. */
export type SlipValues = Partial<Record<SlipField, number>>;

/**
 * Relations between the numbers of a full pass, slow or fast: shares of times, ratios of speeds, and the distance
 * between two beams at the speed of one of them (seconds × mph). The bounds hold 99 % of 4,700 passes of eleven kinds
 * of cars, and a little more.
 */
const relations: [fields: SlipField[], of: (...values: number[]) => number, least: number, most: number][] = [
  [['et_60', 'et_330'], (a = NaN, b = NaN) => a / b, 0.335, 0.41],
  [['et_60', 'et_660'], (a = NaN, b = NaN) => a / b, 0.21, 0.275],
  [['et_60', 'et_1320'], (a = NaN, b = NaN) => a / b, 0.13, 0.18],
  [['et_330', 'et_660'], (a = NaN, b = NaN) => a / b, 0.625, 0.69],
  [['et_330', 'et_1320'], (a = NaN, b = NaN) => a / b, 0.4, 0.45],
  [['et_660', 'et_1320'], (a = NaN, b = NaN) => a / b, 0.628, 0.672],
  [['et_660', 'et_1000'], (a = NaN, b = NaN) => a / b, 0.75, 0.79],
  [['et_1000', 'et_1320'], (a = NaN, b = NaN) => a / b, 0.824, 0.853],
  [['et_660', 'mph_660'], (a = NaN, b = NaN) => a * b, 640, 775],
  [['et_1320', 'mph_1320'], (a = NaN, b = NaN) => a * b, 1300, 1480],
  [['et_1320', 'mph_660'], (a = NaN, b = NaN) => a * b, 1010, 1190],
  [['et_660', 'mph_1320'], (a = NaN, b = NaN) => a * b, 830, 960],
  [['mph_1320', 'mph_660'], (a = NaN, b = NaN) => a / b, 1.19, 1.285],
  [['et_330', 'et_660', 'mph_660'], (a = NaN, b = NaN, v = NaN) => (b - a) * v, 238, 253],
  [['et_660', 'et_1000', 'mph_660'], (a = NaN, b = NaN, v = NaN) => (b - a) * v, 208, 219],
  [['et_660', 'et_1320', 'mph_660'], (a = NaN, b = NaN, v = NaN) => (b - a) * v, 385, 410],
  [['et_1000', 'et_1320', 'mph_1320'], (a = NaN, b = NaN, v = NaN) => (b - a) * v, 218, 232],
  // The trap before the eighth mile is 66 ft long.
  [['et_594', 'et_660', 'mph_660'], (a = NaN, b = NaN, v = NaN) => (b - a) * v, 44.3, 45.7],
  [['et_594', 'et_660'], (a = NaN, b = NaN) => a / b, 0.92, 0.95],
  [['et_660', 'et_1000', 'mph_1000'], (a = NaN, b = NaN, v = NaN) => (b - a) * v, 228, 252],
  [['et_1000', 'et_1320', 'mph_1000'], (a = NaN, b = NaN, v = NaN) => (b - a) * v, 195, 216],
];

/** Share by which the relations of a car with nitro may lie outside: it pulls harder, and longer. */
const nitroStretch = 0.1;
const isNitro = ({ et_660 = Infinity, et_1000 = Infinity }: SlipValues): boolean =>
  et_660 < 3.6 || et_1000 < 4.5;

const finishes = ['et_660', 'et_1000', 'et_1320'] as const;

/** Returns the relation of the dial to the finish, the last beam of the slip. */
const dialRelation = (slip: SlipValues): (typeof relations)[number] => [
  ['dialin_et', slip.et_1320 === undefined ? 'et_660' : 'et_1320'],
  (a = NaN, b = NaN) => a / b,
  0.9,
  1.07,
];

/** Counts for each field the relations that hold, and those that do not. */
export const slipVotes = (slip: SlipValues): Map<SlipField, { for: number; against: number }> => {
  const votes = new Map<SlipField, { for: number; against: number }>();
  const stretch = isNitro(slip) ? nitroStretch : 0;
  for (const [fields, of, least, most] of [...relations, dialRelation(slip)]) {
    const values = fields.flatMap((field) => slip[field] ?? []);
    if (values.length < fields.length) continue;
    const result = of(...values);
    const holds = result >= least * (1 - stretch) && result <= most * (1 + stretch);
    for (const field of fields) {
      const vote = votes.get(field) ?? { for: 0, against: 0 };
      votes.set(field, { for: vote.for + Number(holds), against: vote.against + Number(!holds) });
    }
  }
  return votes;
};

const worst = (votes: ReturnType<typeof slipVotes>): SlipField | undefined =>
  [...votes]
    .filter(([, { against }]) => against > 0)
    .sort(([, a], [, b]) => b.against - b.for - (a.against - a.for))[0]?.[0];

const without = (slip: SlipValues, field: SlipField): SlipValues => {
  const { [field]: _, ...others } = slip;
  return others;
};

/**
 * Returns the fields that contradict the others, or that nothing supports. Removing the worst one after another tells
 * the wrong one from those it is measured against.
 */
export const slipDoubts = (slip: SlipValues): Set<SlipField> => {
  const doubts = new Set(Object.keys(checkSlip(slip as SlipTimes).errors) as SlipField[]);
  let left = [...doubts].reduce(without, slip);
  for (;;) {
    const votes = slipVotes(left);
    const field = worst(votes);
    if (field === undefined) break;
    // A single broken relation does not tell which field is wrong: both are doubtful.
    const blamed = [...votes].filter(
      ([, vote]) =>
        vote.against - vote.for === (votes.get(field)?.against ?? 0) - (votes.get(field)?.for ?? 0),
    );
    for (const [each] of blamed) doubts.add(each);
    left = blamed.map(([each]) => each).reduce(without, left);
  }
  const last = slipVotes(left);
  for (const field of Object.keys(left) as SlipField[]) {
    if (field === 'reaction_time') {
      if (Math.abs(left[field] ?? 0) > 0.8) doubts.add(field);
    } else if (field === 'dialin_et' && !finishes.some((finish) => finish in slip)) {
      // A lane without a finish has nothing to hold its dial against.
      continue;
    } else if ((last.get(field)?.for ?? 0) === 0) doubts.add(field);
  }
  return doubts;
};
