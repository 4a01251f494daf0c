import type { RegistrationSettings } from '../registration/registrationSettings';

/** `systemSettings/public`: what everyone may know of who may register. */
export const publicSettings = ({ disabled, emailWhiteList }: RegistrationSettings) => ({
  registration: { disabled, invitationOnly: !emailWhiteList.includes('*') },
});
