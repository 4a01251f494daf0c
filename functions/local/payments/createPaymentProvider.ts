import { catalogue } from './catalogue';
import {
  emptyPaymentState,
  type CheckoutRecord,
  type SubscriptionRecord,
  type PaymentState,
} from './PaymentState';
import { checkoutShape, invoiceShape, subscriptionShape } from './providerShapes';

/** Event of the payment provider. */
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
const isOver = ({ status }: SubscriptionRecord): boolean => status === 'canceled';

/**
 * Creates the payment provider's memory, with a method for each thing that can happen at the provider.
 * @param options.tell receives each event at once
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
  const change = (id: string, fields: Partial<SubscriptionRecord>, happened = 'updated') => {
    const record = state.subscriptions[id];
    if (!record || isOver(record)) return;
    Object.assign(record, fields);
    emit(`customer.subscription.${happened}`, subscriptionShape(record, 'items'));
  };
  const cancelNow = (id: string) =>
    change(id, { status: 'canceled', canceled_at: seconds(), ended_at: seconds() }, 'deleted');
  const invoice = (id: string, paid: boolean) => {
    const record = state.subscriptions[id];
    if (record) emit(paid ? 'invoice.paid' : 'invoice.payment_failed', invoiceShape(record, paid));
  };

  return {
    state,

    createCustomer: (email: string, metadata: Record<string, string>) => {
      const id = newId('cus');
      state.customers[id] = { id, email, metadata };
      return state.customers[id];
    },

    /** Deletes a customer and ends the subscriptions; returns whether there was one. */
    deleteCustomer: (id: string): boolean => {
      const customer = state.customers[id];
      if (!customer) return false;
      for (const record of Object.values(state.subscriptions))
        if (record.customer === id) cancelNow(record.id);
      delete state.customers[id];
      emit('customer.deleted', { ...customer, object: 'customer' });
      return true;
    },

    createCheckout: (fields: Omit<CheckoutRecord, 'id' | 'subscription'>) => {
      const id = newId('cs_test');
      state.checkouts[id] = { ...fields, id, subscription: null };
      return state.checkouts[id];
    },

    /** Closes an open checkout and returns it; null if it is not open. */
    expireCheckout: (id: string): CheckoutRecord | null => {
      const checkout = state.checkouts[id];
      if (checkout?.subscription !== null) return null;
      delete state.checkouts[id];
      emit('checkout.session.expired', { ...checkoutShape(checkout, ''), status: 'expired', url: null });
      return checkout;
    },

    /** Pays an open checkout; returns the id of the subscription. */
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

    /** Begins the next period and pays it. */
    renew: (id: string) => {
      const record = state.subscriptions[id];
      if (!record || isOver(record)) return;
      change(id, { status: 'active', start: record.end, end: record.end + monthInSeconds });
      invoice(id, true);
    },

    /** Begins the next period, whose payment fails. */
    failToRenew: (id: string) => {
      const record = state.subscriptions[id];
      if (!record || isOver(record)) return;
      change(id, { status: 'past_due' });
      invoice(id, false);
    },
  };
};

/** Memory and methods of the payment provider's stand-in. */
export type PaymentProvider = ReturnType<typeof createPaymentProvider>;
