import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { given, givenAccess, monthOf, racerDb, startRules, visitorDb } from './rulesTestKit';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRules('demo-rules-log-books');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await givenAccess(environment, 'ann');
  await givenAccess(environment, 'bob');
});
afterAll(() => environment.cleanup());

const ann = () => racerDb(environment, 'ann');
const bob = () => racerDb(environment, 'bob');
const may = (db = ann()) => doc(db, 'logBooks/car_2026_05');
const entries = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `e${i}`,
      { log_entry_uid: `e${i}`, log_entry_datetime: '2026-05-02T18:00:00Z' },
    ]),
  );
const stored = (fields: object = {}) =>
  given(environment, 'logBooks/car_2026_05', {
    ...monthOf('ann'),
    last_modified_date: Timestamp.now(),
    ...fields,
  });
const now = () => ({ last_modified_date: serverTimestamp() });

describe('writing a new month', () => {
  test('works for its owner', async () => {
    await assertSucceeds(setDoc(may(), monthOf('ann')));
    await assertSucceeds(setDoc(doc(ann(), 'logBooks/car_2026_11'), monthOf('ann', { month: 11 })));
    await assertSucceeds(setDoc(doc(ann(), 'logBooks/a_b_2026_05'), monthOf('ann', { vehicle_uid: 'a_b' })));
  });

  test('needs access', async () => {
    await givenAccess(environment, 'ann', { access_until: Date.now() - 60_000 });
    await assertFails(setDoc(may(), monthOf('ann')));
    await givenAccess(environment, 'ann', { access_until: 0, is_admin: true });
    await assertSucceeds(setDoc(may(), monthOf('ann')));
    await assertFails(
      setDoc(doc(racerDb(environment, 'eve'), 'logBooks/car_2026_06'), monthOf('eve', { month: 6 })),
    );
  });

  test.each<[string, object]>([
    ['another owner', { user_uid: 'bob' }],
    ['another month than its id', { month: 6 }],
    ['another year than its id', { year: 2025 }],
    ['another vehicle than its id', { vehicle_uid: 'bike' }],
    ['a thirteenth month', { month: 13 }],
    ['a month as text', { month: '05' }],
    ['a year as a fraction', { year: 2026.5 }],
    ['a time of its own', { last_modified_date: Timestamp.fromMillis(Date.now() - 3_600_000) }],
    ['an unknown field', { color: 'red' }],
    ['no map of entries', { entries: [] }],
    ['501 entries', { entries: entries(501) }],
    ['no whole data version', { data_version: 1.5 }],
    ['a data version below one', { data_version: 0 }],
    ['a touched entry that is no name', { touched: 5 }],
    ['a touched entry without its id', { touched: 'e1', entries: { e1: { notes: 'stump' } } }],
    ['a touched entry with another id', { touched: 'e1', entries: { e1: { ...entries(3)['e2'] } } }],
    ['a touched entry without its time', { touched: 'e1', entries: { e1: { log_entry_uid: 'e1' } } }],
    [
      'a touched entry with a time that is no text',
      { touched: 'e1', entries: { e1: { log_entry_uid: 'e1', log_entry_datetime: 5 } } },
    ],
  ])('is refused with %s', async (_, fields) => {
    await assertFails(setDoc(may(), monthOf('ann', fields)));
  });

  test('is refused where a field is missing', async () => {
    for (const field of Object.keys(monthOf('ann'))) {
      const { [field]: _, ...rest } = monthOf('ann') as Record<string, unknown>;
      await assertFails(setDoc(may(), rest));
    }
  });

  test('takes 500 entries', async () => {
    await assertSucceeds(setDoc(may(), monthOf('ann', { entries: entries(500) })));
  });

  test('takes no id without the zero', async () => {
    await assertFails(setDoc(doc(ann(), 'logBooks/car_2026_5'), monthOf('ann')));
  });

  test('takes months by the batch', async () => {
    const db = ann();
    const batch = writeBatch(db);
    for (let year = 1990; year < 2020; year++) {
      batch.set(doc(db, `logBooks/car_${year}_05`), monthOf('ann', { year }));
    }
    await assertSucceeds(batch.commit());
  });
});

describe('changing a month', () => {
  test('by the field path of one entry works', async () => {
    await stored();
    await assertSucceeds(updateDoc(may(), { 'entries.e1.notes': 'slower', touched: 'e1', ...now() }));
    await assertSucceeds(
      updateDoc(may(), {
        'entries.e2': { log_entry_uid: 'e2', log_entry_datetime: '2026-05-03T18:00:00Z' },
        touched: 'e2',
        ...now(),
      }),
    );
  });

  test('an edit of an entry that another device has deleted brings back no stump', async () => {
    await stored({ entries: {} });
    await assertFails(updateDoc(may(), { 'entries.e1.notes': 'slower', touched: 'e1', ...now() }));
  });

  test('a deleted entry may be touched; the last one leaves an empty month', async () => {
    await stored();
    await assertSucceeds(updateDoc(may(), { 'entries.e1': deleteField(), touched: 'e1', ...now() }));
  });

  test.each<[string, object]>([
    ['user_uid', { user_uid: 'bob' }],
    ['vehicle_uid', { vehicle_uid: 'bike' }],
    ['year', { year: 2025 }],
    ['month', { month: 4 }],
  ])('%s stays as it is', async (_, fields) => {
    await stored();
    await assertFails(updateDoc(may(), { ...fields, ...now() }));
  });

  test('the data version rises or stays, and never falls', async () => {
    await stored({ data_version: 3 });
    await assertFails(updateDoc(may(), { data_version: 2, ...now() }));
    await assertSucceeds(updateDoc(may(), { data_version: 3, ...now() }));
    await assertSucceeds(updateDoc(may(), { data_version: 4, ...now() }));
  });

  test('needs the server’s time', async () => {
    await stored();
    await assertFails(updateDoc(may(), { 'entries.e1.notes': 'slower', touched: 'e1' }));
    await assertFails(updateDoc(may(), { last_modified_date: Timestamp.now() }));
  });

  test('the five hundred and first entry is refused', async () => {
    await stored({ entries: entries(500) });
    const more = { log_entry_uid: 'x', log_entry_datetime: '2026-05-03T18:00:00Z' };
    await assertFails(updateDoc(may(), { 'entries.x': more, touched: 'x', ...now() }));
  });

  test('needs access, deleting too', async () => {
    await stored();
    await givenAccess(environment, 'ann', { access_until: Date.now() - 60_000 });
    await assertFails(updateDoc(may(), { 'entries.e1.notes': 'slower', touched: 'e1', ...now() }));
    await assertFails(deleteDoc(may()));
    await givenAccess(environment, 'ann');
    await assertSucceeds(deleteDoc(may()));
  });

  test('is for its owner alone', async () => {
    await stored();
    await assertFails(updateDoc(may(bob()), { 'entries.e1.notes': 'mine', touched: 'e1', ...now() }));
    await assertFails(setDoc(may(bob()), monthOf('bob')));
    await assertFails(deleteDoc(may(bob())));
    await assertFails(deleteDoc(may(visitorDb(environment))));
  });
});

describe('reading months', () => {
  beforeEach(() => stored());

  test('one’s own by id, and one that was never written', async () => {
    await assertSucceeds(getDoc(may()));
    await assertSucceeds(getDoc(doc(ann(), 'logBooks/car_2026_06')));
  });

  test('one’s own as a list, newest first too', async () => {
    const mine = where('user_uid', '==', 'ann');
    const books = collection(ann(), 'logBooks');
    await assertSucceeds(getDocs(query(books, mine)));
    const since = where('last_modified_date', '>', Timestamp.fromMillis(0));
    await assertSucceeds(getDocs(query(books, mine, since, orderBy('last_modified_date', 'desc'))));
  });

  test('without access as well', async () => {
    await givenAccess(environment, 'ann', { access_until: 0 });
    await assertSucceeds(getDoc(may()));
  });

  test('nobody else’s, by id or as a list', async () => {
    await assertFails(getDoc(may(bob())));
    await assertFails(getDoc(may(visitorDb(environment))));
    await assertFails(getDocs(query(collection(bob(), 'logBooks'), where('user_uid', '==', 'ann'))));
    await assertFails(getDocs(collection(ann(), 'logBooks')));
  });
});
