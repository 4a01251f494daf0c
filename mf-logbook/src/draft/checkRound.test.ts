import { freshEntry, type EntryDraft } from './entryDraft';
import { checkRound } from './checkRound';

const place = { passUid: 'p', vehicleUid: 'nova', locationUid: 'great-lakes', localTime: '2026-06-20T12:00' };
const errors = (change: Partial<EntryDraft>) => checkRound({ ...freshEntry(place), ...change });

test('a round may be empty, and an opponent may be known in part', () => {
  expect(errors({})).toEqual({});
  expect(
    errors({ event_name: 'Fall <Classic> 100%', round: 'E1', opponent: 'Big Al', opponent_dial: '9,85' }),
  ).toEqual({});
});

test('a text that is no number is refused at its field', () => {
  expect(errors({ opponent_et: '9.8.5', opponent_mph: 'fast' })).toEqual({
    opponent_et: 'Type a number, such as 9.85.',
    opponent_mph: 'Type a number, such as 9.85.',
  });
});

test('a number beyond what a slip can have is refused by the name of the opponent’s field', () => {
  expect(
    errors({ opponent_dial: '985', opponent_reaction: '60', opponent_et: '0.1', opponent_mph: '1000' }),
  ).toEqual({
    opponent_dial: expect.stringMatching(/^Their dial must be between .+ seconds\.$/) as string,
    opponent_reaction: expect.stringMatching(/^Their R\/T must be between .+ seconds\.$/) as string,
    opponent_et: expect.stringMatching(/^Their ET must be between .+ seconds\.$/) as string,
    opponent_mph: expect.stringMatching(/^Their mph must be between .+ mph\.$/) as string,
  });
});

test('a hostile name of the opponent is refused, and words of more than a line', () => {
  expect(Object.keys(errors({ opponent: '<img src=x>' }))).toEqual(['opponent']);
  expect(Object.keys(errors({ event_class: 'Super\tPro', round: 'E\n1' })).toSorted()).toEqual([
    'event_class',
    'round',
  ]);
  expect(Object.keys(errors({ event_name: 'x'.repeat(10_000) }))).toEqual(['event_name']);
});

test('a bye has no wrong number of an opponent', () => {
  expect(errors({ bye: true, opponent: 'Al <b>', opponent_et: '99', opponent_mph: 'fast' })).toEqual({});
});
