import { failed, type Session, type Subscription, type SubscriptionOption } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import {
  createMemoryPlatform,
  racerSession,
  readOnlySession,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { SubscriptionPage } from './SubscriptionPage';

const monthly: SubscriptionOption = {
  productId: 'holeshot',
  priceId: 'monthly',
  name: 'Holeshot',
  description: 'Every feature.',
  unit_amount: 499,
  currency: 'usd',
  interval: 'month',
  interval_count: 1,
};
const yearly: SubscriptionOption = {
  ...monthly,
  priceId: 'yearly',
  unit_amount: 4990,
  interval: 'year',
};
const running: Subscription = {
  status: 'active',
  current_period_end: Date.UTC(2026, 7, 15, 12),
  cancel_at_period_end: false,
};
const subscriber: Session = { ...racerSession, access: 'active_subscriber', trialDaysLeft: 0 };

const show = (session: Session, seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform({ session, subscriptionOptions: [yearly, monthly], ...seed });
  render(<SubscriptionPage ports={platform} />, { wrapper: ThemeRoot });
  return { platform, user: userEvent.setup({ delay: null }) };
};

const button = (name: string) => screen.getByRole('button', { name });
const access = () => within(screen.getByRole('region', { name: 'Your access' }));

describe('the subscription page', () => {
  test('a visitor reads about the trial and finds both ways in', () => {
    show({ status: 'signed-out' });
    expect(screen.getByRole('heading', { name: '14 days free' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
    expect(screen.queryByRole('region', { name: 'Your access' })).not.toBeInTheDocument();
  });

  test('says what read-only means', () => {
    show({ status: 'signed-out' });
    expect(screen.getByText(/an account is read-only: nothing new is added/)).toBeInTheDocument();
  });

  test.each([
    [12, '12 days left'],
    [1, '1 day left'],
  ])('a trial with %d days', (trialDaysLeft, headline) => {
    show({ ...racerSession, trialDaysLeft });
    expect(access().getByText(headline)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  });

  test('a trial that ended', () => {
    show(readOnlySession);
    expect(access().getByText('Read-only')).toBeInTheDocument();
    expect(access().getByText(/^Your trial has ended\. Everything you logged is safe/)).toBeInTheDocument();
  });

  test('before the subscription is known it is not said which of the two has ended', () => {
    const platform = createMemoryPlatform({ session: readOnlySession });
    render(
      <SubscriptionPage ports={{ ...platform, subscription: { ...platform.subscription, state$: NEVER } }} />,
      {
        wrapper: ThemeRoot,
      },
    );
    expect(access().getByText(/^Your trial or subscription has ended\./)).toBeInTheDocument();
  });

  test('a trial that has not begun is not called ended', () => {
    show({ ...readOnlySession, trialDaysLeft: null });
    expect(access().getByText('Not started')).toBeInTheDocument();
  });

  test('an unverified racer is led to the verification', () => {
    show({ ...readOnlySession, trialDaysLeft: null, emailVerified: false });
    expect(access().getByText('Not started')).toBeInTheDocument();
    expect(access().queryByText(/ended/)).not.toBeInTheDocument();
    expect(access().getByRole('link', { name: 'Verify your email' })).toHaveAttribute(
      'href',
      '/email-verification',
    );
  });

  test('a subscriber', () => {
    show({ ...racerSession, access: 'active_subscriber', trialDaysLeft: 0 });
    expect(access().getByText('Active')).toBeInTheDocument();
  });

  test('an administrator after the trial is not called read-only', () => {
    show({ ...readOnlySession, canWrite: true });
    expect(access().getByText('Administrator')).toBeInTheDocument();
  });

  test('before the session is known nobody is told to register', () => {
    show({ status: 'unknown' });
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your access' })).not.toBeInTheDocument();
  });

  test('a visitor sees the prices, cheapest first, and no checkout', () => {
    show({ status: 'signed-out' });
    const prices = screen.getAllByText(/^\$/).map((price) => price.textContent);
    expect(prices).toEqual(['$4.99 each month', '$49.90 each year']);
    expect(screen.queryByRole('button', { name: /^Subscribe/ })).not.toBeInTheDocument();
  });

  test('a racer subscribes to the price that was pressed', async () => {
    const { platform, user } = show(readOnlySession);
    const year = within(screen.getByRole('region', { name: 'Holeshot each year' }));
    await user.click(year.getByRole('button', { name: 'Subscribe for $49.90' }));
    expect(platform.log.accountCalls).toEqual([
      { call: 'createCheckout', input: { productId: 'holeshot', priceId: 'yearly' } },
    ]);
  });

  test('a checkout that does not open says why, beside its price', async () => {
    const { user } = show(readOnlySession, {
      account: { createCheckout: failed('unavailable', 'The server cannot be reached.') },
    });
    const month = within(screen.getByRole('region', { name: 'Holeshot each month' }));
    await user.click(month.getByRole('button', { name: /^Subscribe/ }));
    expect(await month.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
  });

  test('before the subscription is known nobody is offered one', () => {
    const platform = createMemoryPlatform({ session: readOnlySession, subscriptionOptions: [monthly] });
    render(
      <SubscriptionPage ports={{ ...platform, subscription: { ...platform.subscription, state$: NEVER } }} />,
      {
        wrapper: ThemeRoot,
      },
    );
    expect(screen.getByText(/^\$4\.99/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Subscribe/ })).not.toBeInTheDocument();
  });

  test('offers no second one after a payment, though the subscription itself is not there', () => {
    show(subscriber);
    expect(screen.queryByRole('button', { name: /^Subscribe/ })).not.toBeInTheDocument();
  });

  test('offline it says why there are no prices', () => {
    const platform = createMemoryPlatform({
      session: readOnlySession,
      connection: { network: 'offline', data: 'fresh', unsent: 0, refused: 0 },
    });
    render(
      <SubscriptionPage
        ports={{ ...platform, subscription: { ...platform.subscription, options$: NEVER } }}
      />,
      {
        wrapper: ThemeRoot,
      },
    );
    expect(screen.getByText(/^The prices need a network/)).toBeInTheDocument();
  });

  test('offline nothing is paid, and it says why', async () => {
    const { platform, user } = show(subscriber, {
      subscription: running,
      connection: { network: 'offline', data: 'fresh', unsent: 0, refused: 0 },
    });
    await user.click(button('Manage or cancel'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Payments need a network');
    expect(platform.log.accountCalls).toEqual([]);
  });

  test('a subscriber sees when it renews, manages it, and is offered no second one', async () => {
    const { platform, user } = show(subscriber, { subscription: running });
    expect(access().getByText(/It renews on 08\/15\/2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Subscribe/ })).not.toBeInTheDocument();
    await user.click(button('Manage or cancel'));
    expect(platform.log.accountCalls).toEqual([{ call: 'openPortal', input: undefined }]);
  });

  test('one who canceled sees the last day, and that it is read-only then', () => {
    show(subscriber, { subscription: { ...running, cancel_at_period_end: true } });
    expect(access().getByText('Ends 08/15/2026')).toBeInTheDocument();
    expect(access().getByText(/then your account is read-only/)).toBeInTheDocument();
    expect(button('Manage or resume')).toBeInTheDocument();
  });

  test.each(['past_due', 'unpaid', 'paused', 'incomplete'] as const)(
    'with a subscription that is %s it says what is to be done, and offers no second one',
    (status) => {
      show(readOnlySession, { subscription: { ...running, status } });
      expect(access().getByText('Read-only')).toBeInTheDocument();
      expect(access().getByText(/below, and you can log and change everything/)).toBeInTheDocument();
      expect(button('Manage the payment')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Subscribe/ })).not.toBeInTheDocument();
    },
  );

  test('a subscription that ended can be begun anew', () => {
    show(readOnlySession, { subscription: { ...running, status: 'canceled' } });
    expect(access().getByText(/Your subscription has ended/)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Subscribe/ })).toHaveLength(2);
  });

  test('says so if nothing is sold', () => {
    show({ status: 'signed-out' }, { subscriptionOptions: [] });
    expect(screen.getByText(/No subscription is on sale right now/)).toBeInTheDocument();
  });
});
