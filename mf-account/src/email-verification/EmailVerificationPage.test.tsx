import { failed, ok, type AccountPort, type ClockPort, type Result } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, racerSession, type MemorySeed } from '@holeshot/shared-core/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailVerificationPage } from './EmailVerificationPage';

const unverified = { ...racerSession, emailVerified: false };

const show = (seed: MemorySeed = {}, account: Partial<AccountPort> = {}) => {
  const platform = createMemoryPlatform({ session: unverified, verified: false, ...seed });
  const time = { now: platform.clock.now() };
  const clock: ClockPort = { ...platform.clock, now: () => time.now };
  render(
    <EmailVerificationPage ports={{ ...platform, account: { ...platform.account, ...account }, clock }} />,
    {
      wrapper: ThemeRoot,
    },
  );
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) {
      time.now += 1000;
      act(() => jest.advanceTimersByTime(1000));
    }
  };
  const calls = (name: string) => platform.log.accountCalls.filter(({ call }) => call === name).length;
  return { platform, pass, calls, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('verifying the address', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('shows which address the mail went to', () => {
    show();
    expect(screen.getByText('racer@holeshot.test')).toBeInTheDocument();
  });

  test('asks whether it is verified; not yet is a sentence', async () => {
    const { user, calls } = show();
    await user.click(button('I have verified it'));
    expect(calls('checkVerification')).toBe(1);
    expect(await screen.findByText(/Not verified yet/)).toBeInTheDocument();
  });

  test('a verified address leads on', async () => {
    const { user } = show({ verified: true });
    await user.click(button('I have verified it'));
    expect(await screen.findByText(/Your email address is verified/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });

  test('checks by itself when the window gets the focus back, without a word where it is not verified', async () => {
    const { calls } = show();
    await act(() => {
      fireEvent.focus(window);
      return Promise.resolve();
    });
    expect(calls('checkVerification')).toBe(1);
    expect(screen.queryByText(/Not verified yet/)).not.toBeInTheDocument();
  });

  test('pressing the button while the check on focus runs asks once and gets its answer', async () => {
    const asked: ((answer: Result<{ verified: boolean }>) => void)[] = [];
    const { user } = show({}, { checkVerification: () => new Promise((resolve) => asked.push(resolve)) });
    fireEvent.focus(window);
    await user.click(button('I have verified it'));
    expect(button('Checking…')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
    await act(() => {
      asked[0]?.(ok({ verified: false }));
      return Promise.resolve();
    });
    expect(screen.getByText(/Not verified yet/)).toBeInTheDocument();
  });

  test('a check that failed says why', async () => {
    const answer = failed('auth/network-request-failed', 'A network request has failed.');
    const { user } = show({}, { checkVerification: () => Promise.resolve(answer) });
    await user.click(button('I have verified it'));
    expect(await screen.findByRole('alert')).toHaveTextContent('A network request has failed.');
  });

  test('the mail can be sent again, then not for 30 seconds', async () => {
    const { user, pass, calls } = show();
    await user.click(button('Send again'));
    expect(calls('sendVerification')).toBe(1);
    expect(await screen.findByText(/Email sent again/)).toBeInTheDocument();
    await user.click(button('Send again in 30 s'));
    pass(29);
    await user.click(button('Send again in 1 s'));
    expect(calls('sendVerification')).toBe(1);
    pass(1);
    await user.click(button('Send again'));
    expect(calls('sendVerification')).toBe(2);
  });

  test('a mail that could not be sent says why, and may be tried at once', async () => {
    const { user } = show({
      account: {
        sendVerification: failed('auth/too-many-requests', 'Too many attempts. Please try again later.'),
      },
    });
    await user.click(button('Send again'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again later.');
    expect(button('Send again')).toHaveAttribute('aria-disabled', 'false');
  });

  test('signs out', async () => {
    const { user, calls } = show();
    await user.click(button('Sign out'));
    expect(calls('signOut')).toBe(1);
  });
});
