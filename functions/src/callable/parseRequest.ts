import { HttpsError } from 'firebase-functions/v2/https';
import * as v from 'valibot';

/** Reads the data of a call by its schema; throws `invalid-argument` with the name of the first wrong field. */
export const parseRequest = <Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new HttpsError('invalid-argument', `${v.getDotPath(issue) ?? 'The request'}: ${issue.message}`);
};
