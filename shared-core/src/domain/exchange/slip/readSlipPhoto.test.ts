import { readSlipPhoto } from './readSlipPhoto';
import type { SlipLane } from './readSlipText';

const text = `06/20/2026  1:05 PM
R/T     .021
60'    1.612
330    4.602
1/8    7.092
MPH    95.82
1000   9.282
1/4   11.112
MPH   119.55`;

const wordsOf = (unsure: string) =>
  text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map(({ 0: found, index }) => ({
      line: at,
      column: index,
      length: found.length,
      confidence: found === unsure ? 0.5 : 0.95,
    })),
  );

const doubted = (unsure: string): string[] =>
  Object.entries(readSlipPhoto({ text, words: wordsOf(unsure) }).lanes[0]?.fields ?? {})
    .filter(([, { doubtful }]) => doubtful)
    .map(([field]) => field);

test('a value of a sure word is read, of an unsure one doubted', () => {
  expect(doubted('')).toEqual([]);
  expect(doubted('1.612')).toEqual(['et_60']);
  expect(doubted('.021')).toEqual(['reaction_time']);
});

test('the time of an unsure word is doubted', () => {
  expect(readSlipPhoto({ text, words: wordsOf('') })).toMatchObject({
    localTime: '2026-06-20T13:05',
    timeDoubtful: false,
  });
  expect(readSlipPhoto({ text, words: wordsOf('06/20/2026') }).timeDoubtful).toBe(true);
});

test('a confidence that is no number is none', () => {
  const words = wordsOf('').map((word) => ({ ...word, confidence: NaN }));
  const [lane] = readSlipPhoto({ text, words }).lanes;
  expect(Object.values(lane?.fields ?? {}).every(({ doubtful }) => doubtful)).toBe(true);
});

test('a speed with a figure too many, and each eight or six beside a zero that was taken for one, is doubted', () => {
  const read = (changed: string) =>
    Object.entries(readSlipPhoto({ text: changed, words: [] }).lanes[0]?.fields ?? {})
      .filter(([, { doubtful }]) => doubtful)
      .map(([field]) => field);
  expect(read(text.replace('119.55', '119.556'))).toEqual(['mph_1320']);
  expect(read(text.replace("60' ", "68' ").replace('9.282', '9.280'))).toEqual([
    'et_60',
    'et_330',
    'mph_660',
    'et_1000',
  ]);
});

test('a lane whose name stands alone is open, since the other name was not recognized', () => {
  const two =
    "DIAL  11.20  11.30\nR/T   .021   .034\n60'   1.612  1.620\n330   4.602  4.610\n1/8   7.092  7.100";
  const lanesIn = (head: string) =>
    readSlipPhoto({ text: `${head}\n${two}`, words: [] }).lanes.map(({ lane }) => lane);
  expect(lanesIn('      RIGHT  LEFT')).toEqual(['Right', 'Left']);
  expect(lanesIn('      AIGHT  LEFT')).toEqual(['Right', 'Left']);
  expect(lanesIn('      %#     LEFT')).toEqual([undefined, undefined]);
});

test('a zero that was taken for a six does not take the second lane away, and is doubted', () => {
  const lines = [
    ...['LEFT      RIGHT', 'DIAL      7.55     16.39', 'R/T       .277     .298', "60'       1.152    2.473"],
    ...["330'      3.152    6.786", '1/8       4.844    16.431', 'MPH       144.66   67.07'],
    ...["1000'     6.344    13.583", '1/4       7.566    16.232', 'MPH       179.81   83.83'],
  ];
  const [left, right] = readSlipPhoto({ text: lines.join('\n'), words: [] }).lanes;
  expect(left?.fields.et_660).toMatchObject({ value: 4.844, doubtful: false });
  expect(right?.fields.et_660).toMatchObject({ value: 10.431, doubtful: true });
  expect(right?.fields.et_1320).toMatchObject({ value: 16.232, doubtful: false });
});

test('a misread label above its numbers is no number of the left lane, and the right lane keeps its own', () => {
  const lines = [
    ...['LEFT  RIGHT', 'REACTION TIME', '.070', '-.132', '60 FT ET', '1.240', '1.244', '830 FT ET', '3.394'],
    ...['3.409', '1/8 MILE ET', '5.227', '5.230', '1000 FT ET', '6.812', '6.831', '1/4 MILE ET', '8.153'],
    ...['8.175', '1/4 MILE MPH', '165.05', '166.50'],
  ];
  const { lanes } = readSlipPhoto({ text: lines.join('\n'), words: [] });
  expect(lanes.map(({ lane, fields }) => [lane, fields.et_60?.value, fields.et_1320?.value])).toEqual([
    ['Left', 1.24, 8.153],
    ['Right', 1.244, 8.175],
  ]);
});

const sureOf = (lane: SlipLane | undefined): number[] =>
  Object.values(lane?.fields ?? {}).flatMap(({ value, doubtful }) => (doubtful ? [] : value));

test('the second of two numbers between labels is of no lane for sure', () => {
  const rows = [
    ...['R.T.:0.211                R.T.:-0.262', '68 Foot:1.425             60 Foot:1.430'],
    ...['330 Foot:3.901            830 Foot:3.982', 'Eighth:6.040              | Eighth:6.854'],
    ...['MPH1:115.29               | MPH1:116.76', '1000 Foot:7.835           1600 Foot:7.878'],
    ...['Quarter:9.391             | Quarter:9.417', 'MPH2:143.91               MPH2:143.62'],
  ];
  const text = ['RIGH7                     LEFT', ...rows].join('\n');
  const { lanes } = readSlipPhoto({ text, words: [] });
  expect(sureOf(lanes.find(({ lane }) => lane === 'Left'))).not.toContain(3.901);
});

test('a table with the letter of one lane leaves both lanes open', () => {
  const table = (letter: string) =>
    [
      'LANE     R/T      60 FT     330 FT    660 FT    MPH',
      `${letter}        .032     2.110     5.803     8.922     78.58`,
      'L        .190     1.891     5.181     7.963     87.87',
    ].join('\n');
  const lanesIn = (letter: string) =>
    readSlipPhoto({ text: table(letter), words: [] }).lanes.map(({ lane }) => lane);
  expect(lanesIn('R')).toEqual(['Right', 'Left']);
  expect(lanesIn('A')).toEqual([undefined, undefined]);
});

test('a name with a figure above numbers is still that of a lane', () => {
  const lines = ['          LEFT      RIGH7', 'R/T       NT        .261', "60'       NT        1.185"];
  const more = ['330       NT        3.249', '1/8       NT        4.985', 'MPH       NT       140.22'];
  const { lanes } = readSlipPhoto({ text: [...lines, ...more].join('\n'), words: [] });
  expect(lanes.map(({ lane, fields }) => [lane, fields.et_60?.value])).toEqual([
    ['Left', undefined],
    ['Right', 1.185],
  ]);
});

test('a number out of a label is no lane, however many names the slip has', () => {
  const ran = ['13.33', '2.010', '5.492', '8.489', '133.48', '11.008', '13.195', '165.81'];
  const labels = ['D/I', '60 FT ET', '330 FT ET', '1/8 MILE ET', '1/8 MILE KM/H', '1000 FT ET'];
  const block = (cells: string[]) =>
    [...labels, '1/4 MILE ET', '1/4 MILE KM/H'].map((label, at) => label.padEnd(21) + (cells[at] ?? ''));
  const text = ['LEFT LANE', ...block(ran), 'RIGHT LANE', ...block(['15.28', '2.316'])].join('\n');
  const at = text.lastIndexOf('330 FT');
  const { lanes } = readSlipPhoto({ text: `${text.slice(0, at)}38${text.slice(at + 2)}`, words: [] });
  for (const value of sureOf(lanes.find(({ lane }) => lane === 'Right')))
    expect([15.28, 2.316]).toContain(value);
});

describe('a doubted value is unread', () => {
  const lines = [
    ...['          LEFT      RIGHT', 'DIAL     11.20     10.85', 'R/T       .021      .104'],
    ...["60'      1.612     1.540", '330      4.602     4.410', '1/8      7.092     6.801'],
    ...['MPH      95.82     99.70', '1000     9.282     8.890', '1/4     11.112    10.660'],
    'MPH     119.55    125.10',
  ].join('\n');
  /** Reads the slip with another number, of which the recognizer is sure or not. */
  const readWith = (from: string, to: string, confidence: number) => {
    const changed = lines.replace(from, to.padEnd(from.length));
    const before = lines.slice(0, lines.indexOf(from)).split('\n');
    const place = { line: before.length - 1, column: before.at(-1)?.length ?? 0, length: to.length };
    return readSlipPhoto({ text: changed, words: [{ ...place, confidence }] }).lanes;
  };

  test('if it equals the other lane’s', () => {
    const [left, right] = readWith('.104', '.021', 0.4);
    expect(right?.fields).not.toHaveProperty('reaction_time');
    expect(right?.unread).toEqual({ reaction_time: { line: 2, column: 20, length: 4 } });
    expect(left?.fields.reaction_time).toMatchObject({ value: 0.021, doubtful: false });
    expect(left).not.toHaveProperty('unread');
    expect(readWith('.104', '.021', 0.95)[1]?.fields.reaction_time).toMatchObject({
      value: 0.021,
      doubtful: false,
    });
  });

  test('but a dial, which lanes may have in common', () => {
    expect(readWith('10.85', '11.20', 0.4)[1]?.fields.dialin_et).toMatchObject({
      value: 11.2,
      doubtful: true,
    });
  });

  test('if speeds fall or times do not rise, and the others stay', () => {
    const [, falling] = readWith('125.10', '80.00', 0.4);
    expect(Object.keys(falling?.unread ?? {})).toEqual(['mph_1320']);
    expect(falling?.fields.mph_660).toMatchObject({ value: 99.7 });
    const [, early] = readWith('8.890', '5.890', 0.4);
    expect(Object.keys(early?.unread ?? {})).toEqual(['et_1000']);
    expect(early?.fields.et_660).toMatchObject({ value: 6.801, doubtful: false });
  });

  test('but mended where one figure that is easily taken for another makes it fit, and doubted still', () => {
    const [left] = readWith('9.282', '3.282', 0.4);
    expect(left?.fields.et_1000).toMatchObject({ value: 9.282, doubtful: true });
    expect(left).not.toHaveProperty('unread');
    expect(left?.fields.et_660).toMatchObject({ value: 7.092, doubtful: false });
  });

  test('but no number of a slip whose lane is open', () => {
    const text = "LEFT RIGHT\nR/T .021\n60' 1.612\n330 4.602\n1/8 7.092\nMPH 95.82";
    const { laneOpen, lanes } = readSlipPhoto({ text, words: [] });
    expect(laneOpen).toBe(true);
    expect(lanes.map(({ fields }) => fields.et_60?.value)).toEqual([1.612, 1.612]);
  });
});

test('the specks of a busy background take no number away', () => {
  const slip = [
    ...['LEFT      RIGHT', 'R/T       .277     .298', "60'       1.152    2.473", "330'      3.152    6.786"],
    ...['1/8       4.844    9.431', 'MPH       144.66   67.07', "1000'     6.344    13.583"],
    ...['1/4       7.566    16.232', 'MPH       179.81   83.83'],
  ];
  const specks = Array.from({ length: 10 }, () => 'x q z v k w '.repeat(10));
  const lanesIn = (lines: string[]) =>
    readSlipPhoto({
      text: lines.join('\n'),
      words: lines.flatMap((each, line) =>
        [...each.matchAll(/\S+/g)].map(({ 0: { length }, index: column }) => ({
          ...{ line, column, length },
          confidence: length === 1 ? 0.3 : 0.95,
        })),
      ),
    }).lanes.map(({ fields }) => Object.values(fields).map(({ value }) => value));
  expect(lanesIn(slip).map(({ length }) => length)).toEqual([8, 8]);
  expect(lanesIn([...specks, ...slip])).toEqual(lanesIn(slip));
});
