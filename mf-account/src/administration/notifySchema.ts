import { emailProblem, longestMessage, normalEmail } from '@holeshot/shared-core';
import * as v from 'valibot';
import { missingAddress } from './userEmailSchema';

/** Schema of a notification draft. */
export const notifyDraftSchema = v.object({
  to: v.picklist(['everyone', 'one']),
  email: v.string(),
  title: v.string(),
  message: v.string(),
});

const text = (most: number, missing: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(most, `Use at most ${most} characters.`));

/** Schema of a valid notification; only one to a single user needs an address. */
export const notifySchema = v.pipe(
  v.object({
    to: v.picklist(['everyone', 'one']),
    email: v.pipe(v.string(), v.transform(normalEmail)),
    title: text(100, 'Enter a title.'),
    message: text(longestMessage, 'Enter a message.'),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.to === 'everyone') return;
    if (emailProblem(dataset.value.email) === undefined) return;
    addIssue({
      message: missingAddress,
      path: [
        {
          type: 'object',
          origin: 'value',
          input: dataset.value,
          key: 'email',
          value: dataset.value.email,
        },
      ],
    });
  }),
);
