import { servePayments } from '../../testing/servePayments';
import { deleteCustomer } from './deleteCustomer';

const { provider, stripe: connect } = servePayments({ tell: () => undefined });

describe('deleting a customer', () => {
  test('works the second time too, so that an interrupted deletion can be repeated', async () => {
    const customer = provider.createCustomer('ann@strip.test', {}).id;
    await deleteCustomer(connect('sk_test'), customer);
    await expect(connect('sk_test').customers.retrieve(customer)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await deleteCustomer(connect('sk_test'), customer);
  });

  test('fails if the provider refuses, so that no subscription outlives its account unseen', async () => {
    const customer = provider.createCustomer('bob@strip.test', {}).id;
    await expect(deleteCustomer(connect('sk_wrong'), customer)).rejects.toThrow();
    expect((await connect('sk_test').customers.retrieve(customer)).id).toBe(customer);
  });
});
