import { doc, getDocFromServer, setDoc, type Firestore } from 'firebase/firestore';
import { BehaviorSubject, filter, firstValueFrom, Subject } from 'rxjs';
import {
  isOlderVersion,
  missingDefaults,
  newUserDocument,
  normalEmail,
  ok,
  type AccountPort,
  type FailureCode,
  type Result,
  type UserSettings,
} from '@holeshot/shared-core';
import { appVersion } from '../../build/buildConfig';
import { signedOut, type createAuthCalls } from './authCalls';
import type { RacerData } from '../records/openRacerData';
import { toSession, type AccountFacts } from './toSession';

const dayMs = 86_400_000;

type Names = Pick<UserSettings, 'firstName' | 'lastName'>;

/** Data that a sign-in reads. */
type SignedInRacer = Pick<RacerData, 'uid' | 'document$' | 'access$' | 'note'>;

/** Splits a name: `Dana Lee Ritter` is Dana, Lee Ritter; an empty one gives the defaults. */
const namesOf = (displayName: string): Names => {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/);
  const lastName = rest.join(' ');
  return { firstName: firstName.slice(0, 60) || 'New', lastName: lastName.slice(0, 60) || 'User' };
};

/**
 * Creates the steps between the account's sign-in and the racer's work: the user document, the registration,
 * migrations, missing data, and the day of the visit.
 * @param report reports a failure that keeps nobody out
 */
export const createSignInFlow = ({
  database,
  authCalls,
  call,
  now,
  report,
}: {
  database: Firestore;
  authCalls: Pick<
    ReturnType<typeof createAuthCalls>,
    'createAccount' | 'isSignedIn' | 'refreshVerifiedToken' | 'sendVerification' | 'signOut'
  >;
  call: (name: string, data: object) => Promise<Result<unknown>>;
  now: () => number;
  report: (error: unknown, where: string) => void;
}) => {
  /** Emits the backend's code when it refuses a registration. */
  const refused$ = new Subject<FailureCode>();
  /** Uids whose registration could not be finished yet: they read, and the next sign-in tries again. */
  const unfinished$ = new BehaviorSubject<readonly string[]>([]);
  /** Names by address, until the user document has them: the next sign-in in this page may be another racer's. */
  const typedNames = new Map<string, Names>();

  const completeRegistration = async (uid: string): Promise<Result<void>> => {
    const refreshed = await authCalls.refreshVerifiedToken();
    if (!refreshed.ok) return refreshed;
    // A new token restarts all listeners, and a starting one can miss the backend's write.
    await getDocFromServer(doc(database, `users/${uid}/private/access`)).catch(() => undefined);
    // The call goes out for the signed-in account, and so do its consequences.
    if (!authCalls.isSignedIn(uid)) return signedOut;
    const answer = await call('completeRegistration', {});
    if (!answer.ok && answer.failure.code === 'invitation-only' && authCalls.isSignedIn(uid)) {
      // The refused racer's page goes first: signed out on a page that needs a sign-in, it would be remembered to
      // return to.
      refused$.next(answer.failure.code);
      await authCalls.signOut();
    }
    return answer.ok ? ok(undefined) : answer;
  };

  const noteFinished = (uid: string, isFinished: boolean): void => {
    const others = unfinished$.value.filter((each) => each !== uid);
    unfinished$.next(isFinished ? others : [...others, uid]);
  };

  const finishing = new Map<string, Promise<Result<void>>>();

  /** Finishes a registration; the token change of a verified address and the racer's button share one call. */
  const finishRegistration = (uid: string): Promise<Result<void>> => {
    const begun = finishing.get(uid) ?? completeRegistration(uid).finally(() => finishing.delete(uid));
    finishing.set(uid, begun);
    return begun;
  };

  const createIfMissing = async (racer: SignedInRacer, account: AccountFacts): Promise<void> => {
    const first = await firstValueFrom(
      racer.document$.pipe(filter((document) => document.state !== 'unknown')),
    );
    if (first.state === 'absent') {
      const names = typedNames.get(account.email) ?? namesOf(account.displayName);
      await setDoc(doc(database, `users/${racer.uid}`), newUserDocument(account.email, appVersion, names));
    }
    typedNames.delete(account.email);
  };

  /** Migrates stored data; a failure keeps nobody out: it is logged, and the next start tries again. */
  const migrate = async (
    racer: SignedInRacer,
    account: AccountFacts,
    document: Record<string, unknown>,
  ): Promise<void> => {
    const version = typeof document['version'] === 'string' ? document['version'] : '0.0.0';
    if (!account.emailVerified || !isOlderVersion(version, appVersion)) return;
    try {
      const { migrateStored } = await import(/* webpackChunkName: "migrate" */ '../records/migrateStored');
      await migrateStored(database, racer.uid, version, new Date(now()).toISOString());
      racer.note({ version: appVersion });
    } catch (error) {
      report(error, 'migration');
    }
  };

  const noteDay = (racer: SignedInRacer, document: Record<string, unknown>): void => {
    const today = Math.floor(now() / dayMs) * dayMs;
    const seen = document['lastDayAuthenticated'];
    if (typeof seen !== 'number' || !(seen >= today)) racer.note({ lastDayAuthenticated: today });
  };

  const seed = async (racer: SignedInRacer, account: AccountFacts): Promise<void> => {
    const [document, access] = await Promise.all(
      [racer.document$, racer.access$].map((stream) =>
        firstValueFrom(stream.pipe(filter((each) => each.state === 'present'))),
      ),
    );
    if (document?.state !== 'present' || access?.state !== 'present') return;
    const { canWrite } = toSession(account, document.value, access.value, now());
    const missing = missingDefaults(document.value, canWrite);
    if (Object.keys(missing).length > 0) racer.note({ ...missing });
  };

  return {
    refused$,
    unfinished$,
    finishRegistration,
    /** Creates an account and sends the verification mail; the user document gets the names of the form. */
    register: async (form: Parameters<AccountPort['register']>[0]): Promise<Result<void>> => {
      const { email, firstName, lastName } = form;
      // Names first: creating an account signs in, which makes the user document.
      typedNames.set(normalEmail(email), { firstName, lastName });
      const created = await authCalls.createAccount(form);
      if (created.ok) return authCalls.sendVerification();
      typedNames.delete(normalEmail(email));
      return created;
    },
    /** Lets a racer in, for each change of the account; rejects if that fails. */
    start: async (racer: SignedInRacer, account: AccountFacts): Promise<void> => {
      await createIfMissing(racer, account);
      const document = await firstValueFrom(racer.document$.pipe(filter((each) => each.state === 'present')));
      const access = await firstValueFrom(racer.access$.pipe(filter((each) => each.state !== 'unknown')));
      if (!account.emailVerified) return;
      const isRegistered = document.value['isRegistered'] === true && access.state !== 'absent';
      const isFinished = isRegistered || (await finishRegistration(account.uid)).ok;
      noteFinished(account.uid, isFinished);
      if (!isFinished) return;
      await migrate(racer, account, document.value);
      noteDay(racer, document.value);
      await seed(racer, account);
    },
  };
};
