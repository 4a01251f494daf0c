import { personNameProblem } from '@holeshot/shared-core';
import * as v from 'valibot';

/** Schema of a first or last name, trimmed. */
export const personNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? personNameProblem(dataset.value) : undefined;
    if (problem !== undefined) addIssue({ message: problem });
  }),
);
