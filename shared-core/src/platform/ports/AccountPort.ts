import type { Observable } from 'rxjs';
import type { Result } from '../../domain/plain/result';
import type { Loadable } from '../values/Loadable';

/** What everybody may know of who may register, as stored in `systemSettings/public`. */
export interface PublicRegistration {
  disabled: boolean;
  invitationOnly: boolean;
}

/**
 * Signing in and up, and the account itself. No method throws; a failure carries the sentence to show. Who signs in or
 * up is in `session$` when it is answered.
 */
export interface AccountPort {
  /** Whether a new account is possible; absent where nothing is said, and everyone may register. */
  registration$: Observable<Loadable<PublicRegistration>>;
  signIn(credentials: { email: string; password: string }): Promise<Result<void>>;
  /** Opens Google's account chooser, for registering too; false where the racer called it off. */
  signInWithGoogle(): Promise<Result<{ signedIn: boolean }>>;
  /** Creates the account and its user document, and sends the verification mail. */
  register(form: {
    email: string;
    password: string;
    firstName: string;
    lastName: string;
  }): Promise<Result<void>>;
  signOut(): Promise<Result<void>>;
  requestPasswordReset(email: string): Promise<Result<void>>;
  sendVerification(): Promise<Result<void>>;
  /** Asks whether the address has been verified since; when it has, registration is finished and the trial starts. */
  checkVerification(): Promise<Result<{ verified: boolean }>>;
  /** Signs in once more with the current password, then changes it. */
  changePassword(passwords: { current: string; next: string }): Promise<Result<void>>;
  /**
   * Removes everything of the racer for good, and signs out.
   * @param proof the password, or null where the account has none: then Google asks once more
   */
  deleteAccount(proof: { password: string | null }): Promise<Result<void>>;
  /** Everything stored of the racer, as it is stored. */
  exportAccount(): Promise<Result<object>>;
}
