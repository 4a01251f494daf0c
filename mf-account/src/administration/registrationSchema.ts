import { emailProblem, normalEmail, type RegistrationSettings } from '@holeshot/shared-core';
import * as v from 'valibot';

/** Choices who may register. */
type WhoMayRegister = 'everyone' | 'invited' | 'nobody';

const linesOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map(normalEmail)
    .filter((line) => line !== '');

/** Returns the form of stored settings; addresses stay while everyone or nobody may register. */
export const registrationFields = ({ disabled, emailWhiteList }: RegistrationSettings) => {
  const everyone = emailWhiteList.includes('*');
  const who: WhoMayRegister = disabled ? 'nobody' : everyone ? 'everyone' : 'invited';
  return { who, addresses: emailWhiteList.filter((email) => email !== '*').join('\n') };
};

/** Schema that turns the form into settings; one address a line. */
export const registrationSchema = v.pipe(
  v.object({
    who: v.picklist(['everyone', 'invited', 'nobody']),
    addresses: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const wrong = dataset.typed
          ? linesOf(dataset.value).find((line) => emailProblem(line) !== undefined)
          : undefined;
        if (wrong !== undefined) addIssue({ message: `${wrong} is not an email address.` });
      }),
    ),
  }),
  v.transform(({ who, addresses }): RegistrationSettings => {
    const invited = [...new Set(linesOf(addresses))];
    return { disabled: who === 'nobody', emailWhiteList: who === 'everyone' ? ['*', ...invited] : invited };
  }),
);
