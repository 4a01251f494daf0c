import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';

const schema = v.fallback(v.array(v.string()), []);

/** Reads the valid tokens from `weatherTokens/{uid}`, the newest last. */
export const storedTokens = (snapshot: Pick<DocumentSnapshot, 'get'>): string[] =>
  v.parse(schema, snapshot.get('tokens'));
