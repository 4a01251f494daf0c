/** Write access of a racer, at `users/{uid}/private/access`: only the backend writes it, rules and app read it. */
export interface AccessDocument {
  /** Milliseconds; 0 if the racer never had access. */
  access_until: number;
  is_admin: boolean;
  is_registered: boolean;
  /** Event of the payment provider behind the last change of `access_until`. */
  payment_event?: string;
}
