import * as v from 'valibot';
import { normalEmail } from '../forms/emailProblem';
import { isRecord } from '../plain/record';
import type { RegistrationSettings } from '../entities/RegistrationSettings';

const schema = v.object({
  registration: v.optional(
    v.pipe(
      v.custom<object>(isRecord),
      v.object({
        disabled: v.optional(v.boolean(), false),
        emailWhiteList: v.optional(v.array(v.string()), ['*']),
      }),
    ),
    {},
  ),
});

/**
 * Reads `systemSettings/app`. Without a document or a field everyone may register; an unreadable document lets nobody
 * in.
 */
export const parseRegistrationSettings = (stored: unknown): RegistrationSettings => {
  if (stored === undefined) return { disabled: false, emailWhiteList: ['*'] };
  const parsed = v.safeParse(schema, stored);
  if (!parsed.success) return { disabled: true, emailWhiteList: [] };
  const { disabled, emailWhiteList } = parsed.output.registration;
  return { disabled, emailWhiteList: emailWhiteList.map(normalEmail) };
};
