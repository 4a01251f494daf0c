import { emailProblem } from '@holeshot/shared-core';
import * as v from 'valibot';

/** Schema of an email address, trimmed and in lower case. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? emailProblem(dataset.value) : undefined;
    if (problem !== undefined) addIssue({ message: problem });
  }),
);
