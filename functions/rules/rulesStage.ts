import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { setLogLevel, type Firestore } from 'firebase/firestore';
import { requestEmulator } from './requestEmulator';
import { ownRules } from './ownRules';
import type { Person } from './world/RulesCase';
import { rulesWorld } from './world/rulesWorld';

// The SDK would log a warning with a stack for each refused write.
setLogLevel('silent');

/**
 * Opens a database on the running emulator, with the test world and a client for each of its people.
 * @param projectId that no other test uses
 */
export const openRulesStage = async (projectId: string) => {
  const environment = await initializeTestEnvironment({ projectId, firestore: { rules: ownRules } });
  const app = initializeApp({ projectId }, projectId);
  const backend = getFirestore(app);
  const views = new Map<Person, Firestore>();

  const contextOf = (who: Person): RulesTestContext => {
    if (who === 'visitor') return environment.unauthenticatedContext();
    if (who === 'ano')
      return environment.authenticatedContext(who, {
        email: 'ano@strip.test',
        firebase: { sign_in_provider: 'anonymous' },
      });
    const email = who === 'jim' ? 'Jim@Strip.test' : `${who}@strip.test`;
    return environment.authenticatedContext(who, { email, email_verified: who !== 'una' });
  };

  return {
    projectId,
    /** Returns the database with one of the people signed in. */
    as: (who: Person): Firestore => {
      // The testing library gives its database the old type, but it is a new one.
      const view = views.get(who) ?? (contextOf(who).firestore() as unknown as Firestore);
      views.set(who, view);
      return view;
    },
    /** Replaces the rules and clears the report. */
    load: async (rules: string): Promise<void> => {
      const files = [{ name: 'firestore.rules', content: rules }];
      await requestEmulator(`projects/${projectId}:securityRules`, { rules: { files } });
    },
    /** Restores all documents of the test world. */
    reset: async (): Promise<void> => {
      await environment.clearFirestore();
      const batch = backend.batch();
      for (const [at, data] of rulesWorld()) batch.set(backend.doc(at), data);
      await batch.commit();
    },
    /** Reads all stored documents, by path. */
    documents: async (): Promise<Record<string, unknown>> => {
      const names = new Set(rulesWorld().map(([at]) => at.split('/').at(-2) ?? ''));
      const groups = await Promise.all([...names].map((name) => backend.collectionGroup(name).get()));
      return Object.fromEntries(
        groups.flatMap(({ docs }) => docs.map((snapshot) => [snapshot.ref.path, snapshot.data()])),
      );
    },
    close: async (): Promise<void> => {
      await environment.cleanup();
      await deleteApp(app);
    },
  };
};

/** Database with the test world. */
export type RulesStage = Awaited<ReturnType<typeof openRulesStage>>;
