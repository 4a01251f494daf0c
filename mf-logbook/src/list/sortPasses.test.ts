import { type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import fc from 'fast-check';
import { sortPasses } from './sortPasses';

const pass = novaPasses[0]!;
const entriesOf = (notes: string[]): LogEntry[] =>
  notes.map((note, index) => ({ ...pass, log_entry_uid: `${index}`, notes: note }));
const value = ({ notes }: LogEntry): number | undefined => (notes === '' ? undefined : Number(notes));
const uids = (entries: LogEntry[]) => entries.map(({ log_entry_uid }) => Number(log_entry_uid));

const someNotes = fc.array(fc.constantFrom('', '1', '2', '10', '-3'));

describe('passes in an order', () => {
  test('are all still there, with what lacks the value last, either way', () => {
    fc.assert(
      fc.property(someNotes, fc.boolean(), (notes, descending) => {
        const sorted = sortPasses(entriesOf(notes), { value }, descending);
        expect([...uids(sorted)].sort((a, b) => a - b)).toEqual(notes.map((_, index) => index));
        const values = sorted.map(value);
        const known = values.filter((each) => each !== undefined);
        expect(values.slice(0, known.length)).toEqual(known);
        const rising = descending ? [...known].reverse() : known;
        expect(rising).toEqual([...known].sort((a, b) => a - b));
      }),
    );
  });

  test('stay as they were where they are equal', () => {
    fc.assert(
      fc.property(someNotes, fc.boolean(), (notes, descending) => {
        const sorted = sortPasses(entriesOf(notes), { value }, descending);
        for (const note of new Set(notes)) {
          const same = uids(sorted.filter((entry) => entry.notes === note));
          expect(same).toEqual([...same].sort((a, b) => a - b));
        }
      }),
    );
  });

  test('by words go without regard to capitals', () => {
    const sorted = sortPasses(entriesOf(['b', 'C', 'a']), { value: ({ notes }) => notes }, false);
    expect(sorted.map(({ notes }) => notes)).toEqual(['a', 'b', 'C']);
  });
});
