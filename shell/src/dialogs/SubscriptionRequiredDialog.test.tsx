import { createMemoryPlatform, racerSession, readOnlySession } from '@holeshot/shared-core/testing';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, render, screen } from '@testing-library/react';
import { session$ } from '../session/session';
import { SubscriptionRequiredDialog } from './SubscriptionRequiredDialog';

const unverified = { ...readOnlySession, emailVerified: false, trialDaysLeft: null };

const show = () =>
  render(
    <SubscriptionRequiredDialog
      title="Subscription required"
      text="Your trial has ended."
      account={createMemoryPlatform({ session: unverified }).account}
      onClose={() => undefined}
    />,
    { wrapper: ThemeRoot },
  );

test('an unverified racer is told to verify, never that a trial has ended, and then that saving works', () => {
  session$.next(unverified);
  show();
  const dialog = screen.getByRole('dialog', { name: 'Verify your email first' });
  expect(dialog).toHaveTextContent('the email to racer@holeshot.test. What you typed stays here.');
  expect(dialog).not.toHaveTextContent(/ended|Subscription/);
  expect(screen.getByRole('button', { name: 'Resend' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'I have verified' })).toBeVisible();
  act(() => session$.next({ ...unverified, emailVerified: true }));
  expect(dialog).toHaveTextContent('Your email is verified. Your free days are starting');
  expect(dialog).not.toHaveTextContent('You can save now');
  act(() => session$.next(racerSession));
  expect(dialog).toHaveTextContent('Your email is verified. You can save now.');
});

test('a racer whose trial had ended before the address was verified hears of the subscription', () => {
  session$.next(unverified);
  show();
  act(() => session$.next(readOnlySession));
  expect(screen.getByRole('dialog', { name: 'Subscription required' })).toBeVisible();
});

test('a racer whose trial has ended is offered the subscription', () => {
  session$.next(readOnlySession);
  show();
  expect(screen.getByRole('dialog', { name: 'Subscription required' })).toHaveTextContent(
    'Your trial has ended.',
  );
  expect(screen.getByRole('link', { name: 'Subscription Options' })).toHaveAttribute('href', '/subscription');
});
