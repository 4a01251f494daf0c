import type { RegistrationSettings } from '@holeshot/shared-core';

/** Builds `systemSettings/public`, the part of the registration settings that everyone may read. */
export const publicSettings = ({ disabled, emailWhiteList }: RegistrationSettings) => ({
  registration: { disabled, invitationOnly: !emailWhiteList.includes('*') },
});
