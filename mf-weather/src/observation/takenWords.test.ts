import { apartWords, takenWords } from './takenWords';

type Reading = Parameters<typeof takenWords>[0];
const words = (change: Partial<Reading>) =>
  takenWords({
    ...{ track: 'Union Grove', publicStation: 'KENW', isReported: true, isReportedSince: false },
    ...{ apart: undefined, shownAge: undefined, readings: 1, ...change },
  });

test('a reading without a public report is used by itself for an hour', () => {
  expect(words({ isReported: false })).toBe('Predictions at Union Grove use your reading for an hour.');
  expect(words({ isReported: false, shownAge: '10 min ago' })).toBe(
    'Predictions at Union Grove use your reading until it is an hour old.',
  );
});

test('a reading corrects the weather, alone or as the mean of several', () => {
  const rest =
    'Predictions use it until KENW reports again, for at most an hour, corrected for that difference.';
  expect(words({})).toBe(
    `Weather at Union Grove is now corrected by this reading of your own station. ${rest}`,
  );
  expect(words({ readings: 3 })).toBe(
    `Weather at Union Grove is now corrected by the mean of 3 readings of your own station. ${rest}`,
  );
});

test('predictions go by the public station where it has reported since', () => {
  expect(words({ isReportedSince: true })).toMatch(/ Predictions use KENW, which has reported since\.$/);
});

test('a reading that was not compared says why, and corrects nothing', () => {
  const apart = apartWords('KENW', '2 h ago', undefined);
  expect(apart).toBe('KENW reported 2 h ago: too old to compare with your own station.');
  expect(words({ apart })).toBe(`Predictions use it until KENW reports again, for at most an hour. ${apart}`);
  expect(apartWords('KENW', '2 h ago', '1 h ago')).toBe(
    'Your own station showed this 1 h ago, KENW reported 2 h ago: too far apart to compare.',
  );
});
