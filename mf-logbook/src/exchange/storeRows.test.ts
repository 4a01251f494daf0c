import { failed, ok, type ListedRow, type Result } from '@holeshot/shared-core';
import { removeRows, storeRows } from './storeRows';

const pass = (index: number, day = 1): ListedRow => ({
  ...{ list: 'entries', id: `p${index}` },
  value: { log_entry_datetime: `2026-06-${String(day).padStart(2, '0')}T12:00:00.000Z` },
});
const passes = (count: number) => Array.from({ length: count }, (_, index) => pass(index));
const refusal = failed('rows-left', 'Refused.');

/** Creates a log book that notes each call and refuses from a given one on. */
const book = ({ refuses = {} }: { refuses?: { add?: number; remove?: number } } = {}) => {
  const calls: string[] = [];
  const rows = new Map<string, ListedRow>();
  const call =
    (name: 'add' | 'remove', each: (row: ListedRow) => void) =>
    (some: readonly ListedRow[]): Result<void> => {
      calls.push(`${name} ${some.length}`);
      if (calls.filter((made) => made.startsWith(name)).length === refuses[name]) return refusal;
      some.forEach(each);
      return ok(undefined);
    };
  const add = call('add', (row) => rows.set(row.id, row));
  const remove = call('remove', ({ id }) => rows.delete(id));
  return { calls, rows, add, remove, kept: () => Promise.resolve(calls.push('stored')) };
};
const running = { canceled: false };

test('rows are stored 500 at a time, told as they go, and durable before it is done', async () => {
  const to = book();
  const counts: number[] = [];
  const stored = await storeRows(to, passes(1001), running, (count) => counts.push(count));
  expect(stored).toEqual(ok({ stored: true }));
  expect(to.calls).toEqual(['add 500', 'add 500', 'add 1', 'stored']);
  expect(counts).toEqual([0, 500, 1000]);
});

test('nothing to store is stored', async () => {
  const to = book();
  expect(await storeRows(to, [], running, () => undefined)).toEqual(ok({ stored: true }));
  expect(to.calls).toEqual([]);
});

test('a vehicle is stored before its passes, and passes by their time', async () => {
  const to = book();
  const car: ListedRow = { list: 'vehicles', id: 'nova', value: {} };
  await storeRows(to, [pass(1, 20), pass(2, 3), car, pass(3, 11)], running, () => undefined);
  expect([...to.rows.keys()]).toEqual(['nova', 'p2', 'p3', 'p1']);
});

test('a refusal in the middle leaves nothing behind, and is told', async () => {
  const to = book({ refuses: { add: 2 } });
  expect(await storeRows(to, passes(700), running, () => undefined)).toEqual(refusal);
  expect(to.rows.size).toBe(0);
});

test('called off in the middle, it leaves nothing behind', async () => {
  const to = book();
  const work = { canceled: false };
  const stored = await storeRows(to, passes(1001), work, (count) => (work.canceled = count > 0));
  expect(stored).toEqual(ok({ stored: false }));
  expect(to.rows.size).toBe(0);
});

test('rows that cannot be removed again are said to be left', async () => {
  const to = book({ refuses: { add: 2, remove: 1 } });
  expect(await storeRows(to, passes(700), running, () => undefined)).toMatchObject({
    ...{ ok: false, failure: { code: 'rows-left' } },
  });
  expect(to.rows.size).toBe(500);
});

test('a removal that is refused stops there', async () => {
  const to = book({ refuses: { remove: 2 } });
  expect(await removeRows(to, passes(1001))).toEqual(refusal);
  expect(to.calls).toEqual(['remove 500', 'remove 500']);
});

test('a view that every racer starts with is as it was given, others are gone', async () => {
  const to = book();
  const views = ['timeslip', 'mine'].map((id): ListedRow => ({
    list: 'views',
    id,
    value: { name: 'Changed' },
  }));
  await storeRows(to, views, running, () => undefined);
  expect(await removeRows(to, views)).toEqual(ok(undefined));
  expect([...to.rows.values()]).toMatchObject([{ id: 'timeslip', value: { name: 'Timeslip' } }]);
  expect(to.calls.at(-1)).toBe('stored');
});
