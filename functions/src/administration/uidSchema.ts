import * as v from 'valibot';
import { documentIdSchema } from '../callable/documentIdSchema';

/** Schema of the uid of an account, which is also the id of a document. */
export const uidSchema = v.pipe(documentIdSchema, v.maxLength(128, 'is no uid'));
