import fc from 'fast-check';
import { isTrial, roundKind, roundKinds, roundNumber, type RoundKind } from './roundKind';

/** As racers write the kinds. */
const spellings: Record<RoundKind, readonly string[]> = {
  'time trial': ['T', 'TT', 'Time trial', 'time-trials', 'Time run'],
  qualifying: ['Q', 'Qual', 'Quali', 'Qualifying', 'Qualifier'],
  eliminations: ['E', 'R', 'Rd', 'Elim', 'Elims', 'Round', 'Eliminations', 'Semi-final', 'Semis', 'QF'],
  'buy-back': ['BB', 'Buyback', 'Buy-back', 'Buy backs'],
  final: ['F', 'Final', 'Finals'],
};
const written = fc
  .constantFrom(...roundKinds)
  .chain((kind) => fc.constantFrom(...spellings[kind]).map((word) => ({ kind, word })));
const number = fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined });

test('the kind and the number are read however a round is written', () => {
  const between = fc.constantFrom('', ' ', '  ', '.', '. ', '-', ' #');
  fc.assert(
    fc.property(written, number, between, fc.boolean(), ({ kind, word }, count, gap, isLoud) => {
      const round = ` ${isLoud ? word.toUpperCase() : word}${gap}${count ?? ''} `;
      expect({ round, kind: roundKind(round), number: roundNumber(round) }).toEqual({
        round,
        kind,
        number: count,
      });
    }),
  );
});

test.each(['', '3', 'Grudge', 'G3', 'Rd 1: Q', 'E1 or so', 'Ten', 'Best of 3', 'T1000', 'Ready'])(
  '“%s” is no known kind',
  (round) => {
    expect(roundKind(round)).toBeUndefined();
  },
);

test('any text has a kind or none, and never fails', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (round) => {
      expect([...roundKinds, undefined]).toContain(roundKind(round));
    }),
  );
});

test('nobody wins a time trial or qualifying', () => {
  expect(['T1', 'TT 2', 'Qual 3'].every(isTrial)).toBe(true);
  expect(['E1', 'BB', 'Final', 'Grudge', ''].some(isTrial)).toBe(false);
});
