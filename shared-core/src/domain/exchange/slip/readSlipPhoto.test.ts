import { readSlipPhoto } from './readSlipPhoto';

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
