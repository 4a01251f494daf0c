/** `users/{uid}/private/access`: what decides about writing; the backend alone writes it, rules and the app read it. */
export interface AccessDocument {
  /** Milliseconds; 0 where there has been no access. */
  access_until: number;
  is_admin: boolean;
  is_registered: boolean;
}
