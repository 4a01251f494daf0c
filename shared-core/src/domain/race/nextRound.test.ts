import fc from 'fast-check';
import { results } from '../entities/LogEntry';
import { nextRound } from './nextRound';
import { roundKind } from './roundKind';

test.each([
  ['T1', 'T2'],
  ['E9', 'E10'],
  ['Q', 'Q2'],
  ['Qual 1', 'Qual 2'],
  ['3', '4'],
  [' E1 ', 'E2'],
  ['Quarter-final', 'Semi-final'],
  ['Semi 2', 'Final'],
  ['Final', ''],
  ['F', ''],
  ['BB', 'E2'],
  ['', ''],
])('after round “%s” comes “%s”', (round, next) => {
  expect(nextRound(round)).toBe(next);
});

test.each([
  ['E1', ''],
  ['Round 1', ''],
  ['E', ''],
  ['E2', ''],
  ['Semi-final', ''],
  ['Buy-back', ''],
  ['Q1', 'Q2'],
  ['Grudge 1', 'Grudge 2'],
])('after a lost “%s” comes “%s”', (round, next) => {
  expect(nextRound(round, 'Loss')).toBe(next);
});

test('every text has a next round, which is another; a trial is followed by one of its kind', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.constantFrom(...results), (round, result) => {
      const next = nextRound(round, result);
      if (next !== '') expect(next).not.toBe(round.trim());
    }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('T', 'TT', 'Q', 'Qual ', 'Time trial '),
      fc.integer({ min: 1, max: 998 }),
      fc.constantFrom(...results),
      (word, number, result) => {
        const next = nextRound(`${word}${number}`, result);
        expect(next).toBe(`${word}${number + 1}`);
        expect(roundKind(next)).toBe(roundKind(word));
      },
    ),
  );
});
