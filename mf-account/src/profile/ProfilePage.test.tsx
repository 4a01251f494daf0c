import { failed, ok, unknown, type Loadable, type UserSettings } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, racerSession, type MemorySeed } from '@holeshot/shared-core/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom, of, type Observable } from 'rxjs';
import { ProfilePage } from './ProfilePage';

const offline = { network: 'offline', data: 'fresh', unsent: 0, refused: 0 } as const;

const show = (seed: MemorySeed = {}, settings$?: Observable<Loadable<UserSettings>>) => {
  const platform = createMemoryPlatform(seed);
  const downloads: { fileName: string; text: string }[] = [];
  render(
    <ProfilePage
      ports={{ ...platform, settings: { ...platform.settings, ...(settings$ && { settings$ }) } }}
      download={(fileName, text) => downloads.push({ fileName, text })}
    />,
    { wrapper: ThemeRoot },
  );
  const stored = () => firstValueFrom(platform.settings.settings$);
  return { platform, stored, downloads, user: userEvent.setup({ delay: null }) };
};

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

describe('the profile', () => {
  test('shows the address and the names', () => {
    show();
    expect(screen.getByText('racer@holeshot.test')).toBeInTheDocument();
    expect(field('First name')).toHaveValue('Alex');
    expect(field('Last name')).toHaveValue('Miller');
  });

  test('Enter saves the names, trimmed, and says so until the next change', async () => {
    const { platform, user, stored } = show();
    await user.clear(field('First name'));
    await user.type(field('First name'), ' Sam ');
    expect(platform.log.unsavedForms).toBe(1);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Your name is saved.')).toBeInTheDocument();
    expect(await stored()).toMatchObject({ value: { firstName: 'Sam', lastName: 'Miller' } });
    await waitFor(() => expect(platform.log.unsavedForms).toBe(0));
    await user.type(field('Last name'), 'son');
    expect(screen.queryByText('Your name is saved.')).not.toBeInTheDocument();
    expect(platform.log.unsavedForms).toBe(1);
  });

  test('an empty name is refused in words and nothing is saved', async () => {
    const { user, stored } = show();
    await user.clear(field('Last name'));
    await user.click(button('Save'));
    expect(field('Last name')).toHaveAccessibleDescription('Enter a name.');
    expect(field('Last name')).toHaveFocus();
    expect(await stored()).toMatchObject({ value: { lastName: 'Miller' } });
  });

  test('signs out, and says why where that failed', async () => {
    const { platform, user } = show({
      account: { signOut: failed('internal', 'Two changes are not sent yet.') },
    });
    await user.click(button('Sign out'));
    expect(platform.log.accountCalls).toEqual([{ call: 'signOut', input: undefined }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Two changes are not sent yet.');
  });

  test('before the settings are there no empty form stands there, and one can sign out', () => {
    show({}, of<Loadable<UserSettings>>(unknown));
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument();
    expect(button('Sign out')).toBeInTheDocument();
  });
});

describe('the password', () => {
  const type = async (
    user: ReturnType<typeof userEvent.setup>,
    current: string,
    next: string,
    again = next,
  ) => {
    await user.type(field('Current password'), current);
    await user.type(field('New password'), next);
    await user.type(field('Confirm new password'), `${again}{Enter}`);
  };

  test('is changed with the current one; the fields are empty again', async () => {
    const { platform, user } = show();
    await type(user, 'old one', 'four wide racing');
    expect(platform.log.accountCalls).toEqual([
      { call: 'changePassword', input: { current: 'old one', next: 'four wide racing' } },
    ]);
    expect(await screen.findByText('Your password is changed.')).toBeInTheDocument();
    await waitFor(() => expect(field('Current password')).toHaveValue(''));
    expect(field('New password')).toHaveValue('');
    expect(platform.log.unsavedForms).toBe(0);
  });

  test.each([
    ['too short', 'short', 'short', 'New password', 'Use at least 8 characters.'],
    [
      'not the same twice',
      'four wide racing',
      'five wide racing',
      'Confirm new password',
      'This is not the same as the password above.',
    ],
  ])('says under its field that it is %s', async (_, next, again, label, words) => {
    const { platform, user } = show();
    await type(user, 'old one', next, again);
    expect(field(label)).toHaveAccessibleDescription(words);
    expect(platform.log.accountCalls).toEqual([]);
  });

  test('stays as it is where the current one is wrong, and what was typed stays too', async () => {
    const { user } = show({
      account: { changePassword: failed('auth/wrong-password', 'Incorrect password.') },
    });
    await type(user, 'wrong', 'four wide racing');
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password.');
    expect(field('New password')).toHaveValue('four wide racing');
    expect(screen.queryByText('Your password is changed.')).not.toBeInTheDocument();
  });

  test('is known to password managers with its account', () => {
    show();
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Password' });
    expect(new FormData(form).get('email')).toBe('racer@holeshot.test');
    expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
  });

  test('is not asked for where the racer signs in with Google', () => {
    show({ session: { ...racerSession, hasPassword: false } });
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(screen.getByText(/You sign in with Google/)).toBeInTheDocument();
  });
});

describe('the racer’s data', () => {
  test('come as one file named by the day', async () => {
    const { downloads, user } = show({ accountExport: ok({ user: { firstName: 'Alex' } }) });
    await user.click(button('Export my data'));
    expect(await screen.findByText('Saved to your downloads.')).toBeInTheDocument();
    expect(downloads).toEqual([
      {
        fileName: 'holeshot-account-2026-06-20.json',
        text: JSON.stringify({ user: { firstName: 'Alex' } }, undefined, 2),
      },
    ]);
  });

  test('is named by the day that the device has', async () => {
    const here = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'America/Los_Angeles' };
    const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(here);
    const { downloads, user } = show({ now: Date.UTC(2026, 5, 21, 3) });
    await user.click(button('Export my data'));
    await screen.findByText('Saved to your downloads.');
    expect(downloads.map(({ fileName }) => fileName)).toEqual(['holeshot-account-2026-06-20.json']);
    zone.mockRestore();
  });

  test('offline it says why not until the network is back, and no file comes', async () => {
    const { platform, downloads, user } = show({ connection: offline });
    await user.click(button('Export my data'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The export needs a network');
    expect(downloads).toEqual([]);
    act(() => platform.setConnection({ ...offline, network: 'online' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('deleting the account', () => {
  const ask = (user: ReturnType<typeof userEvent.setup>) => user.click(button('Delete my account'));
  const deletions = ({ log }: ReturnType<typeof createMemoryPlatform>) =>
    log.accountCalls.filter(({ call }) => call === 'deleteAccount');

  test('first says what would happen, and the first press deletes nothing', async () => {
    const { platform, user } = show();
    await ask(user);
    const form = within(screen.getByRole('form', { name: 'Delete my account' }));
    expect(form.getByText(/Every vehicle, location, pass/)).toBeInTheDocument();
    expect(form.getByText(/subscription is canceled/)).toBeInTheDocument();
    expect(field('Your email address')).toHaveFocus();
    expect(deletions(platform)).toEqual([]);
  });

  test('needs the address, in any case, and the password', async () => {
    const { platform, user } = show();
    await ask(user);
    await user.type(field('Your email address'), 'racer{Enter}');
    expect(field('Your email address')).toHaveAccessibleDescription('Type racer@holeshot.test to confirm.');
    expect(field('Your password')).toHaveAccessibleDescription('Enter your password.');
    expect(deletions(platform)).toEqual([]);
    await user.clear(field('Your email address'));
    await user.type(field('Your email address'), ' Racer@Holeshot.test');
    await user.type(field('Your password'), 'four wide racing{Enter}');
    expect(deletions(platform)).toEqual([{ call: 'deleteAccount', input: { password: 'four wide racing' } }]);
  });

  test('asks a racer who signs in with Google for no password', async () => {
    const { platform, user } = show({ session: { ...racerSession, hasPassword: false } });
    await ask(user);
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.type(field('Your email address'), 'racer@holeshot.test{Enter}');
    expect(deletions(platform)).toEqual([{ call: 'deleteAccount', input: { password: null } }]);
  });

  test('says why it failed, and leaves the account', async () => {
    const { user } = show({
      account: { deleteAccount: failed('auth/wrong-password', 'Incorrect password.') },
    });
    await ask(user);
    await user.type(field('Your email address'), 'racer@holeshot.test');
    await user.type(field('Your password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password.');
    expect(field('Your email address')).toHaveValue('racer@holeshot.test');
  });

  test('can be thought better of: the focus goes back to where it came from', async () => {
    const { platform, user } = show();
    await ask(user);
    await user.click(button('Keep my account'));
    await waitFor(() => expect(button('Delete my account')).toHaveFocus());
    expect(screen.queryByLabelText('Your email address')).not.toBeInTheDocument();
    expect(deletions(platform)).toEqual([]);
  });
});
