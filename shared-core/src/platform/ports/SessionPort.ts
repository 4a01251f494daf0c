import type { Observable } from 'rxjs';
import type { AccessType } from '../../domain/access/accessType';

/** Racer who is signed in, with access. */
export interface SignedIn {
  status: 'signed-in';
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
  emailVerified: boolean;
  /** False where the account signs in with Google alone. */
  hasPassword: boolean;
  access: AccessType;
  canWrite: boolean;
  /** Null where no trial has begun. */
  trialDaysLeft: number | null;
}

/** Session of the app: unknown, signed out or signed in. */
export type Session = { status: 'unknown' } | { status: 'signed-out' } | SignedIn;

/** Session of the app, as a stream. */
export interface SessionPort {
  session$: Observable<Session>;
}
