import type { Connection, SignedIn } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  racerSession,
  readOnlySession,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountWidget } from './AccountWidget';

const show = (seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform(seed);
  render(<AccountWidget ports={platform} />);
  return platform;
};

const card = () => screen.getByRole('region', { name: 'Account' });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const well: Connection = { network: 'online', data: 'fresh', unsent: 0, refused: 0 };

describe('the account on the dashboard', () => {
  test('says how long the trial goes on, and leads to the subscription and the settings', async () => {
    const platform = show({ session: racerSession });
    expect(card()).toHaveTextContent('12 days leftYour trial is running.');
    await userEvent.click(screen.getByText('Subscription'));
    await userEvent.click(screen.getByText('Settings'));
    expect(platform.log.paths).toEqual(['/subscription', '/settings']);
  });

  test('says that access has ended, and not of what, which it does not know', () => {
    show({ session: readOnlySession });
    expect(card()).toHaveTextContent(/Read-onlyYour trial or subscription has ended\./);
    expect(links()).toEqual(['Subscription', 'Settings']);
  });

  test('leads an unverified racer to the verification, and calls nothing ended', () => {
    show({ session: { ...readOnlySession, emailVerified: false, trialDaysLeft: null } });
    expect(card()).toHaveTextContent('Not started');
    expect(card()).not.toHaveTextContent(/ended/);
    expect(links()).toEqual(['Verify your email', 'Settings']);
  });

  test.each<[string, Partial<SignedIn>]>([
    ['Active', { access: 'active_subscriber', trialDaysLeft: 0 }],
    ['Administrator', { access: 'logged_in_read_only', canWrite: true, trialDaysLeft: 0 }],
  ])('leaves one who is %s alone with prices', (headline, more) => {
    show({ session: { ...racerSession, ...more } });
    expect(screen.getByText(headline)).toBeVisible();
    expect(links()).toEqual(['Settings']);
  });

  test.each<[Partial<Connection>, string, RegExp]>([
    [{}, 'All sent', /^Everything is sent/],
    [{ unsent: 2 }, '2 to send', /^Sending\./],
    [{ network: 'offline', unsent: 3 }, 'Offline · 3 to send', /sent when you are online\.$/],
    [{ data: 'stale' }, 'Not up to date', /may be missing here/],
    [{ network: 'offline', refused: 1 }, '1 refused', /^Safe on this device\./],
  ])('with %j says %s, and what that means', (change, words, sentence) => {
    show({ connection: { ...well, ...change } });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  test('follows what is sent', () => {
    const platform = show({ connection: { ...well, unsent: 1 } });
    expect(screen.getByText('1 to send')).toBeVisible();
    act(() => platform.setConnection(well));
    expect(screen.getByText('All sent')).toBeVisible();
  });

  test('before the session is known offers no subscription', () => {
    show({ session: { status: 'unknown' } });
    expect(screen.getByRole('status', { name: 'Reading your account' })).toBeVisible();
    expect(links()).toEqual(['Settings']);
  });
});
