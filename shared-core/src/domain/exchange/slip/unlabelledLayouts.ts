import type { SlipField } from '../../pass/slipFields';
import { isCell, isNumber, secondsIn, type Placed, type SlipLayout } from './layoutRows';
import type { SlipToken } from './slipTokens';

const orders: SlipField[][] = [
  ['et_60', 'et_330', 'et_660', 'mph_660', 'et_1000', 'et_1320', 'mph_1320'],
  ['et_60', 'et_330', 'et_660', 'mph_660', 'et_1000', 'mph_1000', 'et_1320', 'mph_1320'],
  ['et_60', 'et_330', 'et_660', 'mph_660', 'et_1320', 'mph_1320'],
  ['et_60', 'et_660', 'mph_660', 'et_1320', 'mph_1320'],
  ['et_60', 'et_330', 'et_660', 'mph_660'],
];
const heads: SlipField[][] = [['dialin_et', 'reaction_time'], ['reaction_time'], []];
/** Most numbers; a slip of two lanes has a third of these, and a table would be searched at each of its places. */
const mostNumbers = 60;

/** Returns each way to read numbers without labels, in the orders that slips have. */
export const unlabelledLayouts = (lines: readonly SlipToken[][]): SlipLayout[] => {
  const rows = lines.map((tokens) => tokens.filter(isCell).filter(isNumber)).filter((row) => row.length > 0);
  const all = rows.flat();
  if (all.length > mostNumbers) return [];
  const pairs = rows.filter((row) => row.length === 2);
  const columns =
    pairs.length >= 4 && pairs.length > rows.length / 2
      ? [0, 1].map((lane) => pairs.flatMap((row) => row[lane] ?? []))
      : [all];
  const length = columns[0]?.length ?? 0;
  const seconds = columns.map((cells) => cells.map(secondsIn));
  const falls = (fields: readonly SlipField[], start: number): number => {
    const times = fields.flatMap((field, index) =>
      field.startsWith('et_') ? seconds.map((lane) => lane[start + index] ?? NaN) : [],
    );
    return times.filter((time, at) => at >= seconds.length && !(time > (times[at - seconds.length] ?? NaN)))
      .length;
  };
  return orders.flatMap((order) =>
    heads.flatMap((head) => {
      const fields = [...head, ...order];
      const starts = Array.from({ length: Math.max(length - fields.length + 1, 0) }, (_, start) => start);
      // One misread time may fall, more are no pass.
      return starts
        .filter((start) => falls(fields, start) < 2)
        .map((start): SlipLayout => ({
          lanes: columns.length,
          placed: columns.flatMap((cells, lane) =>
            fields.flatMap((field, index): Placed[] => {
              const cell = cells[start + index];
              return cell === undefined ? [] : [{ field, lane, cell, unit: 'mph', laneOpen: false }];
            }),
          ),
          unused: 0,
        }));
    }),
  );
};
