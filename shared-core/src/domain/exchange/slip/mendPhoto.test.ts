import { processorClock } from '../../../testing/processorClock';
import { mendPhoto } from './mendPhoto';
import { likeness } from './likeness';

const sure = () => false;
const mend = (...lines: string[]) => mendPhoto(lines.join('\n'), sure).text.split('\n');

describe('a label of a photo', () => {
  test.each([
    ['68’', "60'"],
    ['60°’', "60'"],
    ['338°', "330'"],
    ['33°', "330'"],
    ["lee00'", "1000'"],
    ['10007', "1000'"],
    ['1886', "1000'"],
    ['178', '1/8'],
    ['1-8', '1/8'],
    ['174', '1/4'],
    ['18', '1/8'],
    ['14', '1/4'],
    ['RIT', 'R/T'],
    ['pial..........', 'DIAL'],
    ['KM-H', 'KM/H'],
  ])('reads %j as %j', (read, label) => {
    const [line = ''] = mend(`${read.padEnd(16)}1.234   2.345`, 'MPH             97.00   88.10');
    expect(line.trim().split(/\s+/)[0]).toBe(label);
    expect(line.endsWith('1.234   2.345')).toBe(true);
  });

  test('stays one if it has two words', () => {
    expect(
      mend('668 FT          9.375', '1328 MPH        97.00').map((line) => line.slice(0, 8).trim()),
    ).toEqual(['660 FT', '1320 MPH']);
  });

  test.each(['GAINESVILLE', 'SUPER PRO', 'CAR', '4177'])('is not made of %s', (word) => {
    expect(mend(`${word.padEnd(16)}1.234`, 'MPH             97.00')[0]).toBe(`${word.padEnd(16)}1.234`);
  });

  test('is no number of a column', () => {
    expect(mend('R/T       174    .225', "60'       1.565  2.395", "330'      4.296  6.567")[0]).toContain(
      '.174',
    );
  });
});

test('a value with letters or without its point is mended, and said', () => {
  const { text, mended } = mendPhoto(
    "R/T       A77    L25S\n60'       1.a65  2.395\n330'      4.296  6.567",
    sure,
  );
  expect(
    text
      .split('\n')
      .slice(0, 2)
      .map((line) => line.trim().split(/\s+/)),
  ).toEqual([
    ['R/T', '.177', '.255'],
    ["60'", '1.065', '2.395'],
  ]);
  expect(mended).toHaveLength(3);
});

test('a distance in the head of a table is no reaction', () => {
  const head = 'LANE  RT    60     330    660';
  expect(mend(head, 'L     .252  2.384  6.517  10.081')[0]).toBe(head);
});

test('a zero of a label that was taken for an eight is told', () => {
  expect(mendPhoto("68'       1.565", sure).zerosUnsure).toBe(true);
  expect(mendPhoto("60'       1.565", sure).zerosUnsure).toBe(false);
});

test('specks leave, and words of a head stay', () => {
  const lines = mendPhoto("GREAT LAKES\n |  60'     1.565  Wil", (place) => place.column > 15).text.split(
    '\n',
  );
  expect(lines[0]).toBe('GREAT LAKES');
  expect(lines[1]?.trim().split(/\s+/)).toEqual(["60'", '1.565']);
});

test('a long line is mended quickly', () => {
  const spent = processorClock();
  mendPhoto('1.8 68’ '.repeat(500), sure);
  expect(spent()).toBeLessThan(1000);
});

test('likeness counts signs that look alike less', () => {
  expect(likeness('1/8', '1/8')).toBe(0);
  expect(likeness('1/8', '178')).toBeLessThan(likeness('1/8', '188'));
  expect(likeness('DIAL', '')).toBe(4);
});

test('a figure alone between a label and its number is a drop of ink, and the number is mended', () => {
  const rows = ["60'          1.829    1.853", "330'         5.007    5.088"];
  const read = (line: string) => mendPhoto([line, ...rows].join('\n'), sure);
  const { text, mended } = read('Dial:    7   7.63     7.86');
  expect(text.split('\n')[0]).toBe('Dial:        7.63     7.86');
  expect(mended).toContainEqual(expect.objectContaining({ line: 0, column: 13 }));
  for (const line of ['Dial:     7 7.63      7.86', 'MPH 1        97.00    88.10'])
    expect(read(line).text.split('\n')[0]).toBe(line);
});
