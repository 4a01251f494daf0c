import type { RegistrationSettings } from '@holeshot/shared-core';

/** Reads the registration part of `systemSettings/app`: what is missing lets everyone register. */
export const registrationOf = (stored: unknown): RegistrationSettings => {
  const { disabled, emailWhiteList } = (stored ?? {}) as Partial<Record<keyof RegistrationSettings, unknown>>;
  return {
    disabled: disabled === true,
    emailWhiteList: Array.isArray(emailWhiteList)
      ? emailWhiteList.filter((email): email is string => typeof email === 'string')
      : ['*'],
  };
};
