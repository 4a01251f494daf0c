import { emailProblem, normalEmail } from '@holeshot/shared-core';
import * as v from 'valibot';

/** An email address as the app takes it, trimmed and in lower case. */
export const addressSchema = v.pipe(
  v.string(),
  v.transform(normalEmail),
  v.check((typed) => emailProblem(typed) === undefined, 'is no address'),
);
