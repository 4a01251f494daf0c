import { emailProblem, normalEmail } from '@holeshot/shared-core';
import * as v from 'valibot';

/** Schema of an email address that the app accepts; trims and lower-cases it. */
export const addressSchema = v.pipe(
  v.string(),
  v.transform(normalEmail),
  v.check((typed) => emailProblem(typed) === undefined, 'is no address'),
);
