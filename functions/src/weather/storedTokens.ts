import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';

const schema = v.fallback(v.array(v.string()), []);

/** The tokens in `weatherTokens/{uid}` that open the weather service, the newest last. */
export const storedTokens = (snapshot: DocumentSnapshot): string[] => v.parse(schema, snapshot.get('tokens'));
