import * as v from 'valibot';
import { emailSchema } from '../form/emailSchema';

/** What signing in needs; the password is not measured here, older ones may be shorter than new ones must be. */
export const signInSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.')),
});
