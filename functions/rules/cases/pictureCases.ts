import {
  collection,
  collectionGroup,
  deleteDoc,
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
import { pictureOf } from '../world/rulesWorld';

const adds = (who: Person, does: string, fields: object = {}, id = 'e0_1', of: Person = who): RulesCase => [
  who,
  does,
  (db) => setDoc(doc(db, `users/${of}/passPictures/${id}`), pictureOf(1, fields)),
];

const notes = (who: Person, does: string, fields: object = { deleted_at: serverTimestamp() }): RulesCase => [
  who,
  does,
  (db) => setDoc(doc(db, `users/${who}/deletedPasses/e1`), fields),
];

const when = '2026-05-02T18:00:00Z';
const map = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`k${i}`, 0]));

const deletes = (who: Person, does: string, pass: unknown, id = 'e1'): RulesCase => [
  who,
  does,
  (db) => setDoc(doc(db, `users/${who}/deletedPasses/${id}`), { pass, deleted_at: serverTimestamp() }),
];
const passOf = (log_entry_uid: unknown, fields: object = {}) => ({
  ...{ log_entry_uid, log_entry_datetime: when },
  ...fields,
});
const endless = 'e'.repeat(201);

const withoutAccess = ['lou', 'una', 'rex', 'nia', 'gus', 'ano'] as const;
const first = 'passPictures/e0_0';
const gone = 'deletedPasses/gone';
/** Base64 characters of 150 KB. */
const most = 204_800;

/** Requests about `users/{uid}/passPictures` and `users/{uid}/deletedPasses`. */
export const pictureCases: RulesCases = {
  hostile: [
    ...withoutAccess.map((who) => adds(who, 'adds a picture without access')),
    adds('bob', 'adds a picture for another', {}, 'e0_1', 'ann'),
    adds('ann', 'adds a fifth picture', { n: 4 }, 'e0_4'),
    adds('ann', 'adds a picture at a place below 0', { n: -1 }, 'e0_-1'),
    adds('ann', 'adds a picture at a place that is text', { n: '1' }),
    adds('ann', 'adds a picture under another place', {}, 'e0_2'),
    adds('ann', 'adds a picture under another pass', {}, 'e1_1'),
    adds('ann', 'adds a picture under a free id', {}, 'mine'),
    adds('ann', 'adds a picture with an unknown field', { name: '<b>' }),
    adds('ann', 'adds a picture of a list as pass', { log_entry_uid: ['e0'] }),
    adds('ann', 'adds a picture above 150 KB', { base64: `/9j/${'A'.repeat(most - 3)}` }),
    ...(
      [
        ['a GIF', btoa('GIF89a, which moves')],
        ['a PDF', btoa('%PDF-1.7 with more than a page')],
        ['a drawing with script', btoa('<svg onload="alert(1)"></svg>')],
        ['a sound in the container of WebP', btoa('RIFF1234WAVEfmt of a sound')],
        ['a web page', '<img src=x onerror=alert(1)>'],
        ['a page behind the first bytes of a picture', '/9j/<img src=x>'],
        ['the first bytes of a picture alone', '/9j/'],
        ['no text', { bytes: '/9j/AA==' }],
        ['a list', ['/9j/AA==']],
        ['nothing', ''],
      ] satisfies [string, unknown][]
    ).map(([what, base64]): RulesCase => adds('ann', `adds ${what} as a picture`, { base64 })),
    ...['log_entry_uid', 'n', 'base64'].map((field): RulesCase => [
      'ann',
      `adds a picture without ${field}`,
      (db) => {
        const { [field]: _, ...rest } = pictureOf(1) as Record<string, unknown>;
        return setDoc(doc(db, 'users/ann/passPictures/e0_1'), rest);
      },
    ]),
    ['ann', 'replaces a picture', (db) => setDoc(doc(db, `users/ann/${first}`), pictureOf(0))],
    [
      'ann',
      'changes the bytes of a picture',
      (db) => updateDoc(doc(db, `users/ann/${first}`), { base64: '/9j/BB==' }),
    ],
    ['bob', 'reads another’s picture', (db) => getDoc(doc(db, `users/ann/${first}`))],
    ['bob', 'lists another’s pictures', (db) => getDocs(collection(db, 'users/ann/passPictures'))],
    ['bob', 'deletes another’s picture', (db) => deleteDoc(doc(db, `users/ann/${first}`))],
    ['visitor', 'reads a picture', (db) => getDoc(doc(db, `users/ann/${first}`))],
    ['ann', 'lists everybody’s pictures', (db) => getDocs(collectionGroup(db, 'passPictures'))],
    ['lou', 'deletes a picture after the trial', (db) => deleteDoc(doc(db, `users/lou/${first}`))],
    ['rex', 'deletes a picture unregistered', (db) => deleteDoc(doc(db, `users/rex/${first}`))],

    ...withoutAccess.map((who) => notes(who, 'notes a deleted pass without access')),
    notes('ann', 'notes a deleted pass with a time of her own', { deleted_at: Timestamp.fromMillis(0) }),
    notes('ann', 'notes a deleted pass without a time', {}),
    notes('ann', 'notes a deleted pass with an unknown field', { deleted_at: serverTimestamp(), note: '' }),
    [
      'ann',
      'notes a deleted pass under an endless id',
      (db) => setDoc(doc(db, `users/ann/deletedPasses/${endless}`), { deleted_at: serverTimestamp() }),
    ],
    ...withoutAccess.map((who) => deletes(who, 'deletes a pass without access', passOf('e1'))),
    deletes('ann', 'deletes a pass under another id', passOf('e2')),
    deletes('ann', 'deletes a pass without an id', { log_entry_datetime: when }),
    deletes('ann', 'deletes a pass without a time', { log_entry_uid: 'e1' }),
    deletes('ann', 'deletes a pass with a number as time', passOf('e1', { log_entry_datetime: 5 })),
    deletes('ann', 'deletes a list as pass', [passOf('e1')]),
    deletes('ann', 'deletes a text as pass', 'e1'),
    deletes('ann', 'overfills a deleted pass', passOf('e1', map(99))),
    deletes('ann', 'deletes a pass under an endless id', passOf(endless), endless),
    [
      'ann',
      'deletes a pass at a time of her own',
      (db) =>
        setDoc(doc(db, 'users/ann/deletedPasses/e1'), {
          ...{ pass: passOf('e1'), deleted_at: Timestamp.fromMillis(9e12) },
        }),
    ],
    [
      'ann',
      'changes a deleted pass and not its time',
      (db) => updateDoc(doc(db, `users/ann/${gone}`), { pass: passOf('gone') }),
    ],
    [
      'ann',
      'puts off the end of the pictures of a deleted pass',
      (db) => updateDoc(doc(db, `users/ann/${gone}`), { deleted_at: Timestamp.fromMillis(9e12) }),
    ],
    [
      'bob',
      'notes a deleted pass for another',
      (db) => setDoc(doc(db, 'users/ann/deletedPasses/e1'), { deleted_at: serverTimestamp() }),
    ],
    ['bob', 'reads another’s deleted passes', (db) => getDocs(collection(db, 'users/ann/deletedPasses'))],
    ['bob', 'takes back another’s deleted pass', (db) => deleteDoc(doc(db, `users/ann/${gone}`))],
    ['visitor', 'reads a deleted pass', (db) => getDoc(doc(db, `users/ann/${gone}`))],
    ['lou', 'takes back a deleted pass after the trial', (db) => deleteDoc(doc(db, `users/lou/${gone}`))],
  ],
  honest: [
    adds('ann', 'adds a picture'),
    adds('sam', 'adds a picture as a subscriber'),
    adds('max', 'adds a picture as an admin'),
    adds('ann', 'adds a picture of 150 KB', { base64: `/9j/${'A'.repeat(most - 4)}` }),
    adds('ann', 'adds a PNG', { base64: btoa('\x89PNG\r\n\x1a\n\0\0\0\rIHDR') }),
    ...['\0\0\0\0', '\xff\xff\xff\xff'].map((size, index) =>
      adds('ann', `adds a WebP of size ${index}`, { base64: btoa(`RIFF${size}WEBPVP8 `) }),
    ),
    ...[2, 3].map((n) => adds('ann', `adds a picture at place ${n}`, { n }, `e0_${n}`)),
    [
      'ann',
      'puts another picture at the first place, once it is free',
      (db) => {
        const at = doc(db, `users/ann/${first}`);
        return deleteDoc(at).then(() => setDoc(at, pictureOf(0)));
      },
    ],
    ['ann', 'reads a picture', (db) => getDoc(doc(db, `users/ann/${first}`))],
    ['ann', 'looks for a picture that is not there', (db) => getDoc(doc(db, 'users/ann/passPictures/e0_3'))],
    [
      'lou',
      'lists the pictures of a pass after the trial',
      (db) => getDocs(query(collection(db, 'users/lou/passPictures'), where('log_entry_uid', '==', 'e0'))),
    ],
    ['ann', 'deletes a picture', (db) => deleteDoc(doc(db, `users/ann/${first}`))],
    [
      'ann',
      'deletes the pictures of a pass that has none',
      (db) => {
        const batch = writeBatch(db);
        for (let n = 0; n < 4; n += 1) batch.delete(doc(db, `users/ann/passPictures/none_${n}`));
        return batch.commit();
      },
    ],

    deletes('ann', 'deletes a pass', passOf('e1', { notes: 'fast' })),
    deletes('max', 'deletes a pass as an admin', passOf('e1')),
    deletes('ann', 'deletes a full pass', passOf('e1', map(98))),
    deletes('ann', 'deletes a pass under the longest id', passOf(endless.slice(1)), endless.slice(1)),
    deletes('ann', 'deletes a pass again', passOf('gone'), 'gone'),
    notes('ann', 'notes a deleted pass'),
    notes('max', 'notes a deleted pass as an admin'),
    [
      'ann',
      'notes a pass that is deleted again',
      (db) => setDoc(doc(db, `users/ann/${gone}`), { deleted_at: serverTimestamp() }),
    ],
    ['ann', 'reads her deleted passes', (db) => getDocs(collection(db, 'users/ann/deletedPasses'))],
    ['ann', 'takes back a deleted pass', (db) => deleteDoc(doc(db, `users/ann/${gone}`))],
  ],
};
