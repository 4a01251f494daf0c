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

/** The racer's data that a sign-in reads. */
type SignedInRacer = Pick<RacerData, 'uid' | 'document$' | 'access$' | 'note'>;

/** `Dana Lee Ritter` is Dana, Lee Ritter; an account without a name has the defaults. */
const namesOf = (displayName: string): Names => {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/);
  const lastName = rest.join(' ');
  return { firstName: firstName.slice(0, 60) || 'New', lastName: lastName.slice(0, 60) || 'User' };
};

/**
 * What happens between the account's word that somebody is signed in and the racer's work: the user document, the
 * registration, migrations, what is missing, and the day they were last here.
 * @param report what went wrong without keeping the racer out
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
  /** Emits when registration was refused, with the code of the backend. */
  const refused$ = new Subject<FailureCode>();
  /** Whose registration could not be finished for now: they read, and it is tried again at the next sign-in. */
  const unfinished$ = new BehaviorSubject<readonly string[]>([]);
  /** By address, until the user document is made of them: the next to sign in in this page may be somebody else. */
  const typedNames = new Map<string, Names>();

  const completeRegistration = async (uid: string): Promise<Result<void>> => {
    const refreshed = await authCalls.refreshVerifiedToken();
    if (!refreshed.ok) return refreshed;
    // With a new token all listeners start anew, and one that is still starting can miss what the backend writes.
    await getDocFromServer(doc(database, `users/${uid}/private/access`)).catch(() => undefined);
    // The call goes out as whoever is signed in by now, and so does what follows from its answer.
    if (!authCalls.isSignedIn(uid)) return signedOut;
    const answer = await call('completeRegistration', {});
    if (!answer.ok && answer.failure.code === 'invitation-only' && authCalls.isSignedIn(uid)) {
      // The page of the refused first: signed out on one that needs a sign-in, it would be kept to come back to.
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

  /** The token change of a verified address and the racer's button ask at the same time; one call serves both. */
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

  /** A failed migration keeps nobody out: it is logged and retried at the next start. */
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
    /** Creates an account, whose user document is made with the names of the form, and sends the verification mail. */
    register: async (form: Parameters<AccountPort['register']>[0]): Promise<Result<void>> => {
      const { email, firstName, lastName } = form;
      // Before the account: who is created is signed in, and their user document is made at once.
      typedNames.set(normalEmail(email), { firstName, lastName });
      const created = await authCalls.createAccount(form);
      if (created.ok) return authCalls.sendVerification();
      typedNames.delete(normalEmail(email));
      return created;
    },
    /** Runs once for each racer and each change of the account; rejects where the racer cannot be let in. */
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
