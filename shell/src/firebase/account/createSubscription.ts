import { collection, query, where, type Firestore } from 'firebase/firestore';
import { combineLatest, map, of, switchMap, type Observable } from 'rxjs';
import {
  absent,
  currentSubscription,
  ok,
  parseSubscription,
  parseSubscriptionOption,
  present,
  unknown,
  type Loadable,
  type Result,
  type SubscriptionOption,
  type SubscriptionPort,
} from '@holeshot/shared-core';
import type { Call } from './createCall';
import type { ListenerHealth } from '../database/ListenerHealth';
import { watchRows, type StoredRow } from '../database/watchRows';

const readable = <Row>(rows: Result<Row>[]): Row[] => rows.flatMap((row) => (row.ok ? [row.value] : []));

/**
 * Creates the subscription port on Firestore; the backend opens the pages of the payment provider.
 * @param uid$ signed-in racer; undefined without one
 * @param leave goes to an address outside the app
 */
export const createSubscription = (
  database: Firestore,
  uid$: Observable<string | undefined>,
  call: Call,
  leave: (url: string) => void,
  health: Pick<ListenerHealth, 'mark'>,
): SubscriptionPort => {
  const pricesOf = (product: StoredRow) =>
    watchRows(collection(database, `products/${product.id}/prices`), `prices ${product.id}`, health).pipe(
      map((prices) =>
        prices.state === 'present'
          ? present(readable(prices.value.map((price) => parseSubscriptionOption(price.id, product, price))))
          : prices,
      ),
    );

  const leaveFor = async (name: string, data: object): Promise<Result<void>> => {
    const answer = await call<{ url: string }>(name, data);
    if (!answer.ok) return answer;
    leave(answer.value.url);
    return ok(undefined);
  };

  return {
    options$: watchRows(
      query(collection(database, 'products'), where('active', '==', true)),
      'products',
      health,
    ).pipe(
      switchMap((products) => {
        if (products.state !== 'present') return of(products);
        return combineLatest(products.value.map(pricesOf)).pipe(
          map((prices): Loadable<SubscriptionOption[]> => {
            const options = prices.flatMap((each) => (each.state === 'present' ? each.value : []));
            if (options.length > 0) return present(options.sort((a, b) => a.unit_amount - b.unit_amount));
            return prices.some(({ state }) => state === 'unknown') ? unknown : absent;
          }),
        );
      }),
    ),
    state$: uid$.pipe(
      switchMap((uid) =>
        uid === undefined
          ? of<Loadable<StoredRow[]>>(unknown)
          : watchRows(collection(database, `users/${uid}/subscriptions`), 'subscriptions', health),
      ),
      map((stored) => {
        if (stored.state !== 'present') return stored;
        const current = currentSubscription(readable(stored.value.map(parseSubscription)));
        return current === undefined ? absent : present(current);
      }),
    ),
    createCheckout: (option) => leaveFor('createCheckout', option),
    openPortal: () => leaveFor('createPortalLink', {}),
  };
};
