import fc from 'fast-check';
import type { SlipField } from '../../pass/slipFields';
import { readSlipText, type SlipLane } from './readSlipText';
import { slipNumber } from './slipNumber';
import type { SlipValues } from './slipDoubts';
import { writtenSlips } from '../../../testing/fixtures/writtenSlips';

/** Returns the lanes of the paper in the order of the text. */
const lanesOf = (text: string, left: SlipValues, right: SlipValues | undefined) =>
  right === undefined ? [left] : [left, right];

const wrongUnmarked = (lane: SlipLane, truth: SlipValues): string[] =>
  (Object.entries(lane.fields) as [SlipField, { value: number; doubtful: boolean }][])
    .filter(([field, { value, doubtful }]) => !doubtful && Math.abs(value - (truth[field] ?? NaN)) > 1e-9)
    .map(([field]) => field);
const unknownUnmarked = (lane: SlipLane, truth: SlipValues): string[] =>
  (Object.entries(lane.fields) as [SlipField, { doubtful: boolean }][])
    .filter(([field, { doubtful }]) => !doubtful && truth[field] === undefined)
    .map(([field]) => field);

describe('the text of a slip', () => {
  test.each(writtenSlips.map((slip) => [slip.name, slip] as const))(
    'with %s has no wrong field without a mark',
    (_, { text, left, right }) => {
      const { lanes } = readSlipText(text);
      const truths = lanesOf(text, left, right);
      expect(lanes.length).toBe(truths.length);
      for (const [index, lane] of lanes.entries()) {
        const truth = truths[index] ?? {};
        expect([...wrongUnmarked(lane, truth), ...unknownUnmarked(lane, truth)]).toEqual([]);
      }
    },
  );

  test('reads fully right in most cases; the rest has marks', () => {
    const kinds = { right: 0, doubtful: 0, missing: 0, wrong: 0 };
    for (const { text, left, right } of writtenSlips) {
      const { lanes } = readSlipText(text);
      for (const [index, truth] of lanesOf(text, left, right).entries()) {
        for (const [field, value] of Object.entries(truth) as [SlipField, number][]) {
          const read = lanes[index]?.fields[field];
          if (read === undefined) kinds.missing += 1;
          else if (read.doubtful) kinds.doubtful += 1;
          else if (Math.abs(read.value - value) < 1e-9) kinds.right += 1;
          else kinds.wrong += 1;
        }
      }
    }
    const all = kinds.right + kinds.doubtful + kinds.missing + kinds.wrong;
    const share = (count: number) => `${((100 * count) / all).toFixed(1)} %`;
    console.info(
      `${writtenSlips.length} slips, ${all} fields: ${share(kinds.right)} right, ${share(kinds.doubtful)} doubtful, ` +
        `${share(kinds.missing)} not found, ${share(kinds.wrong)} wrong without a mark`,
    );
    expect(kinds.wrong).toBe(0);
    expect(kinds.right / all).toBeGreaterThan(0.6);
    expect(kinds.missing / all).toBeLessThan(0.05);
  });

  test.each([
    ["R/T .018\n60' 1.562\n330' 4.612\nET 7.148\nMPH 94.22", { et_660: 7.148, mph_660: 94.22 }],
    ["R/T .018\n60' 1.562\n330' 4.612\nET 11.241\nMPH 118.63", { et_1320: 11.241, mph_1320: 118.63 }],
    ["60' 1.562\n1/8 7.148\nMPH 94.22\nET 11.241\nMPH 118.63", { et_660: 7.148, et_1320: 11.241 }],
  ])('reads %j to the only finish that fits its time and speed', (text, finish) => {
    const [lane] = readSlipText(text).lanes;
    const read = Object.entries(lane!.fields).map(([field, { value }]) => [field, value]);
    expect(Object.fromEntries(read)).toMatchObject(finish);
    expect('et_1320' in lane!.fields).toBe('et_1320' in finish);
  });

  test('names its lanes and its time', () => {
    const reading = readSlipText(writtenSlips[0]!.text);
    expect(reading.lanes.map(({ lane }) => lane)).toEqual(['Left', 'Right']);
    expect(reading.localTime).toBe('2026-06-20T13:05');
  });

  test.each([
    ['06.05.2026  1:05 PM', '2026-05-06T13:05', true],
    ['06.05.2026  1:05 P', '2026-05-06T13:05', true],
    ['06.20.2026  1:05 p.m.', '2026-06-20T13:05', false],
    ['20.06.2026  13:05', '2026-06-20T13:05', false],
    ['20.06.2026  13.05', '2026-06-20T13:05', false],
    ['20/06/2026\n13:05:40', '2026-06-20T13:05', false],
    ['26-06-20  13:05', '2020-06-26T13:05', true],
    ['06/05/2026  1:05 PM', '2026-06-05T13:05', false],
    ['2026-06-05  13:05', '2026-06-05T13:05', false],
    ['Saturday June 20, 2026  1:05:22 PM', '2026-06-20T13:05', false],
    ['20-JUN-2026 13:05', '2026-06-20T13:05', false],
    ['DATE:06/20/2026 TIME:1:05 PM', '2026-06-20T13:05', false],
    ['06.05.2026', undefined, false],
  ])('reads %j as %s, doubtful: %s', (line, localTime, timeDoubtful) => {
    expect(readSlipText(`${line}\nR/T .018`)).toMatchObject({ localTime, timeDoubtful });
  });

  test.each([
    ['R/T .012R .041', [true, false]],
    ['R/T .012 R  .041', [true, true]],
    ['R/T .018 RED .041', [true, true]],
    ['R/T RED .012', [true]],
    ['.012R R/T .041', [true, false]],
    ['R/T\n.012\nRED', [true]],
    ['R/T -.012R', [false]],
    ['R/T −.012', [false]],
    ['R/T –.012', [false]],
    ['R/T -.012 RED', [false]],
    ['R/T .018  .041', [false, false]],
    ['.018 R/T .041', [false, false]],
    ['REACTION .018', [false]],
    ['R T .018', [false]],
  ])('marks the reaction of %j as doubtful where it is red without a minus', (line, doubts) => {
    const column = (text: string) => (doubts.length === 1 ? text : `${text}  ${text}`);
    const split = (label: string, text: string) => `${label} ${column(text)}`;
    const text = [
      line,
      split("60'", '1.707'),
      split("330'", '4.664'),
      split('1/8', '7.190'),
      split('1/4', '11.231'),
    ].join('\n');
    const { lanes } = readSlipText(text);
    expect(lanes.map(({ fields }) => fields.reaction_time?.doubtful)).toEqual(doubts);
    expect(lanes.map(({ fields }) => fields.et_60)).toMatchObject(
      doubts.map(() => ({ value: 1.707, doubtful: false })),
    );
  });

  test('with both lanes named and the numbers of one leaves the lane open', () => {
    const numbers = "R/T .018\n60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231";
    const both = readSlipText(`LEFT  RIGHT\n${numbers}`);
    expect([both.laneOpen, both.lanes.map(({ lane }) => lane)]).toEqual([true, ['Left', 'Right']]);
    expect(both.lanes[0]?.fields).toEqual(both.lanes[1]?.fields);
    const one = readSlipText(`RIGHT LANE\n${numbers}`);
    expect([one.laneOpen, one.lanes.map(({ lane }) => lane)]).toEqual([false, ['Right']]);
    expect(readSlipText(numbers).laneOpen).toBe(false);
  });

  test.each([20, 1000])('is no slip if it is a pasted table of %d rows, and is not searched', (rows) => {
    const row = '.018 1.707 4.664 7.190 96.50 11.231 118.60\n';
    expect(readSlipText(row).lanes).toHaveLength(1);
    const table = row.repeat(rows);
    expect(readSlipText(table)).toMatchObject({ lanes: [], laneOpen: false });
  });

  test('reads without a failure and without NaN, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.,OlI'/\n RTMPHDIAL") })),
        (text) => {
          for (const { fields } of readSlipText(text).lanes) {
            for (const { value } of Object.values(fields)) expect(value).not.toBeNaN();
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('with one digit of a time or a speed misread by a tenth or more is never certain', () => {
    const [, slip] = writtenSlips;
    const lines = slip!.text.split('\n');
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: lines.length - 1 }),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (at, place, by) => {
          const [label = '', number = ''] = lines[at]!.split('  ');
          const digits = number.split('.')[0]!.length;
          const index = place % digits;
          const changed = `${number.slice(0, index)}${(Number(number[index]) + by) % 10}${number.slice(index + 1)}`;
          const text = lines.map((line, each) => (each === at ? `${label}  ${changed}` : line)).join('\n');
          const [lane] = readSlipText(text).lanes;
          const small = number.startsWith('1') && digits === 3 ? 0.03 : 0.02;
          if (Math.abs(Number(changed) / Number(number) - 1) > Math.max(small, 0.05)) {
            expect(wrongUnmarked(lane!, slip!.left)).toEqual([]);
          }
        },
      ),
    );
  });
});

describe('a number of a slip', () => {
  test.each<[string, SlipField, number, boolean]>([
    ['11.241', 'et_1320', 11.241, false],
    ['.018', 'reaction_time', 0.018, false],
    ['-.012', 'reaction_time', -0.012, false],
    ['l,S62', 'et_60', 1.562, true],
    ['l.562', 'et_60', 1.562, false],
    ['11241', 'et_1320', 11.241, true],
    ['118', 'mph_1320', 118, true],
    ['118.6', 'mph_1320', 118.6, false],
    ['11.24', 'et_1320', 11.24, true],
    ['11. 241', 'et_1320', 11.241, false],
  ])('%s as %s is %s, doubtful: %s', (text, field, value, doubtful) => {
    expect(slipNumber(text, field)).toEqual({ value, doubtful });
  });
});
