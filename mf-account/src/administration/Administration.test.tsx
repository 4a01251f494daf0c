import { failed, present, type AdministrationPort, type FoundUser } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, type MemorySeed } from '@holeshot/shared-core/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { Administration } from './Administration';

const sam: FoundUser = {
  uid: 'sam',
  email: 'sam@strip.test',
  firstName: 'Sam',
  lastName: 'Lee',
  isRegistered: true,
  trialExpirationDate: null,
  lastDayAuthenticated: 0,
  subscriptionStatuses: [],
  vehicleCount: 4,
  maxVehicleLimit: 5,
};

const show = (
  seed: MemorySeed = {},
  changed: Partial<AdministrationPort> = {},
  platform = createMemoryPlatform({ users: [sam], ...seed }),
) => {
  const administration = { ...platform.administration, ...changed };
  render(<Administration ports={{ ...platform, administration }} />, { wrapper: ThemeRoot });
  const calls = (name: string) =>
    platform.log.accountCalls.filter(({ call }) => call === name).map(({ input }) => input);
  const registration = async () => {
    const seen = await firstValueFrom(administration.registration$);
    return seen.state === 'present' ? seen.value : undefined;
  };
  return { platform, calls, registration, user: userEvent.setup({ delay: null }) };
};

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

describe('who may register', () => {
  test('is shown as it is stored', () => {
    show({ registration: { disabled: false, emailWhiteList: ['ann@strip.test', 'bob@strip.test'] } });
    expect(screen.getByRole('radio', { name: 'Invited' })).toBeChecked();
    expect(field('Invited addresses')).toHaveValue('ann@strip.test\nbob@strip.test');
  });

  test('the invited: each address once, trimmed and in lower case', async () => {
    const { user, registration } = show();
    await user.click(screen.getByRole('radio', { name: 'Invited' }));
    await user.type(field('Invited addresses'), ' Ann@strip.test{Enter}bob@strip.test, ann@strip.test');
    await user.click(button('Save registration'));
    expect(await registration()).toEqual({
      disabled: false,
      emailWhiteList: ['ann@strip.test', 'bob@strip.test'],
    });
  });

  test('is said to be saved until the next change, of the choice or of the addresses', async () => {
    const { user } = show();
    await user.click(screen.getByRole('radio', { name: 'Invited' }));
    await user.click(button('Save registration'));
    expect(await screen.findByText('Registration is saved.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Nobody' }));
    expect(screen.queryByText('Registration is saved.')).not.toBeInTheDocument();
    await user.click(button('Save registration'));
    expect(await screen.findByText('Registration is saved.')).toBeInTheDocument();
    await user.type(field('Invited addresses'), 'ann@strip.test');
    expect(screen.queryByText('Registration is saved.')).not.toBeInTheDocument();
  });

  test('is saved, says so, and leaves the focus where it is', async () => {
    const { platform, user } = show();
    await user.click(screen.getByRole('radio', { name: 'Nobody' }));
    await user.click(button('Save registration'));
    expect(await screen.findByText('Registration is saved.')).toBeInTheDocument();
    expect(button('Save registration')).toHaveFocus();
    await waitFor(() => expect(platform.log.unsavedForms).toBe(0));
  });

  test('changed by another admin is shown, but not over what is typed', async () => {
    const settings = (...emailWhiteList: string[]) => present({ disabled: false, emailWhiteList });
    const registration$ = new BehaviorSubject(settings('ann@strip.test'));
    const { user } = show({}, { registration$ });
    act(() => registration$.next(settings('bob@strip.test')));
    expect(field('Invited addresses')).toHaveValue('bob@strip.test');
    await user.type(field('Invited addresses'), ',');
    act(() => registration$.next(settings('eve@strip.test')));
    expect(field('Invited addresses')).toHaveValue('bob@strip.test,');
    await user.type(field('Invited addresses'), '{Backspace}');
    expect(field('Invited addresses')).toHaveValue('eve@strip.test');
  });

  test('nobody, and the invited stay invited for later', async () => {
    const { user, registration } = show({
      registration: { disabled: false, emailWhiteList: ['ann@strip.test'] },
    });
    await user.click(screen.getByRole('radio', { name: 'Nobody' }));
    await user.click(button('Save registration'));
    expect(await registration()).toEqual({ disabled: true, emailWhiteList: ['ann@strip.test'] });
    await user.click(
      within(screen.getByRole('form', { name: 'Registration' })).getByRole('radio', { name: 'Everyone' }),
    );
    await user.click(button('Save registration'));
    expect(await registration()).toEqual({ disabled: false, emailWhiteList: ['*', 'ann@strip.test'] });
  });

  test('a text that is no address is named, and nothing is saved', async () => {
    const { user, calls } = show();
    await user.type(field('Invited addresses'), 'ann@strip.test{Enter}bob');
    await user.click(button('Save registration'));
    expect(field('Invited addresses')).toHaveAccessibleDescription('bob is not an email address.');
    expect(calls('setRegistration')).toEqual([]);
  });

  test('a refusal of the server says why', async () => {
    const { user } = show({
      account: { setRegistration: failed('permission-denied', 'Your account may not do this.') },
    });
    await user.click(screen.getByRole('radio', { name: 'Nobody' }));
    await user.click(button('Save registration'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account may not do this.');
  });
});

describe('a user', () => {
  test('is found by address, and gets another vehicle limit', async () => {
    const { user, calls } = show();
    await user.type(field('Address of the user'), 'Sam@strip.test{Enter}');
    const found = within(await screen.findByRole('group', { name: 'sam@strip.test' }));
    expect(found.getByText('4 of 5')).toBeInTheDocument();
    expect(found.getByText('not begun')).toBeInTheDocument();
    expect(found.getByText('never')).toBeInTheDocument();
    await user.clear(field('Most vehicles'));
    await user.type(field('Most vehicles'), '9{Enter}');
    expect(calls('setVehicleLimit')).toEqual([{ uid: 'sam', maxVehicleLimit: 9 }]);
    expect(await found.findByText('4 of 9')).toBeInTheDocument();
    expect(found.getByText('The limit is set.')).toBeInTheDocument();
    await user.type(field('Most vehicles'), '0');
    expect(found.queryByText('The limit is set.')).not.toBeInTheDocument();
  });

  test('gets no other limit offline, which is said until the network is back', async () => {
    const { platform, user, calls } = show();
    await user.type(field('Address of the user'), 'sam@strip.test{Enter}');
    await user.type(await screen.findByLabelText('Most vehicles'), '0');
    const connection = { network: 'offline', data: 'fresh', unsent: 0, refused: 0 } as const;
    act(() => platform.setConnection(connection));
    await user.click(button('Set the limit'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Administration needs a network');
    expect(calls('setVehicleLimit')).toEqual([]);
    act(() => platform.setConnection({ ...connection, network: 'online' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each<[string, Partial<FoundUser>, string, string]>([
    ['was here today', { lastDayAuthenticated: Date.UTC(2026, 5, 20) }, 'Last seen', 'today'],
    ['was here the day before', { lastDayAuthenticated: Date.UTC(2026, 5, 19) }, 'Last seen', '06/19/2026'],
    ['never subscribed', {}, 'Subscription', 'none'],
    [
      'subscribed again and owes',
      { subscriptionStatuses: ['canceled', 'past_due', 'canceled'] },
      'Subscription',
      'canceled, past due',
    ],
  ])('is shown as one who %s', async (_, changed, label, value) => {
    const { user } = show({ users: [{ ...sam, ...changed }], now: Date.UTC(2026, 5, 20, 22) });
    await user.type(field('Address of the user'), 'sam@strip.test{Enter}');
    const found = within(await screen.findByRole('group', { name: 'sam@strip.test' }));
    expect(found.getByText(label).nextElementSibling).toHaveTextContent(new RegExp(`^${value}$`));
  });

  test.each(['-1', '2.5', '201', 'many', ' '])('has no limit of “%s”', async (typed) => {
    const { user, calls } = show();
    await user.type(field('Address of the user'), 'sam@strip.test{Enter}');
    await user.clear(await screen.findByLabelText('Most vehicles'));
    await user.type(field('Most vehicles'), `${typed}{Enter}`);
    await waitFor(() =>
      expect(field('Most vehicles')).toHaveAccessibleDescription('Enter a whole number from 0 to 200.'),
    );
    expect(calls('setVehicleLimit')).toEqual([]);
  });

  test('says in words that the racer is not there', async () => {
    const { user } = show();
    await user.type(field('Address of the user'), 'nobody@strip.test{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No account has this address.');
  });
});

describe('a notification', () => {
  const write = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(field('Title'), 'Rain');
    await user.type(field('Message'), 'Saturday starts at noon.');
  };
  const rain = { title: 'Rain', message: 'Saturday starts at noon.' };

  test('goes to everyone, and the form is empty again', async () => {
    const { user, calls } = show();
    await write(user);
    await user.click(button('Send to everyone'));
    expect(await screen.findByText('Sent to 1 user.')).toBeInTheDocument();
    expect(calls('notify')).toEqual([{ uid: null, ...rain, postRefId: 'id-1' }]);
    expect(field('Title')).toHaveValue('');
  });

  test('is there again after the page was left, until it is sent', async () => {
    const { platform, user } = show();
    await write(user);
    cleanup();
    show({}, {}, platform);
    expect(field('Title')).toHaveValue('Rain');
    expect(field('Message')).toHaveValue('Saturday starts at noon.');
    expect(screen.getByText(/have not saved it/)).toBeInTheDocument();
    await user.click(button('Send to everyone'));
    expect(await screen.findByText('Sent to 1 user.')).toBeInTheDocument();
    await waitFor(() => expect(field('Title')).toHaveValue(''));
    expect(screen.queryByText(/have not saved it/)).not.toBeInTheDocument();
    expect(platform.log.unsavedForms).toBe(0);
    expect(platform.drafts.read('notification')).toBeUndefined();
    await user.type(field('Title'), 'Sun');
    expect(platform.drafts.read('notification')).toEqual({ title: 'Sun' });
  });

  test('goes to one user by address', async () => {
    const { user, calls } = show();
    await user.click(screen.getByRole('radio', { name: 'One user' }));
    await write(user);
    await user.click(button('Send to one user'));
    expect(field('Address of the receiver')).toHaveAccessibleDescription(
      'Enter the email address of the account, such as name@example.com.',
    );
    await user.type(field('Address of the receiver'), 'sam@strip.test');
    await user.click(button('Send to one user'));
    expect(calls('notify')).toEqual([{ uid: 'sam', ...rain, postRefId: 'id-1' }]);
  });

  test('is not sent to a racer who is not there', async () => {
    const { user, calls } = show();
    await user.click(screen.getByRole('radio', { name: 'One user' }));
    await write(user);
    await user.type(field('Address of the receiver'), 'nobody@strip.test');
    await user.click(button('Send to one user'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No account has this address.');
    expect(calls('notify')).toEqual([]);
  });

  test('sent again after a failure is the same post; another text is another post', async () => {
    const posts: string[] = [];
    const { user } = show(
      {},
      {
        notify: ({ postRefId }) => {
          posts.push(postRefId);
          return Promise.resolve(failed('unavailable', 'The server cannot be reached.'));
        },
      },
    );
    await write(user);
    await user.click(button('Send to everyone'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await user.click(button('Send to everyone'));
    await user.type(field('Title'), ' again');
    await user.click(button('Send to everyone'));
    expect(posts).toEqual(['id-1', 'id-1', 'id-2']);
  });

  test('without a title or a message is not sent', async () => {
    const { user, calls } = show();
    await user.click(button('Send to everyone'));
    expect(field('Title')).toHaveAccessibleDescription('Enter a title.');
    expect(field('Message')).toHaveAccessibleDescription('Enter a message.');
    expect(calls('notify')).toEqual([]);
  });
});
