import * as v from 'valibot';
import { emailSchema } from '../form/emailSchema';

/** Schema of a sign-in; older passwords may be shorter than new ones. */
export const signInSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.')),
});
