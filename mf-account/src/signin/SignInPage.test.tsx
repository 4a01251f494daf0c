import { failed, ok, type AccountPort, type Result } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, type MemorySeed } from '@holeshot/shared-core/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInPage } from './SignInPage';

const offline = { network: 'offline', data: 'fresh', unsent: 0, refused: 0 } as const;
const online = { ...offline, network: 'online' } as const;

const show = (seed: MemorySeed = {}, account?: Partial<AccountPort>) => {
  const platform = createMemoryPlatform({ session: { status: 'signed-out' }, ...seed });
  render(<SignInPage ports={{ ...platform, account: { ...platform.account, ...account } }} />, {
    wrapper: ThemeRoot,
  });
  return { platform, user: userEvent.setup({ delay: null }) };
};

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign in' });

describe('signing in', () => {
  test('Enter sends the address, trimmed and in lower case, and the password as it is', async () => {
    const { platform, user } = show();
    await user.type(email(), ' Racer@Holeshot.test');
    await user.type(password(), ' Green Light 1{Enter}');
    expect(platform.log.accountCalls).toEqual([
      { call: 'signIn', input: { email: 'racer@holeshot.test', password: ' Green Light 1' } },
    ]);
  });

  test('empty fields say what is missing and the first one gets the focus', async () => {
    const { platform, user } = show();
    await user.click(signIn());
    expect(email()).toHaveAccessibleDescription('Enter your email address.');
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(platform.log.accountCalls).toEqual([]);
  });

  test('a good address with no password leads to the password', async () => {
    const { user } = show();
    await user.type(email(), 'racer@holeshot.test{Enter}');
    expect(password()).toHaveFocus();
    expect(email()).toBeValid();
  });

  test('a wrong password is said in words, and nothing typed is lost', async () => {
    const { user } = show({
      account: { signIn: failed('auth/invalid-credential', 'Incorrect email or password.') },
    });
    await user.type(email(), 'racer@holeshot.test');
    await user.type(password(), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.');
    expect(email()).toHaveValue('racer@holeshot.test');
    expect(password()).toHaveValue('wrong');
  });

  test('while it runs the button says so and a second press sends nothing', async () => {
    let calls = 0;
    let finish: (result: Result<void>) => void = () => undefined;
    const { user } = show(
      {},
      {
        signIn: () => {
          calls += 1;
          return new Promise((resolve) => {
            finish = resolve;
          });
        },
      },
    );
    await user.type(email(), 'racer@holeshot.test');
    await user.type(password(), 'secret{Enter}');
    const busy = await screen.findByRole('button', { name: 'Signing in…' });
    await user.click(busy);
    await user.type(password(), '{Enter}');
    fireEvent.submit(screen.getByRole('form', { name: 'Sign in' }));
    await act(() => Promise.resolve());
    expect(calls).toBe(1);
    await act(() => {
      finish(ok(undefined));
      return Promise.resolve();
    });
    expect(signIn()).toBeInTheDocument();
  });

  test('offline it says that a network is needed, sends nothing, and keeps what was typed', async () => {
    const { platform, user } = show({ connection: offline });
    await user.type(email(), 'racer@holeshot.test');
    await user.type(password(), 'secret{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Signing in needs a network');
    expect(platform.log.accountCalls).toEqual([]);
    expect(password()).toHaveValue('secret');

    act(() => platform.setConnection(online));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(signIn());
    expect(platform.log.accountCalls).toHaveLength(1);
  });

  test('the app is told while something typed waits, and when it was sent', async () => {
    const { platform, user } = show();
    expect(platform.log.unsavedForms).toBe(0);
    await user.type(email(), 'racer@holeshot.test');
    expect(platform.log.unsavedForms).toBe(1);
    await user.type(password(), 'secret{Enter}');
    await waitFor(() => expect(platform.log.unsavedForms).toBe(0));
  });

  test('the password can be shown and hidden', async () => {
    const { user } = show();
    expect(password()).toHaveAttribute('type', 'password');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    await user.click(toggle);
    expect(password()).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle);
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('a shared device is remembered as soon as it is ticked, and shown so again', async () => {
    const { platform, user } = show();
    const shared = () => screen.getByRole('checkbox', { name: 'Shared device' });
    expect(shared()).not.toBeChecked();
    expect(shared()).toHaveAccessibleDescription('Signing out offers to clear it.');
    await user.click(shared());
    expect(platform.account.sharedDevice?.read()).toBe(true);
    cleanup();
    show({}, { sharedDevice: { read: () => true, write: () => undefined } });
    expect(shared()).toBeChecked();
  });

  test('an older app that cannot clear the device is not asked to', () => {
    const { sharedDevice, ...older } = createMemoryPlatform().account;
    expect(sharedDevice).toBeDefined();
    render(<SignInPage ports={{ ...createMemoryPlatform(), account: older }} />, { wrapper: ThemeRoot });
    expect(signIn()).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Shared device' })).toBeNull();
  });

  test('password managers know both fields', () => {
    show();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('name', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('name', 'password');
  });

  test('leads to registering and to a forgotten password', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Register a new account' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });
});
