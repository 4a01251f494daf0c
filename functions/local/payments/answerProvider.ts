import { catalogue } from './catalogue';
import type { PaymentProvider } from './createPaymentProvider';
import { checkoutShape, subscriptionShape, type PeriodShape } from './providerShapes';

/** Request to the provider's API. */
export interface ProviderRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Body as the library sends it: `line_items[0][price]=…`. */
  form: URLSearchParams;
  host: string;
  shape: PeriodShape;
}

/** Answer of the provider's API. */
export interface ProviderAnswer {
  status: number;
  body: unknown;
}

const good = (body: unknown): ProviderAnswer => ({ status: 200, body });

const refusal = (status: number, code: string, message: string, param?: string): ProviderAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message, param } },
});

/**
 * Answers `resource_missing`.
 * @param param field that named the missing object, if the address did not
 */
const missing = (what: string, param?: string): ProviderAnswer =>
  refusal(404, 'resource_missing', `No such ${what}`, param);

/** Reads the fields `metadata[key]=value` below a prefix. */
const metadataOf = (form: URLSearchParams, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...form]
      .filter(([key]) => key.startsWith(`${prefix}[`))
      .map(([key, value]) => [key.slice(prefix.length + 1, -1), value]),
  );

const listOf = (url: string, data: unknown[]) => good({ object: 'list', url, has_more: false, data });

/** Answers those requests of the provider's API that the app's server makes, else `resource_missing`. */
export const answerProvider = (
  provider: PaymentProvider,
  { method, path, query, form, host, shape }: ProviderRequest,
): ProviderAnswer => {
  const { state } = provider;
  const [, , kind = '', ...rest] = path.split('/');
  const id = rest.at(-1) ?? '';
  const customerOf = form.get('customer') ?? '';

  switch (`${method} ${kind}${rest.length > 0 ? '/…' : ''}`) {
    case 'POST customers':
      return good({
        ...provider.createCustomer(form.get('email') ?? '', metadataOf(form, 'metadata')),
        object: 'customer',
        livemode: false,
      });
    case 'DELETE customers/…':
      return provider.deleteCustomer(id)
        ? good({ id, object: 'customer', deleted: true })
        : missing('customer');
    case 'POST checkout/…': {
      if (id === 'expire') {
        const checkout = provider.expireCheckout(rest.at(-2) ?? '');
        if (!checkout) return missing('open checkout session');
        return good({ ...checkoutShape(checkout, host), status: 'expired', url: null });
      }
      const price = form.get('line_items[0][price]') ?? '';
      if (!state.customers[customerOf]) return missing('customer', 'customer');
      if (!catalogue.prices.some((each) => each.id === price))
        return missing('price', 'line_items[0][price]');
      const checkout = provider.createCheckout({
        customer: customerOf,
        price,
        success_url: form.get('success_url') ?? '',
        cancel_url: form.get('cancel_url') ?? '',
        metadata: metadataOf(form, 'subscription_data[metadata]'),
      });
      return good(checkoutShape(checkout, host));
    }
    case 'POST billing_portal/…': {
      if (!state.customers[customerOf]) return missing('customer', 'customer');
      const portal = provider.createPortal(customerOf, form.get('return_url') ?? '');
      return good({ ...portal, object: 'billing_portal.session', url: `http://${host}/portal/${portal.id}` });
    }
    case 'GET subscriptions': {
      const ofCustomer = Object.values(state.subscriptions).filter(
        (record) => record.customer === query.get('customer') && record.status !== 'canceled',
      );
      return listOf(
        path,
        ofCustomer.map((record) => subscriptionShape(record, shape)),
      );
    }
    case 'GET subscriptions/…': {
      const record = state.subscriptions[id];
      return record ? good(subscriptionShape(record, shape)) : missing('subscription');
    }
    case 'GET checkout/…': {
      if (id === 'sessions') {
        const ofCustomer = Object.values(state.checkouts)
          .filter(({ customer }) => customer === query.get('customer'))
          .map((record) => checkoutShape(record, host));
        return listOf(
          path,
          ofCustomer.filter(({ status }) => status === query.get('status')),
        );
      }
      const checkout = state.checkouts[id];
      return checkout ? good(checkoutShape(checkout, host)) : missing('checkout session');
    }
    case 'GET customers/…': {
      const customer = state.customers[id];
      return customer ? good({ ...customer, object: 'customer', livemode: false }) : missing('customer');
    }
    case 'GET products/…': {
      const product = catalogue.products.find((each) => each.id === id);
      return product ? good(product) : missing('product');
    }
    case 'GET prices/…': {
      const price = catalogue.prices.find((each) => each.id === id);
      return price ? good(price) : missing('price');
    }
    default:
      return refusal(404, 'unknown_address', `The stand-in does not know ${method} ${path}`);
  }
};
