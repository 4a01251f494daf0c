import type { Observable } from 'rxjs';
import type { UserNotification } from '../../domain/entities/UserNotification';
import type { Loadable } from '../values/Loadable';

export interface NotificationsPort {
  /** Unread and not expired, newest first. */
  unread$: Observable<Loadable<UserNotification[]>>;
  /** Returns at once; `unread$` shows it no more. */
  markRead(id: string): void;
  /** Returns at once; `unread$` shows it no more. */
  delete(id: string): void;
}
