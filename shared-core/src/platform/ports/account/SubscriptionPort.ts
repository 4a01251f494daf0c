import type { Observable } from 'rxjs';
import type { Subscription, SubscriptionOption } from '../../../domain/entities/Subscription';
import type { Result } from '../../../domain/plain/result';
import type { Loadable } from '../../values/Loadable';

/** Payment for write access; the provider's page takes the money, and the app never sees a card. */
export interface SubscriptionPort {
  /** Prices on offer, cheapest first; known signed out too. */
  options$: Observable<Loadable<SubscriptionOption[]>>;
  /** Subscription of the racer that counts; absent where there never was one. */
  state$: Observable<Loadable<Subscription>>;
  /** Leaves the app for the provider's checkout, which leads back to `/subscription`. */
  createCheckout(option: { productId: string; priceId: string }): Promise<Result<void>>;
  /** Leaves the app for the provider's page to change the card, to cancel, and to see invoices. */
  openPortal(): Promise<Result<void>>;
}
