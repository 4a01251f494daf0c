import type { Observable } from 'rxjs';
import type { AccessType } from '../../domain/access/accessType';

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

export type Session = { status: 'unknown' } | { status: 'signed-out' } | SignedIn;

export interface SessionPort {
  session$: Observable<Session>;
}
