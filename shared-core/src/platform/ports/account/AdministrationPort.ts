import type { Observable } from 'rxjs';
import type { RegistrationSettings } from '../../../domain/entities/RegistrationSettings';
import type { SubscriptionStatus } from '../../../domain/entities/Subscription';
import type { Result } from '../../../domain/plain/result';
import type { Loadable } from '../../values/Loadable';

/** User as an admin sees it. */
export interface FoundUser {
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
  isRegistered: boolean;
  /** Milliseconds; null before the trial began. */
  trialExpirationDate: number | null;
  /** Begin of the UTC day in milliseconds; 0 where the user never signed in. */
  lastDayAuthenticated: number;
  /** Status of each present and past subscription. */
  subscriptionStatuses: readonly SubscriptionStatus[];
  vehicleCount: number;
  maxVehicleLimit: number;
}

/** Actions of admins; the server refuses everybody else. */
export interface AdministrationPort {
  registration$: Observable<Loadable<RegistrationSettings>>;
  setRegistration(settings: RegistrationSettings): Promise<Result<void>>;
  /** Finds a user; fails with `user-not-found` where no account has the address. */
  findUser(search: { email: string }): Promise<Result<FoundUser>>;
  setVehicleLimit(change: { uid: string; maxVehicleLimit: number }): Promise<Result<void>>;
  /** Notifies one user, or all active within a year; nobody gets two of the same `postRefId`. */
  notify(notification: {
    uid: string | null;
    title: string;
    message: string;
    postRefId: string;
  }): Promise<Result<{ sent: number }>>;
}
