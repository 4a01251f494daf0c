import {
  collection,
  collectionGroup,
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
  type Firestore,
} from 'firebase/firestore';
import type { Person, RulesCase, RulesCases } from '../world/RulesCase';
import { entriesOf, manyEntries, monthOf } from '../world/rulesWorld';

const book = (uid: string, fields: object = {}) => ({
  ...monthOf(uid),
  last_modified_date: serverTimestamp(),
  ...fields,
});
const entry = { log_entry_uid: 'x', log_entry_datetime: '2026-05-03T18:00:00Z' };

const writes = (who: Person, does: string, id: string, fields: object = {}): RulesCase => [
  who,
  does,
  (db) => setDoc(doc(db, `logBooks/${id}`), book(who, fields)),
];

const junes = (does: string, fields: object): RulesCase =>
  writes('ann', `writes a month with ${does}`, 'car~ann_2026_06', { month: 6, ...fields });

const changes = (who: Person, does: string, id: string, fields: object): RulesCase => [
  who,
  does,
  (db) => updateDoc(doc(db, `logBooks/${id}`), { last_modified_date: serverTimestamp(), ...fields }),
];

const lists = (
  who: Person,
  does: string,
  ...constraints: Parameters<typeof query> extends [unknown, ...infer Rest] ? Rest : never
): RulesCase => [who, does, (db) => getDocs(query(collection(db, 'logBooks'), ...constraints))];

const without = (field: string): RulesCase => [
  'ann',
  `writes a month without ${field}`,
  (db) => {
    const { [field]: _, ...rest } = book('ann', { month: 6 }) as Record<string, unknown>;
    return setDoc(doc(db, 'logBooks/car~ann_2026_06'), rest);
  },
];

const batchOf = async (db: Firestore, uid: Person, count: number) => {
  const batch = writeBatch(db);
  for (let i = 0; i < count; i++) {
    const year = 1990 + i;
    batch.set(doc(db, `logBooks/car~${uid}_${year}_05`), book(uid, { year }));
  }
  await batch.commit();
};

const nextYear = new Date().getUTCFullYear() + 1;

const own = (who: Person) => where('user_uid', '==', who);
const since = where('last_modified_date', '>', Timestamp.fromMillis(0));

/** Requests about `logBooks/{vehicle_year_month}`. */
export const logBookCases: RulesCases = {
  hostile: [
    // owner
    junes('another owner', { user_uid: 'bob' }),
    writes('bob', 'overwrites another’s month as his own', 'car~ann_2026_05', { vehicle_uid: 'car~ann' }),
    writes('bob', 'begins a month of another’s vehicle', 'nova~ann_2026_06', {
      vehicle_uid: 'nova~ann',
      month: 6,
    }),
    ...['nova~ann~bob', 'nova~bob~ann', 'nova~bob~', 'nova~', '~bob', '~', 'nova', 'bobcar'].map(
      (vehicle_uid) =>
        writes('bob', `begins a month of the vehicle ${vehicle_uid}`, `${vehicle_uid}_2026_06`, {
          vehicle_uid,
          month: 6,
        }),
    ),
    writes('ann', 'begins a month of another’s year', 'rail_2019_05', { vehicle_uid: 'rail', year: 2019 }),
    writes('bob', 'begins a month of another year than his', 'rail_2020_05', {
      vehicle_uid: 'rail',
      year: 2020,
    }),
    changes('bob', 'edits another’s entry', 'car~ann_2026_05', { 'entries.e0.notes': 'mine', touched: 'e0' }),
    changes('bob', 'takes over another’s month', 'car~ann_2026_05', { user_uid: 'bob' }),
    changes('ann', 'gives her month to another', 'car~ann_2026_05', { user_uid: 'bob' }),
    changes('max', 'edits another’s entry as an admin', 'car~ann_2026_05', { 'entries.e0.notes': 'mine' }),
    ['bob', 'deletes another’s month', (db) => deleteDoc(doc(db, 'logBooks/car~ann_2026_05'))],
    ['max', 'deletes another’s month as an admin', (db) => deleteDoc(doc(db, 'logBooks/car~ann_2026_05'))],
    ['visitor', 'deletes a month', (db) => deleteDoc(doc(db, 'logBooks/car~ann_2026_05'))],
    writes('visitor', 'writes a month', 'car~visitor_2026_05'),
    // access
    ...(['lou', 'una', 'rex', 'nia', 'gus', 'ano'] as const).map((who) =>
      writes(who, 'writes a new month without access', `car~${who}_2026_06`, { month: 6 }),
    ),
    changes('lou', 'edits an entry after the trial', 'car~lou_2026_05', {
      'entries.e0.notes': 'late',
      touched: 'e0',
    }),
    changes('rex', 'edits an entry unregistered', 'car~rex_2026_05', { 'entries.e0.notes': 'late' }),
    ['lou', 'deletes a month after the trial', (db) => deleteDoc(doc(db, 'logBooks/car~lou_2026_05'))],
    ['rex', 'deletes a month unregistered', (db) => deleteDoc(doc(db, 'logBooks/car~rex_2026_05'))],
    // the id
    junes('another month than its id', { month: 7 }),
    junes('another year than its id', { year: 2025 }),
    junes('another vehicle than its id', { vehicle_uid: 'bike' }),
    writes('ann', 'writes a month without the zero', 'car~ann_2026_6', { month: 6 }),
    writes('ann', 'writes a zero too many', 'car~ann_2026_010', { month: 10 }),
    writes('ann', 'writes under a free id', 'anything', {}),
    writes('ann', 'writes month 0', 'car~ann_2026_00', { month: 0 }),
    writes('ann', 'writes month 13', 'car~ann_2026_13', { month: 13 }),
    writes('ann', 'writes the year 1899', 'car~ann_1899_05', { year: 1899 }),
    writes('ann', 'writes the year after next', `car~ann_${nextYear + 1}_01`, {
      year: nextYear + 1,
      month: 1,
    }),
    writes('ann', 'writes the year 9999', 'car~ann_9999_05', { year: 9999 }),
    junes('a month as text', { month: '06' }),
    writes('ann', 'writes a month that is a fraction', 'car~ann_2026_06.5', { month: 6.5 }),
    writes('ann', 'writes a year that is a fraction', 'car~ann_2026.5_06', { year: 2026.5, month: 6 }),
    junes('a year as text', { year: '2026' }),
    junes('a vehicle that is no text', { vehicle_uid: 5 }),
    // types and sizes
    ...['entries', 'last_modified_date', 'vehicle_uid', 'user_uid', 'year', 'month', 'data_version'].map(
      without,
    ),
    junes('an unknown field', { color: 'red' }),
    junes('a list of entries', { entries: [] }),
    junes('entries as text', { entries: 'e1' }),
    junes('501 entries', { entries: manyEntries(501) }),
    junes('data version 0', { data_version: 0 }),
    junes('data version 1.5', { data_version: 1.5 }),
    junes('a data version as text', { data_version: '1' }),
    // time
    junes('a time of the past', { last_modified_date: Timestamp.fromMillis(Date.now() - 3_600_000) }),
    junes('a time of the future', { last_modified_date: Timestamp.fromMillis(Date.now() + 3_600_000) }),
    junes('a time as text', { last_modified_date: '2026-05-02' }),
    [
      'ann',
      'edits an entry without a time',
      (db) => updateDoc(doc(db, 'logBooks/car~ann_2026_05'), { 'entries.e0.notes': 'x', touched: 'e0' }),
    ],
    // the touched entry
    ...[5, true, null, [], ['e0'], {}].map((touched) =>
      junes(`a touched entry named ${JSON.stringify(touched)}`, { touched }),
    ),
    junes('a touched entry with an endless name', { touched: 'e'.repeat(201) }),
    junes('a touched entry without its id', { touched: 'e1', entries: { e1: { notes: 'stump' } } }),
    junes('a touched entry with another id', { touched: 'e1', entries: { e1: entry } }),
    junes('a touched entry without its time', { touched: 'e1', entries: { e1: { log_entry_uid: 'e1' } } }),
    junes('a touched entry with a number as time', {
      touched: 'e1',
      entries: { e1: { log_entry_uid: 'e1', log_entry_datetime: 5 } },
    }),
    changes('ann', 'edits an entry that another device has deleted', 'empty_2026_05', {
      'entries.e1.notes': 'stump',
      touched: 'e1',
    }),
    changes('ann', 'takes the id off an entry', 'car~ann_2026_05', {
      'entries.e0.log_entry_uid': deleteField(),
      touched: 'e0',
    }),
    // changing
    changes('ann', 'adds a five hundred and first entry', 'full_2026_05', {
      'entries.x': entry,
      touched: 'x',
    }),
    changes('ann', 'lowers the data version', 'lifted_2026_05', { data_version: 2 }),
    changes('ann', 'deletes the data version', 'lifted_2026_05', { data_version: deleteField() }),
    changes('ann', 'moves the month to another vehicle', 'car~ann_2026_05', { vehicle_uid: 'bike' }),
    changes('ann', 'moves the month to another year', 'car~ann_2026_05', { year: 2025 }),
    changes('ann', 'moves the month to another month', 'car~ann_2026_05', { month: 4 }),
    changes('ann', 'adds an unknown field to a month', 'car~ann_2026_05', { color: 'red' }),
    changes('ann', 'turns the entries into a list', 'car~ann_2026_05', { entries: [] }),
    // reading
    ['bob', 'reads another’s month', (db) => getDoc(doc(db, 'logBooks/car~ann_2026_05'))],
    ['max', 'reads another’s month as an admin', (db) => getDoc(doc(db, 'logBooks/car~ann_2026_05'))],
    ['visitor', 'reads a month', (db) => getDoc(doc(db, 'logBooks/car~ann_2026_05'))],
    ...['nova~ann_2026_06', 'nova_2026_06', 'rail_2020_05', 'v1_2026_06', 'anything'].map((id): RulesCase => [
      'bob',
      `asks for ${id}, which is missing`,
      (db) => getDoc(doc(db, `logBooks/${id}`)),
    ]),
    ['ann', 'asks for a missing month of another’s year', (db) => getDoc(doc(db, 'logBooks/rail_2019_05'))],
    ['ann', 'reads another’s year', (db) => getDoc(doc(db, 'logBooks/rail_2019'))],
    ['visitor', 'asks for a month that was never written', (db) => getDoc(doc(db, 'logBooks/none_2026_05'))],
    lists('ann', 'lists all months'),
    lists('bob', 'lists another’s months', own('ann')),
    lists('max', 'lists another’s months as an admin', own('ann')),
    lists('visitor', 'lists somebody’s months', own('ann')),
    lists('bob', 'lists all months newer than a time', since),
    lists('bob', 'lists his and another’s months', where('user_uid', 'in', ['ann', 'bob'])),
    lists('bob', 'lists the months of another’s vehicle', where('vehicle_uid', '==', 'car~ann')),
    ['ann', 'lists all months as a collection group', (db) => getDocs(collectionGroup(db, 'logBooks'))],
    ['ann', 'writes below a month', (db) => setDoc(doc(db, 'logBooks/car~ann_2026_05/more/x'), { a: 1 })],
    ['ann', 'reads below a month', (db) => getDoc(doc(db, 'logBooks/car~ann_2026_05/more/x'))],
  ],
  honest: [
    writes('ann', 'writes a new month', 'car~ann_2026_06', { month: 6 }),
    writes('ann', 'writes the month October', 'car~ann_2026_10', { month: 10 }),
    writes('ann', 'writes the month September', 'car~ann_2026_09', { month: 9 }),
    writes('ann', 'writes January 1900', 'car~ann_1900_01', { year: 1900, month: 1 }),
    writes('ann', 'writes December of next year', `car~ann_${nextYear}_12`, { year: nextYear, month: 12 }),
    writes('ann', 'writes a month of a vehicle with a dash in its id', 'a_b~ann_2026_05', {
      vehicle_uid: 'a_b~ann',
    }),
    writes('ann', 'begins a month of a vehicle that names her', 'nova~ann_2026_06', {
      vehicle_uid: 'nova~ann',
      month: 6,
    }),
    ...(['v0', 'old'] as const).map((vehicle_uid) =>
      writes(
        'ann',
        `begins a month of ${vehicle_uid}, which is hers and names nobody`,
        `${vehicle_uid}_2026_06`,
        {
          vehicle_uid,
          month: 6,
        },
      ),
    ),
    [
      'bob',
      'splits a year of a vehicle that he has no more, as the migration does',
      (db) => {
        const batch = writeBatch(db);
        for (const month of [5, 6]) {
          const fields = { vehicle_uid: 'rail', year: 2019, month };
          batch.set(doc(db, `logBooks/rail_2019_0${month}`), book('bob', fields));
        }
        batch.delete(doc(db, 'logBooks/rail_2019'));
        return batch.commit();
      },
    ],
    writes('sam', 'writes a new month as a subscriber', 'car~sam_2026_06', { month: 6 }),
    writes('max', 'writes a new month as an admin', 'car~max_2026_06', { month: 6 }),
    writes('ann', 'overwrites a month as an import does', 'car~ann_2026_05', { entries: entriesOf(40) }),
    junes('500 entries', { entries: manyEntries(500) }),
    junes('no entries', { entries: {} }),
    junes('a touched entry', { touched: 'e0' }),
    junes('a touched entry that is gone', { touched: 'e'.repeat(200) }),
    junes('a later data version', { data_version: 2 }),
    ['ann', 'writes 30 months in a batch', (db) => batchOf(db, 'ann', 30)],
    changes('ann', 'edits an entry', 'car~ann_2026_05', { 'entries.e0.notes': 'slower', touched: 'e0' }),
    changes('ann', 'adds an entry', 'car~ann_2026_05', { 'entries.x': entry, touched: 'x' }),
    changes('ann', 'adds an entry with its race', 'car~ann_2026_05', {
      'entries.x': { ...entry, event: { name: 'Fall Classic', round: 'E1', opponent_dial: 9.85 } },
      touched: 'x',
    }),
    changes('ann', 'adds an entry with its setup', 'car~ann_2026_05', {
      'entries.x': { ...entry, setup: { throttle_stop: 0.538, delay: 1.052 } },
      touched: 'x',
    }),
    changes('ann', 'edits the timer of an entry', 'car~ann_2026_05', {
      'entries.e0.setup.throttle_stop': 0.551,
      touched: 'e0',
    }),
    changes('ann', 'edits the race of an entry', 'car~ann_2026_05', {
      'entries.e0.event.opponent': 'Big Al',
      touched: 'e0',
    }),
    changes('ann', 'adds an entry to an empty month', 'empty_2026_05', { 'entries.x': entry, touched: 'x' }),
    changes('ann', 'deletes an entry', 'car~ann_2026_05', { 'entries.e0': deleteField(), touched: 'e0' }),
    changes('ann', 'edits an entry of a full month', 'full_2026_05', {
      'entries.e0.notes': 'slower',
      touched: 'e0',
    }),
    changes('ann', 'replaces an entry of a full month', 'full_2026_05', {
      'entries.e0': deleteField(),
      'entries.x': entry,
      touched: 'x',
    }),
    changes('ann', 'edits an entry of a stored month of a late year', 'late_2999_05', {
      'entries.e0.notes': 'slower',
      touched: 'e0',
    }),
    changes('ann', 'lifts a month of before data versions', 'early_2026_05', { data_version: 1 }),
    changes('ann', 'keeps the data version', 'lifted_2026_05', { data_version: 3 }),
    changes('ann', 'raises the data version', 'lifted_2026_05', { data_version: 4 }),
    changes('max', 'edits an entry as an admin', 'car~max_2026_05', {
      'entries.e0.notes': 'x',
      touched: 'e0',
    }),
    changes('sam', 'edits an entry as a subscriber', 'car~sam_2026_05', { 'entries.e0.notes': 'x' }),
    [
      'ann',
      'saves an entry into a new month, as the outbox does',
      (db) =>
        setDoc(
          doc(db, 'logBooks/car~ann_2026_07'),
          { ...book('ann', { month: 7, entries: { x: entry } }), touched: 'x' },
          { merge: true },
        ),
    ],
    ['ann', 'deletes a month', (db) => deleteDoc(doc(db, 'logBooks/car~ann_2026_05'))],
    ['max', 'deletes a month as an admin', (db) => deleteDoc(doc(db, 'logBooks/car~max_2026_05'))],
    ['ann', 'reads a month', (db) => getDoc(doc(db, 'logBooks/car~ann_2026_05'))],
    [
      'ann',
      'reads a month of a vehicle that she has no more',
      (db) => getDoc(doc(db, 'logBooks/lifted_2026_05')),
    ],
    ['lou', 'reads a month after the trial', (db) => getDoc(doc(db, 'logBooks/car~lou_2026_05'))],
    ['ann', 'asks for a month that was never written', (db) => getDoc(doc(db, 'logBooks/car~ann_2020_01'))],
    ...['v0_2020_01', 'v0_2020', 'old_2020_01', 'car_2020~lou_2020_01', 'car~lou_2020'].map(
      (id): RulesCase => [
        'lou',
        `asks for ${id}, which is missing, after the trial`,
        (db) => getDoc(doc(db, `logBooks/${id}`)),
      ],
    ),
    ['bob', 'asks for a missing month of his year', (db) => getDoc(doc(db, 'logBooks/rail_2019_07'))],
    lists('ann', 'lists her months', own('ann')),
    lists('lou', 'lists his months after the trial', own('lou')),
    lists('una', 'lists her months before registration is finished', own('una')),
    lists('ann', 'listens to what is new', own('ann'), since, orderBy('last_modified_date', 'desc')),
    lists('ann', 'lists the months of one vehicle', own('ann'), where('vehicle_uid', '==', 'car~ann')),
  ],
};
