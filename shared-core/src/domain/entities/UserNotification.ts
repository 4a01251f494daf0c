/** A message from the people behind the app, as stored in `notifications/{id}`. */
export interface UserNotification {
  id: string;
  title: string;
  message: string;
  /** Milliseconds. */
  createdAt: number;
  /** Milliseconds; not shown from then on. */
  expiresAt: number;
}
