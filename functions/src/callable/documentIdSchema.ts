import * as v from 'valibot';

/** Most bytes of an id in Firestore. */
const longest = 1_500;

/** Schema of the id of a document: what Firestore would refuse, or reserves, is wrong. */
export const documentIdSchema = v.pipe(
  v.string(),
  v.regex(/^(?!\.{1,2}$|__.*__$)[^/]+$/su, 'is no id'),
  v.check((id) => Buffer.byteLength(id) <= longest, 'is too long'),
);
