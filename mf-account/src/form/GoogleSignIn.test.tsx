import { failed, ok } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, type MemorySeed } from '@holeshot/shared-core/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GoogleSignIn } from './GoogleSignIn';

const online = { network: 'online', data: 'fresh', unsent: 0, refused: 0 } as const;

const show = (seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform({ session: { status: 'signed-out' }, ...seed });
  render(<GoogleSignIn ports={platform} />, {
    wrapper: ThemeRoot,
  });
  return { platform, user: userEvent.setup({ delay: null }) };
};

const google = () => screen.getByRole('button', { name: 'Continue with Google' });

describe('signing in with Google', () => {
  test('asks Google with one press, from the keyboard too', async () => {
    const { platform, user } = show();
    await user.tab();
    expect(google()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(platform.log.accountCalls).toEqual([{ call: 'signInWithGoogle', input: undefined }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('called off by the racer it says nothing', async () => {
    const { user } = show({ google: ok({ signedIn: false }) });
    await user.click(google());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(google()).toBeInTheDocument();
  });

  test('a failure is said in words', async () => {
    const { user } = show({ google: failed('auth/popup-closed-by-user', 'Popup closed by user.') });
    await user.click(google());
    expect(await screen.findByRole('alert')).toHaveTextContent('Popup closed by user.');
  });

  test('offline it says that a network is needed, and asks nobody', async () => {
    const { platform, user } = show({ connection: { ...online, network: 'offline' } });
    await user.click(google());
    expect(await screen.findByRole('alert')).toHaveTextContent('Google needs a network');
    expect(platform.log.accountCalls).toEqual([]);
    act(() => platform.setConnection(online));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(google());
    expect(platform.log.accountCalls).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
