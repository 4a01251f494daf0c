import { emailProblem } from '@holeshot/shared-core';
import * as v from 'valibot';

/** An email address: trimmed, in lower case, and of a form that can exist. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? emailProblem(dataset.value) : undefined;
    if (problem !== undefined) addIssue({ message: problem });
  }),
);
