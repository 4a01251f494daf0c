import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { Person, RulesCase, RulesCases } from '../world/RulesCase';
import { tuneOf } from '../world/rulesWorld';

const tunes = (who: Person, does: string, fields: object = {}, id = 'car_2'): RulesCase => [
  who,
  does,
  (db) => setDoc(doc(db, `users/${who}/tunes/${id}`), tuneOf(2, fields)),
];

const deleted = (fields: object = {}) => ({
  vehicle: { uid: 'v0', name: 'Car' },
  predictions: {},
  deleted_at: serverTimestamp(),
  ...fields,
});

const deletes = (who: Person, does: string, fields: object = {}, id = 'v0'): RulesCase => [
  who,
  does,
  (db) => setDoc(doc(db, `users/${who}/deletedVehicles/${id}`), deleted(fields)),
];

const withoutAccess = ['lou', 'una', 'rex', 'nia', 'gus', 'ano'] as const;
const map = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`k${i}`, 0]));

/** Requests about `users/{uid}/tunes` and `users/{uid}/deletedVehicles`. */
export const vehicleCases: RulesCases = {
  hostile: [
    ...withoutAccess.map((who) => tunes(who, 'stores a tune without access')),
    tunes('ann', 'stores a tune under another number', {}, 'car_3'),
    tunes('ann', 'stores a tune under another vehicle', {}, 'bike_2'),
    tunes('ann', 'stores a tune under a free id', {}, 'mine'),
    tunes('ann', 'stores a tune with an unknown field', { secret: 1 }),
    tunes('ann', 'stores a tune numbered below 0', { n: -1 }, 'car_-1'),
    tunes('ann', 'stores a tune numbered by a text', { n: '2' }),
    tunes('ann', 'stores a tune numbered by a fraction', { n: 2.5 }, 'car_2.5'),
    tunes('ann', 'stores a tune with a number as time', { datetime: 5 }),
    tunes('ann', 'stores a tune with a list as time', { datetime: ['2026-05-02T18:00:00Z'] }),
    tunes('ann', 'stores a tune with an endless time', { datetime: 'T'.repeat(41) }),
    tunes('ann', 'stores a list as base tune', { base_tune: [] }),
    tunes('ann', 'stores a text as learned tune', { ddpe_tune: 'fast' }),
    tunes('ann', 'overfills the base tune', { base_tune: map(101) }),
    tunes('ann', 'overfills the learned tune', { ddpe_tune: map(101) }),
    tunes('ann', 'stores an endless reason', { reason: 'R'.repeat(501) }),
    tunes('ann', 'stores a number as reason', { reason: 5 }),
    tunes('ann', 'stores an endless entry id', { log_entry_uid: 'e'.repeat(201) }),
    ...['vehicle_uid', 'n', 'datetime', 'base_tune', 'ddpe_tune'].map((field): RulesCase => [
      'ann',
      `stores a tune without ${field}`,
      (db) => {
        const { [field]: _, ...rest } = tuneOf(2) as Record<string, unknown>;
        return setDoc(doc(db, 'users/ann/tunes/car_2'), rest);
      },
    ]),
    ['ann', 'renumbers a tune', (db) => updateDoc(doc(db, 'users/ann/tunes/car_1'), { n: 5 })],
    ['bob', 'stores a tune for another', (db) => setDoc(doc(db, 'users/ann/tunes/car_2'), tuneOf(2))],
    ['bob', 'changes another’s tune', (db) => updateDoc(doc(db, 'users/ann/tunes/car_1'), { reason: 'x' })],
    ['bob', 'reads another’s tune', (db) => getDoc(doc(db, 'users/ann/tunes/car_1'))],
    ['bob', 'lists another’s tunes', (db) => getDocs(collection(db, 'users/ann/tunes'))],
    ['bob', 'deletes another’s tune', (db) => deleteDoc(doc(db, 'users/ann/tunes/car_1'))],
    ['visitor', 'reads a tune', (db) => getDoc(doc(db, 'users/ann/tunes/car_1'))],
    ['ann', 'lists everybody’s tunes', (db) => getDocs(collectionGroup(db, 'tunes'))],
    ['lou', 'deletes a tune after the trial', (db) => deleteDoc(doc(db, 'users/lou/tunes/car_1'))],
    ['rex', 'deletes a tune unregistered', (db) => deleteDoc(doc(db, 'users/rex/tunes/car_1'))],

    ...withoutAccess.map((who) => deletes(who, 'moves a vehicle to the deleted without access')),
    deletes('ann', 'moves a vehicle under another id', {}, 'old'),
    ...['nova', 'nova~bob', 'nova~ann~bob', 'nova~bob~ann', 'nova~', '~ann'].map((uid) =>
      deletes('ann', `moves the vehicle ${uid}, which is not hers`, { vehicle: { uid } }, uid),
    ),
    deletes('ann', 'moves a vehicle with an unknown field', { secret: 1 }),
    deletes('ann', 'moves no vehicle', { vehicle: null }),
    deletes('ann', 'moves an overfilled vehicle', { vehicle: { uid: 'v0', ...map(100) } }),
    deletes('ann', 'moves a vehicle with a list of predictions', { predictions: [] }),
    deletes('ann', 'moves a vehicle with 501 predictions', { predictions: map(501) }),
    deletes('ann', 'moves a vehicle with a time of her own', { deleted_at: Timestamp.fromMillis(0) }),
    deletes('ann', 'moves a vehicle with a number as time', { deleted_at: Date.now() }),
    [
      'ann',
      'puts off the end of a deleted vehicle',
      (db) => updateDoc(doc(db, 'users/ann/deletedVehicles/old'), { deleted_at: Timestamp.fromMillis(9e12) }),
    ],
    [
      'ann',
      'drops the time of a deleted vehicle',
      (db) => updateDoc(doc(db, 'users/ann/deletedVehicles/old'), { deleted_at: deleteField() }),
    ],
    [
      'bob',
      'deletes a vehicle for another',
      (db) => setDoc(doc(db, 'users/ann/deletedVehicles/v0'), deleted()),
    ],
    [
      'bob',
      'deletes a vehicle for another once more',
      (db) => setDoc(doc(db, 'users/ann/deletedVehicles/old'), deleted({ vehicle: { uid: 'old' } })),
    ],
    ['bob', 'reads another’s deleted vehicle', (db) => getDoc(doc(db, 'users/ann/deletedVehicles/old'))],
    ['bob', 'lists another’s deleted vehicles', (db) => getDocs(collection(db, 'users/ann/deletedVehicles'))],
    ['bob', 'ends another’s deleted vehicle', (db) => deleteDoc(doc(db, 'users/ann/deletedVehicles/old'))],
    ['visitor', 'lists deleted vehicles', (db) => getDocs(collection(db, 'users/ann/deletedVehicles'))],
    [
      'lou',
      'ends a deleted vehicle after the trial',
      (db) => deleteDoc(doc(db, 'users/lou/deletedVehicles/old')),
    ],
    [
      'rex',
      'ends a deleted vehicle unregistered',
      (db) => deleteDoc(doc(db, 'users/rex/deletedVehicles/old')),
    ],
  ],
  honest: [
    tunes('ann', 'stores a tune'),
    tunes('ann', 'stores a tune with its reason and pass', {
      reason: 'R'.repeat(500),
      log_entry_uid: 'e'.repeat(200),
    }),
    tunes('ann', 'stores the first tune', { n: 0, datetime: 'T'.repeat(40) }, 'car_0'),
    tunes('ann', 'stores full tunes', { base_tune: map(100), ddpe_tune: map(100) }),
    tunes('sam', 'stores a tune as a subscriber'),
    tunes('max', 'stores a tune as an admin'),
    [
      'ann',
      'stores the same tune again, as the outbox does',
      (db) => setDoc(doc(db, 'users/ann/tunes/car_1'), tuneOf(1), { merge: true }),
    ],
    ['ann', 'reads a tune', (db) => getDoc(doc(db, 'users/ann/tunes/car_1'))],
    ['lou', 'lists his tunes after the trial', (db) => getDocs(collection(db, 'users/lou/tunes'))],
    [
      'ann',
      'lists the tunes of a vehicle',
      (db) => getDocs(query(collection(db, 'users/ann/tunes'), where('vehicle_uid', '==', 'car'))),
    ],
    ['ann', 'deletes a tune', (db) => deleteDoc(doc(db, 'users/ann/tunes/car_1'))],

    deletes('ann', 'moves a vehicle to the deleted'),
    deletes('ann', 'moves a vehicle with 500 predictions', { predictions: map(500) }),
    deletes('ann', 'moves a full vehicle', { vehicle: { uid: 'v0', ...map(99) } }),
    deletes('max', 'moves a vehicle as an admin'),
    deletes('ann', 'moves a vehicle that names her', { vehicle: { uid: 'v1~ann' } }, 'v1~ann'),
    deletes('ann', 'moves a vehicle again', { vehicle: { uid: 'old' } }, 'old'),
    [
      'ann',
      'moves a vehicle out of her garage in one step',
      (db) => {
        const batch = writeBatch(db);
        batch.set(doc(db, 'users/ann/deletedVehicles/v0'), deleted({ vehicle: { uid: 'v0' } }));
        batch.update(doc(db, 'users/ann'), { 'vehicles.v0': deleteField() });
        return batch.commit();
      },
    ],
    [
      'ann',
      'brings a vehicle back in one step',
      (db) => {
        const batch = writeBatch(db);
        batch.delete(doc(db, 'users/ann/deletedVehicles/old'));
        batch.update(doc(db, 'users/ann'), { 'vehicles.old': { uid: 'old', name: 'Old car' } });
        return batch.commit();
      },
    ],
    ['ann', 'reads a deleted vehicle', (db) => getDoc(doc(db, 'users/ann/deletedVehicles/old'))],
    [
      'lou',
      'lists his deleted vehicles after the trial',
      (db) => getDocs(collection(db, 'users/lou/deletedVehicles')),
    ],
    ['ann', 'ends a deleted vehicle', (db) => deleteDoc(doc(db, 'users/ann/deletedVehicles/old'))],
  ],
};
