import { storedLists, type StoredList } from '@holeshot/shared-core';
import { countOf, namesOf, placeIn, shortNamesOf } from './importWords';

const rows = (counts: Partial<Record<StoredList, number>>) =>
  storedLists.flatMap((list) => Array.from({ length: counts[list] ?? 0 }, () => ({ list })));

test('a count has its noun, and one is one', () => {
  expect(countOf('entries', 1)).toBe('1 pass');
  expect(countOf('entries', 9_990)).toBe('9,990 passes');
  expect(countOf('custom_fields', 0)).toBe('0 custom fields');
});

test('a row is named by its list and its place', () => {
  expect(placeIn({ list: 'entries', place: 3 })).toBe('Pass 3');
  expect(placeIn({ list: 'custom_fields', place: 1 })).toBe('Custom field 1');
});

test('rows are told passes first, and what there is none of is left out', () => {
  expect(namesOf([])).toBe('nothing');
  expect(namesOf(rows({ locations: 1 }))).toBe('1 track');
  expect(namesOf(rows({ vehicles: 2, entries: 120 }))).toBe('120 passes and 2 vehicles');
  expect(namesOf(rows({ locations: 3, vehicles: 2, entries: 1 }))).toMatch(
    /^1 pass, (2 vehicles and 3 tracks|3 tracks and 2 vehicles)$/,
  );
});

test('a button names two kinds of rows, and more of them as all', () => {
  expect(shortNamesOf(rows({ entries: 3 }))).toBe('3 passes');
  expect(shortNamesOf(rows({ pictures: 2, entries: 1 }))).toBe('1 pass and 2 pictures');
  expect(shortNamesOf(rows({ pictures: 2, entries: 1, vehicles: 1 }))).toBe('all');
});
