import * as v from 'valibot';

/** Schema of the uid of an account, which is also the id of a document. */
export const uidSchema = v.pipe(v.string(), v.regex(/^[^/]{1,128}$/, 'is no uid'));
