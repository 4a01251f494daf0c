import * as v from 'valibot';
import { newPasswordSchema } from '../form/newPasswordSchema';

/** Schema of a password change; both new passwords must match. */
export const changePasswordSchema = v.pipe(
  v.object({
    current: v.pipe(v.string(), v.nonEmpty('Enter your current password.')),
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
