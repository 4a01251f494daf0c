import { emailProblem, normalEmail, type RegistrationSettings } from '@holeshot/shared-core';
import * as v from 'valibot';

/** Who may register, as an admin chooses it. */
type WhoMayRegister = 'everyone' | 'invited' | 'nobody';

const linesOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map(normalEmail)
    .filter((line) => line !== '');

/** The form as the stored settings have it: the addresses are kept while everyone or nobody may register. */
export const registrationFields = ({ disabled, emailWhiteList }: RegistrationSettings) => {
  const everyone = emailWhiteList.includes('*');
  const who: WhoMayRegister = disabled ? 'nobody' : everyone ? 'everyone' : 'invited';
  return { who, addresses: emailWhiteList.filter((email) => email !== '*').join('\n') };
};

/** The form checked and made into settings; addresses stand on lines of their own. */
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
