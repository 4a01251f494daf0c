import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { Person, RulesCase, RulesCases } from '../world/RulesCase';

const sets = (who: Person, does: string, fields: object, id = 'rain_ann'): RulesCase => [
  who,
  does,
  (db) => updateDoc(doc(db, `notifications/${id}`), fields),
];

const unread = (who: Person) => [
  where('userId', '==', who),
  where('read', '==', false),
  where('expiresAt', '>', Timestamp.now()),
];

const forged = { title: 'Win', message: 'Click here', read: false };

/** Requests about `notifications/{id}`. */
export const notificationCases: RulesCases = {
  hostile: [
    ['bob', 'reads another’s notification', (db) => getDoc(doc(db, 'notifications/rain_ann'))],
    ['max', 'reads another’s notification as an admin', (db) => getDoc(doc(db, 'notifications/rain_ann'))],
    ['visitor', 'reads a notification', (db) => getDoc(doc(db, 'notifications/rain_ann'))],
    [
      'bob',
      'lists another’s notifications',
      (db) => getDocs(query(collection(db, 'notifications'), ...unread('ann'))),
    ],
    ['bob', 'lists everybody’s notifications', (db) => getDocs(collection(db, 'notifications'))],
    [
      'bob',
      'lists all unread notifications',
      (db) => getDocs(query(collection(db, 'notifications'), where('read', '==', false))),
    ],
    [
      'visitor',
      'lists notifications',
      (db) => getDocs(query(collection(db, 'notifications'), ...unread('ann'))),
    ],
    [
      'ann',
      'lists notifications as a collection group',
      (db) => getDocs(collectionGroup(db, 'notifications')),
    ],
    ...(['ann', 'bob', 'max', 'visitor'] as const).flatMap((who): RulesCase[] => [
      [
        who,
        'sends a notification',
        (db) => setDoc(doc(db, 'notifications/new'), { ...forged, userId: 'ann' }),
      ],
    ]),
    sets('bob', 'marks another’s notification as read', { read: true }),
    sets('max', 'marks another’s notification as read as an admin', { read: true }),
    sets('visitor', 'marks a notification as read', { read: true }),
    sets('ann', 'marks a notification as unread', { read: false }, 'read_ann'),
    sets('ann', 'marks a notification as something else', { read: 'yes' }),
    sets('ann', 'drops the mark of a notification', { read: deleteField() }),
    sets('ann', 'rewrites the title', { title: 'Sun', read: true }),
    sets('ann', 'rewrites the message', { message: 'Sun' }),
    sets('ann', 'gives a notification to another', { userId: 'bob', read: true }),
    sets('ann', 'keeps a notification forever', { expiresAt: Timestamp.fromMillis(9e12), read: true }),
    sets('ann', 'adds a field', { starred: true, read: true }),
    [
      'ann',
      'overwrites a notification',
      (db) => setDoc(doc(db, 'notifications/rain_ann'), { ...forged, userId: 'ann', read: true }),
    ],
    ['bob', 'deletes another’s notification', (db) => deleteDoc(doc(db, 'notifications/rain_ann'))],
    [
      'max',
      'deletes another’s notification as an admin',
      (db) => deleteDoc(doc(db, 'notifications/rain_ann')),
    ],
    ['visitor', 'deletes a notification', (db) => deleteDoc(doc(db, 'notifications/rain_ann'))],
  ],
  honest: [
    ['ann', 'reads a notification', (db) => getDoc(doc(db, 'notifications/rain_ann'))],
    ...(['ann', 'lou', 'una'] as const).map((who): RulesCase => [
      who,
      'listens to unread, unexpired notifications',
      (db) => getDocs(query(collection(db, 'notifications'), ...unread(who))),
    ]),
    sets('ann', 'marks a notification as read', { read: true }),
    sets('ann', 'marks it as read once more', { read: true }, 'read_ann'),
    sets('lou', 'marks a notification as read after the trial', { read: true }, 'rain_lou'),
    ['ann', 'deletes a notification', (db) => deleteDoc(doc(db, 'notifications/rain_ann'))],
    ['lou', 'deletes a notification after the trial', (db) => deleteDoc(doc(db, 'notifications/rain_lou'))],
  ],
};
