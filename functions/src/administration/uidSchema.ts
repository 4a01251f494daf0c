import * as v from 'valibot';

/** The uid of an account, which is the id of a document too. */
export const uidSchema = v.pipe(v.string(), v.regex(/^[^/]{1,128}$/, 'is no uid'));
