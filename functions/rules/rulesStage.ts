import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { setLogLevel, type Firestore } from 'firebase/firestore';
import { askFirestoreEmulator } from '../testing/askFirestoreEmulator';
import { ownRules } from './ownRules';
import type { Person } from './world/RulesCase';
import { rulesWorld } from './world/rulesWorld';

// Each refused write would be a warning with a stack.
setLogLevel('silent');

/**
 * A database of its own on the running emulator, with the test world in it and its people before it.
 * @param projectId what no other test uses
 */
export const openRulesStage = async (projectId: string) => {
  const environment = await initializeTestEnvironment({ projectId, firestore: { rules: ownRules } });
  const app = initializeApp({ projectId }, projectId);
  const backend = getFirestore(app);
  const views = new Map<Person, Firestore>();

  const contextOf = (who: Person): RulesTestContext => {
    if (who === 'visitor') return environment.unauthenticatedContext();
    if (who === 'ano')
      return environment.authenticatedContext(who, { firebase: { sign_in_provider: 'anonymous' } });
    const email = who === 'jim' ? 'Jim@Strip.test' : `${who}@strip.test`;
    return environment.authenticatedContext(who, { email, email_verified: who !== 'una' });
  };

  return {
    projectId,
    /** The database as one of the people sees it. */
    as: (who: Person): Firestore => {
      // The testing library types its database after the old interface; it is the new one underneath.
      const view = views.get(who) ?? (contextOf(who).firestore() as unknown as Firestore);
      views.set(who, view);
      return view;
    },
    /** From now on these rules count; what was seen of the ones before is forgotten. */
    load: async (rules: string): Promise<void> => {
      const files = [{ name: 'firestore.rules', content: rules }];
      await askFirestoreEmulator(`projects/${projectId}:securityRules`, { rules: { files } });
    },
    /** Puts everything back as it was before the first request. */
    reset: async (): Promise<void> => {
      await environment.clearFirestore();
      const batch = backend.batch();
      for (const [at, data] of rulesWorld()) batch.set(backend.doc(at), data);
      await batch.commit();
    },
    /** What is stored now, by path. */
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

/** What `openRulesStage` gives. */
export type RulesStage = Awaited<ReturnType<typeof openRulesStage>>;
