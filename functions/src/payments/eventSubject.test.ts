import { eventSubject } from './eventSubject';

const sub = { about: 'subscription', id: 'sub_1', customer: 'cus_1' };

describe('the subject of an event', () => {
  test.each(['created', 'updated', 'deleted', 'paused', 'trial_will_end'])(
    'is a subscription that was %s',
    (happened) => {
      const object = { id: 'sub_1', customer: 'cus_1', status: 'active' };
      expect(eventSubject(`customer.subscription.${happened}`, object)).toEqual(sub);
      expect(
        eventSubject(`customer.subscription.${happened}`, { ...object, customer: { id: 'cus_1' } }),
      ).toEqual(sub);
    },
  );

  test('is the subscription of a checkout', () => {
    const object = { id: 'cs_1', customer: 'cus_1', subscription: 'sub_1' };
    expect(eventSubject('checkout.session.completed', object)).toEqual(sub);
    expect(eventSubject('checkout.session.completed', { ...object, subscription: null })).toBeNull();
  });

  test('is the subscription of an invoice, in the new and the old shape', () => {
    const parent = { subscription_details: { subscription: 'sub_1' } };
    expect(eventSubject('invoice.paid', { id: 'in_1', customer: 'cus_1', parent })).toEqual(sub);
    expect(eventSubject('invoice.paid', { id: 'in_1', customer: 'cus_1', subscription: 'sub_1' })).toEqual(
      sub,
    );
  });

  test('is a product or a price', () => {
    expect(eventSubject('product.updated', { id: 'prod_1' })).toEqual({ about: 'product', id: 'prod_1' });
    expect(eventSubject('price.deleted', { id: 'price_1', product: 'prod_1' })).toEqual({
      about: 'price',
      id: 'price_1',
      product: 'prod_1',
    });
  });

  test('is null for anything that is not stored', () => {
    expect(eventSubject('charge.refunded', { id: 'ch_1', customer: 'cus_1' })).toBeNull();
    expect(eventSubject('customer.subscription.updated', { customer: 'cus_1' })).toBeNull();
    expect(eventSubject('customer.subscription.updated', null)).toBeNull();
  });
});
