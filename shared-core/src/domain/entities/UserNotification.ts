/** Message from the people behind the app, as stored in `notifications/{id}`. */
export interface UserNotification {
  id: string;
  title: string;
  message: string;
  /** Milliseconds. */
  createdAt: number;
  /** Milliseconds; hidden from then on. */
  expiresAt: number;
}
