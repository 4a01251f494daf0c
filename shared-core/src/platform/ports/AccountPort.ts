import type { Result } from '../../domain/result';

/** Signing in and up. No method throws; a failure carries the sentence to show. */
export interface AccountPort {
  signIn(credentials: { email: string; password: string }): Promise<Result<void>>;
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
}
