import { eventSubject } from './eventSubject';

const sub = { about: 'subscription', id: 'sub_1', customer: 'cus_1' };

describe('what an event is about', () => {
  test.each(['created', 'updated', 'deleted', 'paused', 'trial_will_end'])(
    'a subscription that was %s',
    (happened) => {
      const object = { id: 'sub_1', customer: 'cus_1', status: 'active' };
      expect(eventSubject(`customer.subscription.${happened}`, object)).toEqual(sub);
      expect(
        eventSubject(`customer.subscription.${happened}`, { ...object, customer: { id: 'cus_1' } }),
      ).toEqual(sub);
    },
  );

  test('the subscription of a checkout', () => {
    const object = { id: 'cs_1', customer: 'cus_1', subscription: 'sub_1' };
    expect(eventSubject('checkout.session.completed', object)).toEqual(sub);
    expect(eventSubject('checkout.session.completed', { ...object, subscription: null })).toBeNull();
  });

  test('the subscription of an invoice, as new and old versions name it', () => {
    const parent = { subscription_details: { subscription: 'sub_1' } };
    expect(eventSubject('invoice.paid', { id: 'in_1', customer: 'cus_1', parent })).toEqual(sub);
    expect(eventSubject('invoice.paid', { id: 'in_1', customer: 'cus_1', subscription: 'sub_1' })).toEqual(
      sub,
    );
  });

  test('a product or a price', () => {
    expect(eventSubject('product.updated', { id: 'prod_1' })).toEqual({ about: 'product', id: 'prod_1' });
    expect(eventSubject('price.deleted', { id: 'price_1', product: 'prod_1' })).toEqual({
      about: 'price',
      id: 'price_1',
      product: 'prod_1',
    });
  });

  test('nothing that is stored', () => {
    expect(eventSubject('charge.refunded', { id: 'ch_1', customer: 'cus_1' })).toBeNull();
    expect(eventSubject('customer.subscription.updated', { customer: 'cus_1' })).toBeNull();
    expect(eventSubject('customer.subscription.updated', null)).toBeNull();
  });
});
