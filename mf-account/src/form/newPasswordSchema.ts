import { passwordProblem } from '@holeshot/shared-core';
import * as v from 'valibot';

/** Schema of a new password; its spaces count. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? passwordProblem(dataset.value) : undefined;
    if (problem !== undefined) addIssue({ message: problem });
  }),
);
