import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, setLogLevel, type Firestore } from 'firebase/firestore';
import type { AccessDocument } from '../access/AccessDocument';
import { newUserDocument } from '../registration/newUserDocument';

const day = 86_400_000;

// Each refused write would be a warning with a stack.
setLogLevel('silent');

/** Starts a database of its own, with this project's rules, on the running emulator. */
export const startRules = (projectId: string): Promise<RulesTestEnvironment> =>
  initializeTestEnvironment({
    projectId,
    firestore: { rules: readFileSync(path.resolve(__dirname, '../../../firestore.rules'), 'utf8') },
  });

// The testing library types its database after the old interface; it is the new one underneath.
const databaseOf = (context: RulesTestContext): Firestore => context.firestore() as unknown as Firestore;

/** A racer's own view of the database; the address is `{uid}@strip.test`. */
export const racerDb = (environment: RulesTestEnvironment, uid: string): Firestore =>
  databaseOf(environment.authenticatedContext(uid, { email: `${uid}@strip.test`, email_verified: true }));

/** The database as somebody sees it who is not signed in. */
export const visitorDb = (environment: RulesTestEnvironment): Firestore =>
  databaseOf(environment.unauthenticatedContext());

/** Puts a document there past the rules. */
export const given = (environment: RulesTestEnvironment, at: string, data: object): Promise<void> =>
  environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(databaseOf(context), at), data);
  });

/** The access of a racer in his trial, or what the test says instead. */
export const givenAccess = (
  environment: RulesTestEnvironment,
  uid: string,
  access: Partial<AccessDocument> = {},
): Promise<void> =>
  given(environment, `users/${uid}/private/access`, {
    access_until: Date.now() + 14 * day,
    is_admin: false,
    is_registered: true,
    ...access,
  });

/** A registered racer's user document. */
export const givenUser = (
  environment: RulesTestEnvironment,
  uid: string,
  fields: object = {},
): Promise<void> =>
  given(environment, `users/${uid}`, {
    ...newUserDocument(`${uid}@strip.test`),
    isRegistered: true,
    trialExpirationDate: Date.now() + 14 * day,
    ...fields,
  });

/** A month of passes as the app writes it. */
export const monthOf = (uid: string, fields: object = {}) => ({
  entries: { e1: { log_entry_uid: 'e1', log_entry_datetime: '2026-05-02T18:00:00Z', notes: '' } },
  last_modified_date: serverTimestamp(),
  vehicle_uid: 'car',
  user_uid: uid,
  year: 2026,
  month: 5,
  data_version: 1,
  ...fields,
});
