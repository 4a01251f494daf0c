import { newUserDocument, numberOrNull, parseRegistrationSettings } from '@holeshot/shared-core';
import { getFirestore, type DocumentSnapshot } from 'firebase-admin/firestore';
import { defineSecret } from 'firebase-functions/params';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { appVersion } from '../callable/appVersion';
import { refuse } from '../callable/refuse';
import { callableOptions } from '../callable/callableOptions';
import type { AccessDocument } from '../access/AccessDocument';
import { requireSignedIn } from '../access/requireAccess';
import { storedAccess } from '../payments/storedAccess';
import { decideRegistration } from './decideRegistration';
import { emailHash } from './emailHash';
import { foldAddress } from './foldAddress';

const trialHashKey = defineSecret('TRIAL_HASH_KEY');

const trialEndIn = (trial: DocumentSnapshot | undefined): number | null =>
  numberOrNull(trial?.get('trial_expiration_date'));

/**
 * Registers the signed-in account and starts its trial; a second call changes nothing. Fails with `unauthenticated`,
 * `failed-precondition` (address not verified) or `permission-denied` (`reason: invitation-only`).
 */
export const completeRegistration = onCall(
  { ...callableOptions, secrets: [trialHashKey] },
  async (request) => {
    const auth = requireSignedIn(request);
    const email = auth.token.email?.toLowerCase() ?? null;
    const db = getFirestore();
    const userRef = db.doc(`users/${auth.uid}`);
    const accessRef = userRef.collection('private').doc('access');
    const trialOf = (address: string) => db.doc(`trials/${emailHash(address, trialHashKey.value())}`);
    const trialRef = trialOf(foldAddress(email ?? ''));

    return db.runTransaction(async (transaction) => {
      const [settings, user, access, deleted, trial, oldTrial] = await transaction.getAll(
        db.doc('systemSettings/app'),
        userRef,
        accessRef,
        db.doc(`deletedAccounts/${auth.uid}`),
        trialRef,
        // Trials were stored under the address as it was written, before it was folded.
        trialOf(email ?? ''),
      );
      const subscriptions = await transaction.get(userRef.collection('subscriptions'));
      if (deleted?.exists) throw new HttpsError('unauthenticated', 'This account has been deleted.');
      const decision = decideRegistration(
        {
          email,
          // Not the flag of a linked Google account: that one vouches for its own address, which may differ.
          emailVerified: auth.token.email_verified === true,
          settings: parseRegistrationSettings(settings?.data()),
          isRegistered: user?.get('isRegistered') === true,
          ownTrialEnd: numberOrNull(user?.get('trialExpirationDate')),
          knownTrialEnd: trialEndIn(trial) ?? trialEndIn(oldTrial),
          subscriptions: subscriptions.docs.map(storedAccess),
        },
        Date.now(),
      );
      if (decision.outcome === 'unverified')
        throw new HttpsError('failed-precondition', 'Please verify your email address first.');
      if (decision.outcome === 'invitation-only') throw refuse('permission-denied', decision.outcome);

      const { trialExpirationDate, accessUntil } = decision;
      // Not `isAdmin` of the user document: old versions of the app wrote it themselves.
      const isAdmin = access?.get('is_admin') === true;
      const accessDocument: AccessDocument = {
        access_until: accessUntil,
        is_admin: isAdmin,
        is_registered: true,
      };
      transaction.set(
        userRef,
        {
          ...(user?.exists ? {} : newUserDocument(email ?? '', appVersion)),
          isAdmin,
          isRegistered: true,
          trialExpirationDate,
        },
        { merge: true },
      );
      transaction.set(accessRef, accessDocument);
      // Trials begun by old versions too: otherwise the address would get a second one with a new account.
      if (!trial?.exists) transaction.set(trialRef, { trial_expiration_date: trialExpirationDate });
      return { isRegistered: true, trialExpirationDate };
    });
  },
);
