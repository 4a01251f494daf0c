import { normalEmail } from '@holeshot/shared-core';
import * as v from 'valibot';

/**
 * What deleting an account needs.
 * @param email that has to be typed, in any case
 * @param hasPassword whether the account has one to be asked for
 */
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
