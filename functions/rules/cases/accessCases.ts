import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { RulesCase, RulesCases } from '../world/RulesCase';

const everything = { access_until: 9e15, is_admin: true, is_registered: true };
const paid = {
  status: 'active',
  current_period_end: Timestamp.fromMillis(9e12),
  cancel_at_period_end: false,
};

/** Documents that only the backend reads. */
const closed = [
  'trials/hash',
  'trials/none',
  'weatherTokens/ann',
  'paymentEvents/evt_1',
  'deletedAccounts/gus',
  'users/ann/private/other',
  'users/ann/other/thing',
  'users/ann/subscriptions/sub_ann/invoices/in_1',
  'users/ann/checkout_sessions/cs_1',
  'customers/ann',
  'anything/else',
];

/** Requests about access, subscriptions and the backend's own documents. */
export const accessCases: RulesCases = {
  hostile: [
    // the access document
    ...(['ann', 'lou', 'una', 'nia', 'max'] as const).map((who): RulesCase => [
      who,
      'gives himself or herself access',
      (db) => setDoc(doc(db, `users/${who}/private/access`), everything),
    ]),
    [
      'lou',
      'prolongs his access',
      (db) => updateDoc(doc(db, 'users/lou/private/access'), { access_until: 9e15 }),
    ],
    [
      'ann',
      'makes herself an admin',
      (db) => updateDoc(doc(db, 'users/ann/private/access'), { is_admin: true }),
    ],
    [
      'una',
      'registers herself',
      (db) => setDoc(doc(db, 'users/una/private/access'), { is_registered: true }, { merge: true }),
    ],
    ['ann', 'deletes her access document', (db) => deleteDoc(doc(db, 'users/ann/private/access'))],
    ['max', 'gives another access', (db) => setDoc(doc(db, 'users/lou/private/access'), everything)],
    ['bob', 'reads another’s access', (db) => getDoc(doc(db, 'users/ann/private/access'))],
    ['max', 'reads another’s access as an admin', (db) => getDoc(doc(db, 'users/ann/private/access'))],
    ['visitor', 'reads an access document', (db) => getDoc(doc(db, 'users/ann/private/access'))],
    ['ann', 'lists what is private', (db) => getDocs(collection(db, 'users/ann/private'))],
    ['ann', 'lists everybody’s access', (db) => getDocs(collectionGroup(db, 'private'))],
    // subscriptions
    ...(['lou', 'una', 'nia', 'max'] as const).map((who): RulesCase => [
      who,
      'forges a subscription',
      (db) => setDoc(doc(db, `users/${who}/subscriptions/sub_new`), paid),
    ]),
    [
      'lou',
      'revives his subscription',
      (db) => updateDoc(doc(db, 'users/lou/subscriptions/sub_lou'), { status: 'active' }),
    ],
    ['sam', 'deletes a subscription', (db) => deleteDoc(doc(db, 'users/sam/subscriptions/sub_sam'))],
    ['bob', 'reads another’s subscription', (db) => getDoc(doc(db, 'users/sam/subscriptions/sub_sam'))],
    ['bob', 'lists another’s subscriptions', (db) => getDocs(collection(db, 'users/sam/subscriptions'))],
    ['visitor', 'lists subscriptions', (db) => getDocs(collection(db, 'users/sam/subscriptions'))],
    ['ann', 'lists everybody’s subscriptions', (db) => getDocs(collectionGroup(db, 'subscriptions'))],
    [
      'ann',
      'searches everybody’s active subscriptions',
      (db) => getDocs(query(collectionGroup(db, 'subscriptions'), where('status', '==', 'active'))),
    ],
    // the backend's own
    ...closed.flatMap((at): RulesCase[] => [
      ['ann', `reads ${at}`, (db) => getDoc(doc(db, at))],
      ['ann', `writes ${at}`, (db) => setDoc(doc(db, at), { mine: true })],
    ]),
    ['max', 'reads the trials as an admin', (db) => getDoc(doc(db, 'trials/hash'))],
    ['gus', 'deletes the mark of a deleted account', (db) => deleteDoc(doc(db, 'deletedAccounts/gus'))],
    ['ann', 'deletes the memory of a trial', (db) => deleteDoc(doc(db, 'trials/hash'))],
    ['ann', 'lists the trials', (db) => getDocs(collection(db, 'trials'))],
    ['ann', 'lists the weather tokens', (db) => getDocs(collection(db, 'weatherTokens'))],
    ['visitor', 'reads a weather token', (db) => getDoc(doc(db, 'weatherTokens/ann'))],
    // system settings
    ...(['visitor', 'ann', 'nia', 'una', 'ano', 'gus'] as const).map((who): RulesCase => [
      who,
      'reads the list of the invited',
      (db) => getDoc(doc(db, 'systemSettings/app')),
    ]),
    ...(['visitor', 'ann', 'max'] as const).flatMap((who): RulesCase[] => [
      [who, 'opens registration', (db) => setDoc(doc(db, 'systemSettings/app'), { registration: {} })],
      [who, 'rewrites the public settings', (db) => setDoc(doc(db, 'systemSettings/public'), { a: 1 })],
      [who, 'deletes the public settings', (db) => deleteDoc(doc(db, 'systemSettings/public'))],
      [who, 'lists the system settings', (db) => getDocs(collection(db, 'systemSettings'))],
      [
        who,
        'makes a price cheaper',
        (db) => updateDoc(doc(db, 'products/racer/prices/yearly'), { unit_amount: 1 }),
      ],
      [who, 'adds a product', (db) => setDoc(doc(db, 'products/mine'), { active: true })],
      [who, 'deletes a product', (db) => deleteDoc(doc(db, 'products/racer'))],
    ]),
    ['visitor', 'lists all prices as a collection group', (db) => getDocs(collectionGroup(db, 'prices'))],
  ],
  honest: [
    ['ann', 'reads her access', (db) => getDoc(doc(db, 'users/ann/private/access'))],
    ['lou', 'reads his access after the trial', (db) => getDoc(doc(db, 'users/lou/private/access'))],
    ['una', 'asks for her access before registration', (db) => getDoc(doc(db, 'users/una/private/access'))],
    ['sam', 'reads his subscription', (db) => getDoc(doc(db, 'users/sam/subscriptions/sub_sam'))],
    ['sam', 'lists his subscriptions', (db) => getDocs(collection(db, 'users/sam/subscriptions'))],
    [
      'nia',
      'lists her subscriptions, having none',
      (db) => getDocs(collection(db, 'users/nia/subscriptions')),
    ],
    [
      'lou',
      'searches his subscriptions',
      (db) =>
        getDocs(
          query(collection(db, 'users/lou/subscriptions'), where('status', 'in', ['active', 'trialing'])),
        ),
    ],
    ...(['visitor', 'ann', 'una', 'ano'] as const).flatMap((who): RulesCase[] => [
      [who, 'reads the public settings', (db) => getDoc(doc(db, 'systemSettings/public'))],
      [
        who,
        'lists the active products',
        (db) => getDocs(query(collection(db, 'products'), where('active', '==', true))),
      ],
      [who, 'lists the prices of a product', (db) => getDocs(collection(db, 'products/racer/prices'))],
    ]),
    ['visitor', 'reads a price', (db) => getDoc(doc(db, 'products/racer/prices/yearly'))],
    ['max', 'reads the list of the invited as an admin', (db) => getDoc(doc(db, 'systemSettings/app'))],
  ],
};
