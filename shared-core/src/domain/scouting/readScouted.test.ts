import { seeded } from '../statistics/seeded';
import { readScouted, scoutedTextProblem } from './readScouted';

const at = '2026-06-20T18:00:00.000Z';
const read = (text: string) => readScouted(text, at);
const only = (line: string) => {
  const { runs, unread } = read(line);
  return runs.length === 1 && unread.length === 0 ? runs[0] : unread;
};

describe('a pasted list of scouted runs', () => {
  test.each([
    ['B427\t9.90\t9.912', 'B427', 9.9, 9.912],
    ['B427;9,90;9,912', 'B427', 9.9, 9.912],
    ['B427,9.90,9.912', 'B427', 9.9, 9.912],
    ['B427, 9.90, 9.912', 'B427', 9.9, 9.912],
    ['B427 9,90 9,912', 'B427', 9.9, 9.912],
    ['1234 S/P 9.90 9.912', '1234 S/P', 9.9, 9.912],
    ['1234 S/P,9.90,9.912', '1234 S/P', 9.9, 9.912],
    ['  7   10   9.99  ', '7', 10, 9.99],
    ['1234 9.912', '1234', undefined, 9.912],
    ['B427;;9.912', 'B427', undefined, 9.912],
    ['B427;9.90;9.912;', 'B427', 9.9, 9.912],
  ])('reads %j', (line, car, dial, et) => {
    expect(only(line)).toEqual({ car, et, at, ...(dial !== undefined && { dial }) });
  });

  test.each(['B427\t9.90\t', 'B427;9.90;', 'B427, 9.90,', 'B427;10;', ' B427;9,90; ; '])(
    'takes no dial for an ET where the ET is blank: %j',
    (line) => {
      expect(only(line)).toMatchObject([{ problem: 'The ET is no number.' }]);
    },
  );

  test('begins after its header, and its last line is the newest run', () => {
    const { runs, unread } = read('Car, Dial, ET\r\n\r\nB427, 9.90, 9.912\r\n12, 10.50, 10.52\r\n');
    expect(runs.map(({ car }) => car)).toEqual(['12', 'B427']);
    expect(unread).toEqual([]);
  });

  test.each<[string, string, number | undefined, number]>([
    ['Car;Name;Class;Dial;R/T;60 ft;ET;MPH\nB427;Lee 7;SP;9,90;0,021;1,402;9,912;137,2', 'B427', 9.9, 9.912],
    ['ET,Car #,Name\n9.912,"22A",Lee', '22A', undefined, 9.912],
    ['Name\tCar No.\tDial-in\tE.T.\nLee\t22A\t\t9.912', '22A', undefined, 9.912],
    ['B427\tLee\tSP\t9.90\t0.021\t9.912', 'B427', 9.9, 9.912],
    ['B427 -.004 9.90 9.912', 'B427', 9.9, 9.912],
  ])('skips the columns that are something else: %j', (text, car, dial, et) => {
    expect(only(text)).toEqual({ car, et, at, ...(dial !== undefined && { dial }) });
  });

  test.each([
    ['Car,Name,Dial,ET\n22,Lee,9,90,9,91', 'It has more columns than its header.'],
    ['Car,Dial,ET,RT,MPH\n22,9,90,9,91', 'The ET is no number.'],
    ['Car,Name,Dial,ET\n22,Lee,none,9.91', 'The dial is no number.'],
    ['Car,1/8 ET,ET,Car,ET\n22,6.2,9.91,12,9.9', /^Its header must name one car and one ET/],
    ['Car Name Dial ET\n22 Lee 9.90 9.91', /^Its header must name one car and one ET/],
    ['22\tB427\t9.90\t9.91', 'It is not clear which number is the car’s.'],
  ])('refuses a line whose columns are not clear: %j', (text, problem) => {
    const { runs, unread } = read(text);
    expect(runs).toEqual([]);
    expect(unread).toMatchObject([
      { problem: typeof problem === 'string' ? problem : expect.stringMatching(problem) },
    ]);
  });

  test.each(['Car # Dial ET', 'Car No. Dial ET', 'Car Number Dial-in ET', 'Car ET', 'No. Dial in  E.T.'])(
    'takes %j for a header that says nothing new',
    (header) => {
      expect(read(`${header}\n22 9.90 9.91`)).toMatchObject({ runs: [{ car: '22', et: 9.91 }], unread: [] });
    },
  );

  test.each(['Car,Dial', 'Car,Dial,Index', 'Car Dial MPH'])('finds no ET below %j', (header) => {
    expect(read(`${header}\n22,9.90,9.91`)).toMatchObject({ runs: [], unread: [{ line: 2 }] });
  });

  test('names a line that has the names beside its values', () => {
    const { runs, unread } = read('Car 12 Dial 9.90 ET 9.91\n22 9.90 9.91');
    expect(unread).toMatchObject([{ line: 1 }]);
    expect(runs).toMatchObject([{ car: '22' }]);
  });

  test('begins anew below a second header, and takes nothing else for one', () => {
    const { runs, unread } = read(
      'see the board\nCar,Dial,ET\n22,9.90,9.91\nCar,Dial,ET\nCar,Name,ET\n12,Lee,10.1\nto do',
    );
    expect(runs).toMatchObject([
      { car: '12', et: 10.1 },
      { car: '22', dial: 9.9 },
    ]);
    expect(unread).toMatchObject([
      { line: 1, text: 'see the board', header: '' },
      { line: 7, text: 'to do', header: 'Car,Name,ET' },
    ]);
  });

  test('names each line that it cannot read, with its number', () => {
    const lines = ['B427 9.90', 'no idea', '9.90 9.912', '9.9', '12 9.90 99.12', '12 8.00 25.00', '12 2 3.5'];
    expect(read(lines.join('\n')).unread.map(({ line, problem }) => `${line}: ${problem}`)).toEqual([
      '2: The ET is no number.',
      '3: It is not clear which number is the car’s.',
      '4: The car number is missing.',
      '5: An ET is between 3 and 30 s.',
      '6: Dial and ET are too far apart for one car.',
      '7: A dial is between 3 and 30 s.',
    ]);
    expect(read(lines.join('\n')).runs).toMatchObject([{ car: 'B427', et: 9.9 }]);
  });

  test('is refused as a whole where it is a book', () => {
    expect(scoutedTextProblem('x'.repeat(200_000))).toMatch(/too long/);
    expect(scoutedTextProblem('B427 9.90 9.912\n'.repeat(500))).toBeUndefined();
  });

  test('law: whatever a line is, it is a sound run, a named line, or has no digit', () => {
    const random = seeded(3);
    const parts = [
      ...['B427', '9.90', '9,912', '-', '\t', ';', ',', ' ', 'S/P', '1e9', 'NaN', '∞', '٣', '0'],
      ...['"', '=1+1', '__proto__', '9.9.9', '.', '12', '\u0000', '𝟗.𝟗', '3000', '10'],
    ];
    for (let row = 0; row < 300; row += 1) {
      const line = Array.from(
        { length: Math.floor(9 * random()) },
        () => parts[Math.floor(random() * parts.length)],
      ).join(random() < 0.5 ? ' ' : '');
      const { runs, unread } = read(`1 9 9.1\n${line}`);
      expect(runs.length + unread.length).toBe(line.trim() === '' ? 1 : 2);
      for (const { car, dial, et } of runs) {
        expect(car).not.toBe('');
        expect(et).toBeGreaterThanOrEqual(3);
        expect(et).toBeLessThanOrEqual(30);
        expect(dial ?? 9).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
