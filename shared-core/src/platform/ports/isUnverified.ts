import type { Session, SignedIn } from './SessionPort';

/** Racer who has registered and not verified the address yet. */
export type Unverified = SignedIn & { emailVerified: false };

/** Tells whether a racer has registered and not verified the address yet. */
export const isUnverified = (session: Session): session is Unverified =>
  session.status === 'signed-in' && session.hasPassword && !session.emailVerified;
