import type { AddressInfo } from 'node:net';
import { createPaymentProvider } from '../../local/payments/createPaymentProvider';
import { createPaymentServer } from '../../local/payments/createPaymentServer';
import { stripeAt } from './connectStripe';
import { deleteCustomer } from './deleteCustomer';

const provider = createPaymentProvider({ tell: () => undefined });
const server = createPaymentServer({ provider, apiKey: 'sk_test' });

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const connect = (key: string) => stripeAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, key);

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
