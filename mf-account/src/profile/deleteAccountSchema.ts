import { normalEmail } from '@holeshot/shared-core';
import * as v from 'valibot';

/** Schema of an account's deletion: its email, in any case, and its password if it has one. */
export const deleteAccountSchema = (email: string, hasPassword: boolean) =>
  v.object({
    confirmation: v.pipe(
      v.string(),
      v.check((typed) => normalEmail(typed) === normalEmail(email), `Type ${email} to confirm.`),
    ),
    password: v.pipe(
      v.string(),
      v.check((typed) => !hasPassword || typed !== '', 'Enter your password.'),
    ),
  });
