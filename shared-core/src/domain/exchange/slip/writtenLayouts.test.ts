import { processorClock } from '../../../testing/processorClock';
import { handWrittenSlips } from '../../../testing/fixtures/handWrittenSlips';
import type { SlipField } from '../../pass/slipFields';
import { readSlipText, type SlipLane } from './readSlipText';
import type { SlipValues } from './slipDoubts';

/** Values of a lane; a doubted one has a question mark. */
const shown = ({ fields }: SlipLane) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { value, doubtful }]) => [field, doubtful ? `${value}?` : value]),
  );
const lanesIn = (text: string) => readSlipText(text).lanes.map(shown);

describe('a slip written by hand', () => {
  test.each(handWrittenSlips.map((slip) => [slip.name, slip] as const))(
    'has all its values as %s, right or doubted',
    (_, { text, left, right }) => {
      const { lanes } = readSlipText(text);
      const truths = right === undefined ? [left] : [left, right];
      expect(lanes).toHaveLength(truths.length);
      for (const [index, { fields }] of lanes.entries()) {
        const values = Object.entries(fields).map(([field, { value }]) => [field, value]);
        expect(Object.fromEntries(values)).toEqual(truths[index]);
      }
    },
  );

  test('is undoubted in at least 95 % of its values', () => {
    const all = handWrittenSlips.flatMap(({ text }) =>
      readSlipText(text).lanes.flatMap(({ fields }) => Object.values(fields)),
    );
    expect(all.filter(({ doubtful }) => !doubtful).length / all.length).toBeGreaterThan(0.95);
  });
});

const quick = {
  et_60: 1.443,
  et_330: 3.969,
  et_660: 6.114,
  mph_660: 113.9,
  et_1000: 7.969,
  et_1320: 9.531,
  mph_1320: 141.7,
};
const slow: SlipValues = {
  et_60: 1.812,
  et_330: 4.962,
  et_660: 7.642,
  mph_660: 91.16,
  et_1000: 9.962,
  et_1320: 11.914,
  mph_1320: 113.45,
};
const fields = ['et_60', 'et_330', 'et_660', 'mph_660', 'et_1000', 'et_1320', 'mph_1320'] as const;
const labels = ["60'", "330'", '1/8', 'MPH', "1000'", '1/4', 'MPH'];
const printed = (values: SlipValues, field: SlipField) =>
  (values[field] ?? 0).toFixed(field.startsWith('mph') ? 2 : 3);
const slip = (write: (label: string, field: (typeof fields)[number], index: number) => string) =>
  labels.map((label, index) => write(label, fields[index]!, index)).join('\n');

describe('one lane', () => {
  test.each([
    ['a colon and a space', (label: string, value: string) => `${label}: ${value}`],
    ['a colon alone', (label: string, value: string) => `${label}:${value}`],
    ['leader dots', (label: string, value: string) => `${label}........ ${value}`],
    ['leader dots without a space', (label: string, value: string) => `${label}........${value}`],
    ['a hard space', (label: string, value: string) => `${label}\u00a0${value}`],
    ['an equals sign', (label: string, value: string) => `${label} = ${value}`],
    ['a decimal comma', (label: string, value: string) => `${label} ${value.replace('.', ',')}`],
  ])('with %s behind its labels is one', (_, line) => {
    expect(
      lanesIn(`${line('R/T', '.027')}\n${slip((label, field) => line(label, printed(slow, field)))}`),
    ).toEqual([{ ...slow, reaction_time: 0.027 }]);
  });

  test('with intervals in brackets is one', () => {
    expect(
      lanesIn(
        slip((label, field, index) => `${label} ${printed(slow, field)}${index === 1 ? ' (3.150)' : ''}`),
      ),
    ).toEqual([slow]);
  });

  test('with speeds behind an @ has them', () => {
    expect(lanesIn("60' 1.812\n330 4.962\n1/8 7.642 @ 91.16\n1000 9.962\n1/4 11.914 @ 113.45")).toEqual([
      slow,
    ]);
  });

  test('with times in hundredths is undoubted', () => {
    expect(
      lanesIn('60 ft  1.81 s\n330 ft  4.96 s\n1/8 mile  7.64 s @ 91.16 mph\n1/4 mile  11.91 s @ 113.45 mph'),
    ).toEqual([
      { et_60: 1.81, et_330: 4.96, et_660: 7.64, mph_660: 91.16, et_1320: 11.91, mph_1320: 113.45 },
    ]);
  });

  test('with numbered speeds, or distances with ET behind them, is read', () => {
    const numbered = slip(
      (label, field) =>
        `${field === 'mph_660' ? 'MPH1' : field === 'mph_1320' ? 'MPH2' : label} ${printed(slow, field)}`,
    );
    expect(lanesIn(numbered)).toEqual([slow]);
    expect(
      lanesIn(
        '60 FT ET 1.812\n330 FT ET 4.962\n1/8ET 7.642\n1/8 MILE MPH 91.16\n1000 FT ET 9.962\n1/4 MILE ET 11.914\n1/4 MILE MPH 113.45',
      ),
    ).toEqual([slow]);
  });

  test('in km/h is converted, and says so', () => {
    const [lane] = readSlipText(
      "60' 1.812\n330' 4.962\n1/8 7.642\nkm/h 146.71\n1/4 11.914\nkm/h 182.58",
    ).lanes;
    expect(lane?.fields.mph_660).toMatchObject({ value: 91.16, doubtful: false, from: 'km/h' });
    expect(lane?.fields.mph_1320).toMatchObject({ value: 113.45, doubtful: false, from: 'km/h' });
    const [eighth] = readSlipText("60' 1.812\n1/8 ET 7.642\n1/8 Speed 146.71 km/h").lanes;
    expect(eighth?.fields.mph_660).toMatchObject({ value: 91.16, from: 'km/h' });
  });

  test('in km/h without a unit is converted by physics, and doubted', () => {
    const [lane] = readSlipText(
      "60' 1.812\n330' 4.962\n1/8 7.642\nSpeed 146.71\n1/4 11.914\nSpeed 182.58",
    ).lanes;
    expect(lane?.fields.mph_660).toMatchObject({
      value: 91.16,
      doubtful: true,
      reason: 'unit',
      from: 'km/h',
    });
  });
});

describe('two lanes', () => {
  const head = '       LEFT   RIGHT\nDIAL  11.90  9.50\nR/T  .027  .033';
  const both = (stop: string, from: number) =>
    `${head}\n${slip((label, field, index) => `${label}  ${index < from ? printed(slow, field) : stop}  ${printed(quick, field)}`)}`;

  test.each(['-----', '***', 'DNF', 'NT', 'NO TIME'])(
    'keep their numbers apart if one has no times (%s)',
    (stop) => {
      expect(lanesIn(both(stop, 0))).toEqual([
        { dialin_et: 11.9, reaction_time: 0.027 },
        { ...quick, dialin_et: 9.5, reaction_time: 0.033 },
      ]);
    },
  );

  test('give no numbers to the other if one stops half-way with blanks', () => {
    const [left, right] = lanesIn(both('', 2));
    expect(left).toEqual({ dialin_et: 11.9, reaction_time: 0.027, et_60: 1.812, et_330: 4.962 });
    expect(right).toMatchObject({ et_330: 3.969, et_660: '6.114?', et_1320: '9.531?' });
  });

  test('name their cars and the winner', () => {
    const { lanes } = readSlipText(`CAR 417 9F12\n${both('DNF', 2)}\nRESULT  LOSS  WIN`);
    expect(lanes.map(({ lane, car, result }) => ({ lane, car, result }))).toEqual([
      { lane: 'Left', car: '417', result: 'Loss' },
      { lane: 'Right', car: '9F12', result: 'Win' },
    ]);
  });
});

describe('a result under one column', () => {
  const both = `       LEFT   RIGHT\nR/T     .027   .033\n${slip((label, field) => `${label.padEnd(7)}${printed(slow, field).padStart(6)} ${printed(quick, field).padStart(6)}`)}`;
  const resultsOf = (text: string) => readSlipText(text).lanes.map(({ result }) => result);

  test.each([
    ['          WIN', ['Win', 'Loss']],
    ['                WIN', ['Loss', 'Win']],
    ['         LOSS', ['Loss', 'Win']],
    ['               LOSS', ['Win', 'Loss']],
  ])('%j is that of both lanes', (line, results) => {
    expect(resultsOf(`${both}\n${line}`)).toEqual(results);
    expect(readSlipText(`${both}\n${line}`).leftOut).toEqual([]);
  });

  test.each([
    ['stands at the edge', `${both}\nWIN`],
    ['stands between the columns', `${both}\n             W`],
    ['stands above the name of a lane', `${both}\n          WIN\n   RIGHT LANE`],
    ['has lost its columns', `${both.replace(/ +/g, ' ')}\n      WIN`],
    ['has a word beside it', `${both}\n          WINNER`],
  ])('is of no lane if it %s', (_, text) => {
    expect(resultsOf(text)).toEqual([undefined, undefined]);
  });
});

test.each(['***', 'DNF'])('a result under a lane of %s is not that of the lane with numbers', (stop) => {
  const text = slip((label, field) => `${label}  ${printed(slow, field)}  ${stop}`);
  expect(readSlipText(`${text}\n            WIN`).lanes.map(({ result }) => result)).not.toContain('Win');
  expect(
    readSlipText(`${slip((label, field) => `${label} ${printed(slow, field)}`)}\nWIN`).lanes[0]?.result,
  ).toBe('Win');
});

describe('a lane on its own line', () => {
  const one = slip((label, field) => `${label} ${printed(slow, field)}`);
  const two = slip((label, field) => `${label} ${printed(slow, field)} ${printed(quick, field)}`);

  test.each([
    ['Lane: L', 'Left'],
    ['LANE L', 'Left'],
    ['LANE = R', 'Right'],
    ['Your lane: R', 'Right'],
    ['LANE\tR', 'Right'],
  ])('as %j is the lane of the slip', (line, lane) => {
    const reading = readSlipText(`${line}\n${one}`);
    expect(reading.lanes.map((each) => each.lane)).toEqual([lane]);
    expect(reading.leftOut).toEqual([]);
  });

  test.each(['LANE L', 'Lane: Right'])('as %j names no column of two', (line) => {
    const reading = readSlipText(`${line}\n${two}`);
    expect(reading.lanes.map((each) => each.lane)).toEqual([undefined, undefined]);
    expect(reading.leftOut).toEqual([line]);
  });

  test.each(['OPP LANE: RIGHT', 'LANE CHOICE: RIGHT', 'WIN LANE L', 'LANE 1'])(
    'as %j is not the lane of the slip',
    (line) => {
      expect(readSlipText(`${line}\n${one}`).lanes.map((each) => each.lane)).toEqual([undefined]);
    },
  );

  test('as letters of both names the columns', () => {
    expect(readSlipText(`LANE R   LANE L\n${two}`).lanes.map((each) => each.lane)).toEqual(['Right', 'Left']);
    expect(
      readSlipText(
        `LANE R\n${one}\nLANE L\n${slip((label, field) => `${label} ${printed(quick, field)}`)}`,
      ).lanes.map((each) => each.lane),
    ).toEqual(['Right', 'Left']);
  });

  test('as another letter than that of the only row with numbers is not its lane', () => {
    const cells = (values: readonly string[]) => values.map((value) => value.padEnd(9)).join('');
    const table = [
      cells(['LANE', ...labels]),
      cells(['L', ...fields.map((field) => printed(slow, field))]),
      cells(['R', ...fields.map(() => '***')]),
    ].join('\n');
    const { lanes, leftOut } = readSlipText(`YOUR LANE: R\n${table}`);
    expect(lanes.map((each) => each.lane)).toEqual(['Left']);
    expect(leftOut).toContain('YOUR LANE: R');
  });

  test('as a letter in the head of reactions is none', () => {
    expect(readSlipText(`LANE  R/T\n${one}`).lanes.map((each) => each.lane)).toEqual([undefined]);
  });
});

describe('the clock and the tree', () => {
  test.each([
    ['20260613 1431 HRS', '2026-06-13T14:31'],
    ['06/13/2026 1431', '2026-06-13T14:31'],
    ['06/13/2026\nTIME 0905', '2026-06-13T09:05'],
    ['06/13/2026 12:05 AM', '2026-06-13T00:05'],
  ])('%j is %s', (line, localTime) => {
    expect(readSlipText(`${line}\nR/T .018\n60' 1.812`).localTime).toBe(localTime);
  });

  test.each(['.500 TREE', 'PERFECT .400', 'TREE: .500'])('a reaction on a %s is doubted', (line) => {
    const [lane] = readSlipText(
      `${line}\nR/T .527\n${slip((label, field) => `${label} ${printed(slow, field)}`)}`,
    ).lanes;
    expect(lane?.fields.reaction_time).toMatchObject({ value: 0.527, doubtful: true, reason: 'tree' });
  });
});

describe('cells of a sheet', () => {
  const rows = [
    ['', 'LEFT', 'RIGHT'],
    ['R/T', '.018', '.031'],
    ...fields.map((field, index) => [labels[index] ?? '', printed(quick, field), printed(slow, field)]),
  ];
  const copied = (width: number, height: number) =>
    Array.from({ length: height }, (_, at) => [...(rows[at] ?? []), ...Array<string>(width)].slice(0, width))
      .map((cells) => cells.join('\t'))
      .join('\n');

  test.each([
    ['A1:Z30', 26, 30],
    ['A1:BK9', 63, 9],
  ])('are read with the empty ones behind them: %s', (_, width, height) => {
    expect(lanesIn(copied(width, height))).toEqual([
      { reaction_time: 0.018, ...quick },
      { reaction_time: 0.031, ...slow },
    ]);
  });
});

describe('a text that is no slip', () => {
  test.each([
    ['a megabyte', 'R/T .018 '.repeat(120_000), true],
    ['3,990 wide signs', 'ﷺ'.repeat(3990), true],
    ['binary', String.fromCharCode(...Array.from({ length: 3000 }, (_, at) => (at * 7) % 256)), false],
    ['3,990 digits', '1'.repeat(3990), true],
    ['3,990 dots', '.'.repeat(3990), true],
    ['3,990 spaces', ' '.repeat(3990), false],
    ['3,990 spaces before a sign', `${' '.repeat(3990)}x`, true],
    ['3,990 dashes', '- '.repeat(1995), true],
    ['many labels', '60 '.repeat(1330), true],
    ['many lines', "60' 1.8\n".repeat(490), true],
    ['3,990 tabs', '\t'.repeat(3990), false],
    ['3,990 tabs before a sign', `${'\t'.repeat(3990)}x`, true],
    ['3,990 colons', ':'.repeat(3990), true],
    ['200 wide signs', 'ﷺ'.repeat(200), true],
    ['300 empty lines', '\n'.repeat(300), false],
    ['500 empty lines', '\n'.repeat(500), true],
    ['nothing', '', false],
  ])('%s has no lanes, and is quick', (_, text, tooLong) => {
    const spent = processorClock();
    expect(readSlipText(text)).toMatchObject({ lanes: [], tooLong });
    expect(spent()).toBeLessThan(500);
  });
});

describe('two runs of one car', () => {
  const run = (values: SlipValues) =>
    fields.map((field, index) => `${labels[index]} ${printed(values, field)}`).join('\n');
  const row = (values: SlipValues) => fields.map((field) => printed(values, field)).join('\t');
  const beside = (heads: string) =>
    `${heads}\n${slip((label, field) => `${label} ${printed(quick, field)} ${printed(slow, field)}`)}`;

  test.each([
    ['below each other, with the same lane', `LEFT LANE\n${run(quick)}\nLEFT LANE\n${run(slow)}`],
    ['below each other, with a date each', `5/16/26 3:42 PM\n${run(quick)}\n5/16/26 5:10 PM\n${run(slow)}`],
    ['the best beside this one', beside('This  Best')],
    ['side by side', beside('Run 3  Run 4')],
    ['as lines of a sheet of three', [labels.join('\t'), ...[quick, slow, quick].map(row)].join('\n')],
  ])('%s are never two lanes without a doubt', (_, text) => {
    const { lanes } = readSlipText(text);
    expect(lanes.flatMap((lane) => Object.values(lane.fields)).filter(({ doubtful }) => !doubtful)).toEqual(
      [],
    );
    expect(lanes.filter(({ lane }) => lane === 'Right')).toEqual([]);
  });

  test('are one where a finish above the list is told again in it', () => {
    const { lanes } = readSlipText(`1/4 mile 11.91s @ 113.45 mph\n${run(slow)}`);
    expect(lanes.map(({ fields: { et_60, et_1320 } }) => [et_60?.value, et_1320?.value])).toEqual([
      [1.812, 11.91],
    ]);
  });

  test('with two finishes leave the finish in doubt', () => {
    const { lanes } = readSlipText(`${run(slow)}\n1/4 ET 11.714`);
    expect(lanes.map(({ fields: { et_1320 } }) => et_1320?.doubtful)).not.toContain(false);
  });

  test.each(['MOV .0290 LEFT', 'FIRST LEFT'])('get no lane from the line %s', (line) => {
    const both = slip((label, field) => `${label} ${printed(quick, field)} ${printed(slow, field)}`);
    expect(readSlipText(`${both}\n${line}`).lanes.map(({ lane }) => lane)).toEqual([undefined, undefined]);
  });

  test('an R before the reaction is no lane', () => {
    const { lanes } = readSlipText(`R .014 60 1.812 330 4.962 1/8 7.642@91.16 1/4 11.914@113.45`);
    expect(lanes.map(({ lane }) => lane)).toEqual([undefined]);
  });
});
