import { logger } from 'firebase-functions';
import Stripe from 'stripe';
import { askProvider } from './askProvider';

afterEach(() => jest.restoreAllMocks());

describe('asking the payment provider', () => {
  test('that fails says so to the racer, and logs what to look up, without his address', async () => {
    const logged = jest.spyOn(logger, 'error').mockImplementation();
    const limit = {
      type: 'rate_limit_error',
      code: 'rate_limit',
      message: 'Too often for ann@strip.test.',
    } as const;
    const error = new Stripe.errors.StripeRateLimitError({ ...limit, requestId: 'req_1' });
    await expect(askProvider(() => Promise.reject(error))).rejects.toMatchObject({
      code: 'unavailable',
      details: { reason: 'payments-unavailable' },
    });
    expect(logged).toHaveBeenCalledTimes(1);
    const said = JSON.stringify(logged.mock.calls);
    expect(said).toMatch(/StripeRateLimitError.*rate_limit.*req_1/);
    expect(said).not.toContain('ann@strip.test');
  });

  test('leaves an answer, and what is no fault of the provider, as it is', async () => {
    const logged = jest.spyOn(logger, 'error').mockImplementation();
    expect(await askProvider(() => Promise.resolve('url'))).toBe('url');
    await expect(askProvider(() => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
    expect(logged).not.toHaveBeenCalled();
  });
});
