import { emailProblem, normalEmail } from '@holeshot/shared-core';
import * as v from 'valibot';

/** What is said under a field for the address of somebody else. */
export const missingAddress = 'Enter the email address of the account, such as name@example.com.';

/** The email address of somebody else, trimmed and in lower case. */
export const userEmailSchema = v.pipe(
  v.string(),
  v.transform(normalEmail),
  v.check((typed) => emailProblem(typed) === undefined, missingAddress),
);
