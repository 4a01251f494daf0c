import { streetCarPasses } from '../../testing/fixtures/streetCar';
import { parseLogBook } from './parseLogBook';
import { withWorkedOut } from './workedOut';

const [one, other] = streetCarPasses.map((pass, index) => ({ ...pass, log_entry_uid: `pass-${index}` })) as [
  (typeof streetCarPasses)[0],
  (typeof streetCarPasses)[0],
];
const stored = () => structuredClone({ entries: { 'pass-0': one, 'pass-1': other } });
const byUid = ({ entries }: ReturnType<typeof parseLogBook>) =>
  new Map(entries.map((entry) => [entry.log_entry_uid, entry]));

test('an unchanged pass is the same record, a changed one a new record', () => {
  const before = byUid(parseLogBook(stored()));
  const changed = stored();
  changed.entries['pass-1'].notes = 'New plugs';
  const after = byUid(parseLogBook(changed, before));
  expect(after.get('pass-0')).toBe(before.get('pass-0'));
  expect(after.get('pass-1')).toMatchObject({ notes: 'New plugs' });
});

test('a pass that became unreadable is broken, whatever it was before', () => {
  const before = byUid(parseLogBook(stored()));
  const torn: { entries: Record<string, unknown> } = stored();
  torn.entries['pass-0'] = { ...one, timeslip: 'torn' };
  const { entries, broken } = parseLogBook(torn, before);
  expect(entries).toHaveLength(1);
  expect(broken).toMatchObject([{ id: 'pass-0' }]);
});

describe('a stored month', () => {
  test('gives the readable passes, and the others with a reason', () => {
    const bad = { ...one, log_entry_uid: 'bad', timeslip: 7 };
    const entries = { [one.log_entry_uid]: one, bad, moved: one, empty: null };
    expect(parseLogBook({ user_uid: 'racer', entries })).toEqual({
      entries: [withWorkedOut(one)],
      broken: [
        { id: 'bad', reason: 'This pass cannot be read: timeslip is not a record.', stored: bad },
        { id: 'moved', reason: 'This pass cannot be read: it is stored under another id.', stored: one },
        { id: 'empty', reason: 'This pass cannot be read: it is not a record.', stored: null },
      ],
    });
  });

  test('without entries is empty, and a value that is no month says so', () => {
    expect(parseLogBook({ user_uid: 'racer' })).toEqual({ entries: [], broken: [] });
    expect(parseLogBook({ entries: 'x' }).broken).toEqual([
      { id: '', reason: 'This list cannot be read: it is not a record.', stored: 'x' },
    ]);
  });
});
