import * as v from 'valibot';
import { emailSchema } from '../form/emailSchema';
import { personNameSchema } from '../form/personNameSchema';
import { newPasswordSchema } from '../form/newPasswordSchema';

/** What registering needs; both passwords have to be the same. */
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
