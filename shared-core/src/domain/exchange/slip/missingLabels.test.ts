import { mendPhoto } from './mendPhoto';

const slip = (...lines: string[]) => lines.join('\n');
const mend = (...lines: string[]) => {
  const { text, mended } = mendPhoto(slip(...lines), () => false);
  return {
    words: text.split('\n').map((line) => line.trim().split(/\s+/)),
    lines: [...new Set(mended.map(({ line }) => line))],
  };
};

test('a label between two known ones is the one that the order leaves, and its numbers are guessed', () => {
  const { words, lines } = mend("60'    1.669   1.683", 'TW     4.600   4.628', '1/8    7.008   7.050');
  expect(words[1]).toEqual(["330'", '4.600', '4.628']);
  expect(lines).toEqual([1]);
});

test.each([
  ['7.008', '1/8'],
  ['9.139', "1000'"],
  ['10.930', '1/4'],
])('%s chooses, of the labels that the order leaves, %s', (number, label) => {
  const { words } = mend("60'    1.669", "330'   4.600", `Paps   ${number}`, 'THANK YOU');
  expect(words[2]).toEqual([label, number]);
});

test('a speed is told by its time, in km/h as well', () => {
  expect(mend("330'   4.600", '1/8    7.008', 'WH     99.50').words[2]?.[0]).toBe('MPH');
  expect(mend("330'   4.600", '1/8    7.008', 'WH     160.05').words[2]?.[0]).toBe('MPH');
});

test('a number that fits no label gets none', () => {
  const { words } = mend("60'    1.669", "330'   4.600", 'Paps   5.555', 'THANK YOU');
  expect(words[2]).toEqual(['Paps', '5.555']);
});

test('a beam that comes twice is the next one', () => {
  const { words } = mend("60'    1.738", '60     4.835', '1/8    7.431');
  expect(words[1]).toEqual(["330'", '4.835']);
});

test('a label that stands twice in other rows is put beside the second number', () => {
  const { words, lines } = mend(
    "60'     1.738         60'     1.538",
    "330'    4.835         [0      4.218",
    '1/8     7.431         1/8     6.520',
    'MPH     93.85         WH      108.11',
  );
  expect(words[1]).toEqual(["330'", '4.835', "330'", '4.218']);
  expect(words[3]).toEqual(['MPH', '93.85', 'MPH', '108.11']);
  expect(lines).toEqual([1, 3]);
});

test('a label that was not seen at all is put where the others stand', () => {
  const { words } = mend(
    '1/8   7.008   7.050',
    'MPH   99.50   99.10',
    '1/4  10.930  10.980',
    '     124.50  124.10',
  );
  expect(words[3]).toEqual(['MPH', '124.50', '124.10']);
});

test('a sign between a time and a speed is an @', () => {
  const { words, lines } = mend('1/8 ET   6.424   9   109.13', '1/4 ET  10.032   @   134.53');
  expect(words[0]).toEqual(['1/8', 'ET', '6.424', '@', '109.13']);
  expect(lines).toEqual([0]);
});

test('a percent sign is the figures 96, or the 6 alone where three decimals stand', () => {
  const { words } = mend("60'    2.2%", "330'   6.28%");
  expect(words.map(([, value]) => value)).toEqual(['2.296', '6.286']);
});
