import { failed, unknown, type Loadable, type UserSettings } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, type MemorySeed } from '@holeshot/shared-core/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom, of } from 'rxjs';
import { ProfilePage } from './ProfilePage';

const show = (seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform(seed);
  render(<ProfilePage account={platform.account} settings={platform.settings} drafts={platform.drafts} />, {
    wrapper: ThemeRoot,
  });
  const stored = () => firstValueFrom(platform.settings.settings$);
  return { platform, stored, user: userEvent.setup({ delay: null }) };
};

describe('the profile', () => {
  test('shows the address and the names', () => {
    show();
    expect(screen.getByText('racer@holeshot.test')).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Alex');
    expect(screen.getByLabelText('Last name')).toHaveValue('Miller');
  });

  test('Enter saves the names, trimmed, and says so until the next change', async () => {
    const { platform, user, stored } = show();
    await user.clear(screen.getByLabelText('First name'));
    await user.type(screen.getByLabelText('First name'), ' Sam ');
    expect(platform.log.unsavedForms).toBe(1);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Your name is saved.')).toBeInTheDocument();
    expect(await stored()).toMatchObject({ value: { firstName: 'Sam', lastName: 'Miller' } });
    await waitFor(() => expect(platform.log.unsavedForms).toBe(0));
    await user.type(screen.getByLabelText('Last name'), 'son');
    expect(screen.queryByText('Your name is saved.')).not.toBeInTheDocument();
    expect(platform.log.unsavedForms).toBe(1);
  });

  test('an empty name is refused in words and nothing is saved', async () => {
    const { user, stored } = show();
    await user.clear(screen.getByLabelText('Last name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Enter a name.');
    expect(screen.getByLabelText('Last name')).toHaveFocus();
    expect(await stored()).toMatchObject({ value: { lastName: 'Miller' } });
  });

  test('signs out, and says why where that failed', async () => {
    const { platform, user } = show({
      account: { signOut: failed('unsent', 'Two changes are not sent yet.') },
    });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(platform.log.accountCalls).toEqual([{ call: 'signOut', input: undefined }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Two changes are not sent yet.');
  });

  test('before the settings are there no empty form stands there', () => {
    const platform = createMemoryPlatform();
    const settings$ = of<Loadable<UserSettings>>(unknown);
    render(
      <ProfilePage
        account={platform.account}
        settings={{ ...platform.settings, settings$ }}
        drafts={platform.drafts}
      />,
      { wrapper: ThemeRoot },
    );
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument();
  });
});
