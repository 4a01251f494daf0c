import * as v from 'valibot';
import { emailSchema } from '../form/emailSchema';
import { personNameSchema } from '../form/personNameSchema';
import { newPasswordSchema } from '../form/newPasswordSchema';

/** Schema of a registration; both passwords must match. */
export const registerSchema = v.pipe(
  v.object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    confirmation: v.pipe(v.string(), v.nonEmpty('Type the password once more.')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmation']],
      ({ password, confirmation }) => password === confirmation,
      'This is not the same as the password above.',
    ),
    ['confirmation'],
  ),
);
