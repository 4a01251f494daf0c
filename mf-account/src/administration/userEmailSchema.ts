import { emailProblem, normalEmail } from '@holeshot/shared-core';
import * as v from 'valibot';

/** Errors for the address of somebody else. */
export const missingAddress = 'Enter the email address of the account, such as name@example.com.';

/** Schema of somebody else's address, trimmed and in lower case. */
export const userEmailSchema = v.pipe(
  v.string(),
  v.transform(normalEmail),
  v.check((typed) => emailProblem(typed) === undefined, missingAddress),
);
