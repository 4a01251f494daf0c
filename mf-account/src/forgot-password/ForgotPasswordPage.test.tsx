import { failed } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, type MemorySeed } from '@holeshot/shared-core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const show = (seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform({ session: { status: 'signed-out' }, ...seed });
  render(<ForgotPasswordPage ports={platform} />, { wrapper: ThemeRoot });
  return { platform, user: userEvent.setup({ delay: null }) };
};

const email = () => screen.getByLabelText('Email');

describe('a forgotten password', () => {
  test('Enter asks for the mail, and the answer does not say whether the address has an account', async () => {
    const { platform, user } = show();
    await user.type(email(), 'Racer@holeshot.test{Enter}');
    const answer = await within(screen.getByRole('status')).findByRole('presentation');
    expect(answer).toHaveTextContent('If there is an account for racer@holeshot.test');
    expect(platform.log.accountCalls).toEqual([
      { call: 'requestPasswordReset', input: 'racer@holeshot.test' },
    ]);
  });

  test('says in words that a text is no address', async () => {
    const { platform, user } = show();
    await user.type(email(), 'racer{Enter}');
    expect(email()).toHaveAccessibleDescription('Enter a valid email address, such as name@example.com.');
    expect(email()).toHaveFocus();
    expect(platform.log.accountCalls).toEqual([]);
  });

  test('a failure is said in words, and nothing claims that a mail is on its way', async () => {
    const { user } = show({
      account: {
        requestPasswordReset: failed('auth/too-many-requests', 'Too many attempts. Please try again later.'),
      },
    });
    await user.type(email(), 'racer@holeshot.test{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again later.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(email()).toHaveValue('racer@holeshot.test');
  });

  test('offline it says that a network is needed', async () => {
    const { platform, user } = show({
      connection: { network: 'offline', data: 'fresh', unsent: 0, refused: 0 },
    });
    await user.type(email(), 'racer@holeshot.test{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('The email needs a network');
    expect(platform.log.accountCalls).toEqual([]);
  });

  test('leads back to signing in', () => {
    show();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  });
});
