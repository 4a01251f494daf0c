import { catalogue } from './catalogue';
import {
  emptyPaymentState,
  type KeptCheckout,
  type KeptSubscription,
  type PaymentState,
} from './PaymentState';
import { checkoutShape, invoiceShape, subscriptionShape } from './providerShapes';

/** An event as it goes over the wire. */
export interface ProviderEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  livemode: false;
  data: { object: unknown };
}

const monthInSeconds = 30 * 86_400;
const isOver = ({ status }: KeptSubscription): boolean => status === 'canceled';

/**
 * The payment provider's memory and what can happen in it; each happening is told as the provider tells it.
 * @param options.tell takes each event, at once
 * @param options.now milliseconds
 */
export const createPaymentProvider = ({
  tell,
  now = Date.now,
  state = emptyPaymentState(),
}: {
  tell: (event: ProviderEvent) => void;
  now?: () => number;
  state?: PaymentState;
}) => {
  const seconds = () => Math.floor(now() / 1000);
  const newId = (prefix: string) => `${prefix}_${seconds().toString(36)}${(++state.ids).toString(36)}`;
  const emit = (type: string, object: unknown) =>
    tell({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      type,
      livemode: false,
      data: { object: structuredClone(object) },
    });
  const change = (id: string, fields: Partial<KeptSubscription>, happened = 'updated') => {
    const kept = state.subscriptions[id];
    if (!kept || isOver(kept)) return;
    Object.assign(kept, fields);
    emit(`customer.subscription.${happened}`, subscriptionShape(kept, 'items'));
  };
  const cancelNow = (id: string) =>
    change(id, { status: 'canceled', canceled_at: seconds(), ended_at: seconds() }, 'deleted');
  const invoice = (id: string, paid: boolean) => {
    const kept = state.subscriptions[id];
    if (kept) emit(paid ? 'invoice.paid' : 'invoice.payment_failed', invoiceShape(kept, paid));
  };

  return {
    state,

    createCustomer: (email: string, metadata: Record<string, string>) => {
      const id = newId('cus');
      state.customers[id] = { id, email, metadata };
      return state.customers[id];
    },

    /** Deletes a customer, which ends what he pays for; whether there was one. */
    deleteCustomer: (id: string): boolean => {
      const customer = state.customers[id];
      if (!customer) return false;
      for (const kept of Object.values(state.subscriptions)) if (kept.customer === id) cancelNow(kept.id);
      delete state.customers[id];
      emit('customer.deleted', { ...customer, object: 'customer' });
      return true;
    },

    createCheckout: (fields: Omit<KeptCheckout, 'id' | 'subscription'>) => {
      const id = newId('cs_test');
      state.checkouts[id] = { ...fields, id, subscription: null };
      return state.checkouts[id];
    },

    /** Closes a checkout that is open, and gives it; null where there is none. */
    expireCheckout: (id: string): KeptCheckout | null => {
      const checkout = state.checkouts[id];
      if (checkout?.subscription !== null) return null;
      delete state.checkouts[id];
      emit('checkout.session.expired', { ...checkoutShape(checkout, ''), status: 'expired', url: null });
      return checkout;
    },

    /** Pays a checkout that is open; gives the subscription's id. */
    pay: (checkoutId: string): string | null => {
      const checkout = state.checkouts[checkoutId];
      if (checkout?.subscription !== null) return null;
      const id = newId('sub');
      const price = catalogue.prices.find((each) => each.id === checkout.price);
      const months = price?.recurring?.interval === 'year' ? 12 : 1;
      const start = seconds();
      state.subscriptions[id] = {
        id,
        customer: checkout.customer,
        status: 'active',
        price: checkout.price,
        created: start,
        start,
        end: start + months * monthInSeconds,
        cancel_at_period_end: false,
        canceled_at: null,
        ended_at: null,
        metadata: checkout.metadata,
      };
      checkout.subscription = id;
      emit('customer.subscription.created', subscriptionShape(state.subscriptions[id], 'items'));
      emit('checkout.session.completed', checkoutShape(checkout, ''));
      invoice(id, true);
      return id;
    },

    createPortal: (customer: string, return_url: string) => {
      const id = newId('bps');
      state.portals[id] = { id, customer, return_url };
      return state.portals[id];
    },

    cancelAtPeriodEnd: (id: string) => change(id, { cancel_at_period_end: true, canceled_at: seconds() }),
    resume: (id: string) => change(id, { cancel_at_period_end: false, canceled_at: null }),
    cancelNow,

    /** The next period begins and is paid. */
    renew: (id: string) => {
      const kept = state.subscriptions[id];
      if (!kept || isOver(kept)) return;
      change(id, { status: 'active', start: kept.end, end: kept.end + monthInSeconds });
      invoice(id, true);
    },

    /** The next period begins and cannot be paid. */
    failToRenew: (id: string) => {
      const kept = state.subscriptions[id];
      if (!kept || isOver(kept)) return;
      change(id, { status: 'past_due' });
      invoice(id, false);
    },
  };
};

/** What `createPaymentProvider` gives. */
export type PaymentProvider = ReturnType<typeof createPaymentProvider>;
