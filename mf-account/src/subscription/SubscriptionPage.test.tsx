import type { Session } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, racerSession, readOnlySession } from '@holeshot/shared-core/testing';
import { render, screen, within } from '@testing-library/react';
import { SubscriptionPage } from './SubscriptionPage';

const show = (session: Session) => {
  const platform = createMemoryPlatform({ session });
  render(<SubscriptionPage session={platform.session} />, { wrapper: ThemeRoot });
};

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
    expect(access().getByText(/Everything you logged is safe/)).toBeInTheDocument();
  });

  test('a trial that has not begun is not called ended', () => {
    show({ ...readOnlySession, trialDaysLeft: null });
    expect(access().getByText('Not started')).toBeInTheDocument();
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
});
