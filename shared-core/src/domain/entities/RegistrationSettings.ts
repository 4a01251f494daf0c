/** People who may register, as stored in `systemSettings/app`. */
export interface RegistrationSettings {
  disabled: boolean;
  /** Lower-cased addresses; `*` means everyone. */
  emailWhiteList: string[];
}
