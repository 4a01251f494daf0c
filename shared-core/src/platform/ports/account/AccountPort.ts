import type { Observable } from 'rxjs';
import type { Result } from '../../../domain/plain/result';
import type { Loadable } from '../../values/Loadable';

/** Public facts about registration, as stored in `systemSettings/public`. */
export interface PublicRegistration {
  disabled: boolean;
  invitationOnly: boolean;
}

/**
 * Sign-in, registration, and the account itself. No method throws; a failure carries the sentence to show. After a
 * success `session$` has the racer.
 */
export interface AccountPort {
  /** Tells whether a new account is possible; absent where nothing is stored, and everyone may register. */
  registration$: Observable<Loadable<PublicRegistration>>;
  signIn(credentials: { email: string; password: string }): Promise<Result<void>>;
  /** Opens Google's account chooser, for registering too; false where the racer canceled it. */
  signInWithGoogle(): Promise<Result<{ signedIn: boolean }>>;
  /** Creates the account and its user document, and sends the verification mail. */
  register(form: {
    email: string;
    password: string;
    firstName: string;
    lastName: string;
  }): Promise<Result<void>>;
  /** Asks the racer first, and may clear the device; a racer who stays is a success too. */
  signOut(): Promise<Result<void>>;
  /** Remembers, until the device is cleared, that several racers use it; an older shell cannot. */
  readonly sharedDevice?: { read(): boolean; write(isShared: boolean): void };
  requestPasswordReset(email: string): Promise<Result<void>>;
  sendVerification(): Promise<Result<void>>;
  /** Asks the server whether the address is verified; if so, finishes the registration and starts the trial. */
  checkVerification(): Promise<Result<{ verified: boolean }>>;
  /** Signs in once more with the current password, then changes it. */
  changePassword(passwords: { current: string; next: string }): Promise<Result<void>>;
  /** Removes all data of the racer for good, and signs out; without a password Google asks once more. */
  deleteAccount(proof: { password: string | null }): Promise<Result<void>>;
  /** Returns all data of the racer, as stored. */
  exportAccount(): Promise<Result<object>>;
}
