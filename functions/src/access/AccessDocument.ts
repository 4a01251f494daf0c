/** `users/{uid}/private/access`: what decides about writing; the backend alone writes it, rules and the app read it. */
export interface AccessDocument {
  /** Milliseconds; 0 where there has been no access. */
  access_until: number;
  is_admin: boolean;
  is_registered: boolean;
  /** The payment provider's event that `access_until` was last worked out for. */
  payment_event?: string;
}
