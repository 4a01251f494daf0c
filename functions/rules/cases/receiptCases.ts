import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import type { Person, RulesCase, RulesCases } from '../world/RulesCase';

const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000);
const expires_at = inDays(90);

const leaves = (who: Person, does: string, id: string, fields: object = { expires_at }): RulesCase => [
  who,
  does,
  (db) => setDoc(doc(db, `users/${who}/receipts/${id}`), fields),
];

const edits = (does: string, receipt: string): RulesCase => [
  'ann',
  does,
  async (db) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'logBooks/car~ann_2026_05'), {
      'entries.e0.notes': 'fast',
      touched: 'e0',
      last_modified_date: serverTimestamp(),
    });
    batch.set(doc(db, `users/ann/receipts/${receipt}`), { expires_at });
    await batch.commit();
  },
];

/** Writes many documents with receipts in one batch: the server reads at most 20 other documents for a request. */
const leavesMany = (who: Person): RulesCase => [
  who,
  'leaves 30 receipts at once',
  (db) => {
    const batch = writeBatch(db);
    for (let i = 0; i < 30; i++) batch.set(doc(db, `users/${who}/receipts/new_${i}`), { expires_at });
    return batch.commit();
  },
];

/** Requests about `users/{uid}/receipts`. */
export const receiptCases: RulesCases = {
  hostile: [
    edits('edits an entry with the receipt of a write that was taken', 'taken'),
    leaves('ann', 'leaves a receipt a second time', 'taken'),
    leaves('ann', 'leaves a receipt with something in it', 'new', { expires_at, notes: 'mine' }),
    leaves('ann', 'leaves a receipt without an end', 'new', {}),
    leaves('ann', 'leaves a receipt with a number as its end', 'new', { expires_at: 4e12 }),
    leaves('ann', 'leaves a receipt that ends in 401 days', 'new', { expires_at: inDays(401) }),
    leaves('una', 'leaves a receipt that never ends', 'new', { expires_at: Timestamp.fromMillis(4e12) }),
    leaves('nia', 'leaves a receipt before there is a user document', 'new'),
    leaves('ano', 'leaves a receipt, signed in anonymously', 'new'),
    ['ann', 'deletes a receipt', (db) => deleteDoc(doc(db, 'users/ann/receipts/taken'))],
    ['ann', 'lists her receipts', (db) => getDocs(collection(db, 'users/ann/receipts'))],
    ['ann', 'lists everybody’s receipts', (db) => getDocs(collectionGroup(db, 'receipts'))],
    [
      'bob',
      'leaves a receipt for another',
      (db) => setDoc(doc(db, 'users/ann/receipts/new'), { expires_at }),
    ],
    leaves('gus', 'leaves a receipt after deleting the account', 'new'),
    leaves('ida', 'leaves a receipt while the account is being deleted', 'new'),
    ['bob', 'reads another’s receipt', (db) => getDoc(doc(db, 'users/ann/receipts/taken'))],
    ['visitor', 'reads a receipt', (db) => getDoc(doc(db, 'users/ann/receipts/taken'))],
  ],
  honest: [
    edits('edits an entry with a new receipt', 'new'),
    leaves('lou', 'leaves a receipt, such as of a notification put away, after the trial', 'new'),
    leaves('una', 'leaves a receipt, such as of the theme, before registration is finished', 'new'),
    leaves('ann', 'leaves a receipt by a clock that is 300 days fast', 'new', { expires_at: inDays(390) }),
    leaves('ann', 'leaves a receipt by a clock that is years slow', 'new', { expires_at: inDays(-900) }),
    leavesMany('ann'),
    leavesMany('una'),
    ['ann', 'reads a receipt', (db) => getDoc(doc(db, 'users/ann/receipts/taken'))],
    ['ann', 'asks for a receipt that is not there', (db) => getDoc(doc(db, 'users/ann/receipts/new'))],
  ],
};
