import * as v from 'valibot';

/** Who may register. */
export interface RegistrationSettings {
  disabled: boolean;
  /** Lower-cased addresses; `*` means everyone. */
  emailWhiteList: string[];
}

const schema = v.object({
  registration: v.optional(
    v.object({
      disabled: v.optional(v.boolean(), false),
      emailWhiteList: v.optional(v.array(v.string()), ['*']),
    }),
    {},
  ),
});

/**
 * Reads `systemSettings/app`: without a document, or without a field, everyone may register; a document that cannot
 * be read lets nobody in.
 */
export const registrationSettings = (stored: unknown): RegistrationSettings => {
  if (stored === undefined) return { disabled: false, emailWhiteList: ['*'] };
  const parsed = v.safeParse(schema, stored);
  if (!parsed.success) return { disabled: true, emailWhiteList: [] };
  const { disabled, emailWhiteList } = parsed.output.registration;
  return { disabled, emailWhiteList: emailWhiteList.map((email) => email.trim().toLowerCase()) };
};
