import type { Observable } from 'rxjs';
import type { UserNotification } from '../../../domain/entities/UserNotification';
import type { Loadable } from '../../values/Loadable';

/** Notifications of the racer. */
export interface NotificationsPort {
  /** Unread and not expired, newest first. */
  unread$: Observable<Loadable<UserNotification[]>>;
  /** Marks one as read. Returns at once; `unread$` drops it. */
  markRead(id: string): void;
  /** Deletes one. Returns at once; `unread$` drops it. */
  delete(id: string): void;
}
