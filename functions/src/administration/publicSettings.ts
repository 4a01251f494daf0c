import type { RegistrationSettings } from '@holeshot/shared-core';

/** `systemSettings/public`: what everyone may know of who may register. */
export const publicSettings = ({ disabled, emailWhiteList }: RegistrationSettings) => ({
  registration: { disabled, invitationOnly: !emailWhiteList.includes('*') },
});
