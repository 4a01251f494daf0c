import { failed } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, type MemorySeed } from '@holeshot/shared-core/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterPage } from './RegisterPage';

const show = (seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform({ session: { status: 'signed-out' }, ...seed });
  render(<RegisterPage ports={platform} />, { wrapper: ThemeRoot });
  return { platform, user: userEvent.setup({ delay: null }) };
};

const field = (label: string) => screen.getByLabelText(label);

const fill = (changed: Partial<Record<string, string>> = {}) => {
  const typed = {
    'First name': 'Alex',
    'Last name': 'Miller',
    Email: 'alex@holeshot.test',
    Password: 'four wide racing',
    'Confirm password': 'four wide racing',
    ...changed,
  };
  for (const [label, text] of Object.entries(typed)) {
    fireEvent.change(field(label), { target: { value: text } });
  }
};

describe('registering', () => {
  test('Enter sends everything but the confirmation, trimmed', async () => {
    const { platform, user } = show();
    fill({ 'First name': ' Alex ', Email: 'Alex@Holeshot.test' });
    await user.type(field('Confirm password'), '{Enter}');
    expect(platform.log.accountCalls).toEqual([
      {
        call: 'register',
        input: {
          firstName: 'Alex',
          lastName: 'Miller',
          email: 'alex@holeshot.test',
          password: 'four wide racing',
        },
      },
    ]);
  });

  test('each empty field says so, and the first gets the focus', async () => {
    const { platform, user } = show();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    for (const label of ['First name', 'Last name', 'Email', 'Password', 'Confirm password']) {
      expect(field(label)).toBeInvalid();
    }
    expect(field('First name')).toHaveFocus();
    expect(platform.log.accountCalls).toEqual([]);
  });

  test.each([
    ['First name', { 'First name': 'A'.repeat(61) }, 'Use at most 60 characters.'],
    ['Email', { Email: 'alex at holeshot' }, 'Enter a valid email address, such as name@example.com.'],
    ['Password', { Password: 'short', 'Confirm password': 'short' }, 'Use at least 8 characters.'],
    [
      'Confirm password',
      { 'Confirm password': 'four wide racin' },
      'This is not the same as the password above.',
    ],
  ])('%s: what is wrong stands under it, with the focus', async (label, changed, words) => {
    const { platform, user } = show();
    fill(changed);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(field(label)).toHaveAccessibleDescription(words);
    expect(field(label)).toHaveFocus();
    expect(platform.log.accountCalls).toEqual([]);
  });

  test('a name of 60 characters is accepted', async () => {
    const { platform, user } = show();
    fill({ 'First name': 'A'.repeat(60) });
    await user.type(field('Confirm password'), '{Enter}');
    expect(platform.log.accountCalls).toHaveLength(1);
  });

  test('the strength of the password is said in words while typing', async () => {
    const { user } = show();
    expect(field('Password')).toHaveAccessibleDescription('At least 8 characters.');
    await user.type(field('Password'), 'four');
    expect(field('Password')).toHaveAccessibleDescription('Too short: 4 more characters.');
    await user.type(field('Password'), ' wide racing');
    expect(field('Password')).toHaveAccessibleDescription('Strength: strong.');
  });

  test('an address in use is said in words, and nothing typed is lost', async () => {
    const { user } = show({
      account: { register: failed('auth/email-already-in-use', 'The email address is already in use.') },
    });
    fill();
    await user.type(field('Confirm password'), '{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The email address is already in use.');
    expect(field('Email')).toHaveValue('alex@holeshot.test');
    expect(field('Confirm password')).toHaveValue('four wide racing');
  });

  test('offline nothing is sent and what was typed stays', async () => {
    const { platform, user } = show({
      connection: { network: 'offline', data: 'fresh', unsent: 0, refused: 0 },
    });
    fill();
    await user.type(field('Confirm password'), '{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Registering needs a network');
    expect(platform.log.accountCalls).toEqual([]);
    expect(field('First name')).toHaveValue('Alex');
  });

  test('password managers know the fields', () => {
    show();
    expect(field('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(field('Last name')).toHaveAttribute('autocomplete', 'family-name');
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  });

  test('while registering is closed it says so, and nothing can be sent', () => {
    show({ registration: { disabled: true, emailWhiteList: ['*'] } });
    expect(screen.getByText(/Registration is closed for now/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in to an account you have' })).toHaveAttribute(
      'href',
      '/signin',
    );
  });

  test('by invitation only it says which address counts', () => {
    show({ registration: { disabled: false, emailWhiteList: ['ann@strip.test'] } });
    expect(screen.getByText(/Use the invited address/)).toBeInTheDocument();
    expect(field('Email')).toBeInTheDocument();
  });
});
