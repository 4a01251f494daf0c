import { logger } from 'firebase-functions';
import Stripe from 'stripe';
import { requestProvider } from './requestProvider';

afterEach(() => jest.restoreAllMocks());

describe('a request to the payment provider', () => {
  test('tells the racer that it failed, and logs the request id without the address', async () => {
    const logged = jest.spyOn(logger, 'error').mockImplementation();
    const limit = {
      type: 'rate_limit_error',
      code: 'rate_limit',
      message: 'Too often for ann@strip.test.',
    } as const;
    const error = new Stripe.errors.StripeRateLimitError({ ...limit, requestId: 'req_1' });
    await expect(requestProvider(() => Promise.reject(error))).rejects.toMatchObject({
      code: 'unavailable',
      details: { reason: 'payments-unavailable' },
    });
    expect(logged).toHaveBeenCalledTimes(1);
    const said = JSON.stringify(logged.mock.calls);
    expect(said).toMatch(/StripeRateLimitError.*rate_limit.*req_1/);
    expect(said).not.toContain('ann@strip.test');
  });

  test('passes on an answer, and an error that is not the provider’s', async () => {
    const logged = jest.spyOn(logger, 'error').mockImplementation();
    expect(await requestProvider(() => Promise.resolve('url'))).toBe('url');
    await expect(requestProvider(() => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
    expect(logged).not.toHaveBeenCalled();
  });
});
