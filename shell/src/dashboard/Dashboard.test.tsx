import { absent, unknown, type Loadable, type LogEntry, type Offer } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  racerSession,
  racerSettings,
  readOnlySession,
  type MemoryPlatform,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { setNewcomer } from '../newcomer/setNewcomer';
import { offers$ } from '../remotes/offers';
import { Dashboard } from './Dashboard';

const offerOf = (name: Offer['name'], widgets: Record<string, string>): Offer => ({
  ...{ name, title: name, contract: 1, needs: {}, pages: {}, dialogs: {} },
  widgets: Object.fromEntries(
    Object.entries(widgets).map(([key, title]) => [
      key,
      { title, icon: 'M0 0', about: `${title} in short.` },
    ]),
  ),
});

beforeEach(() => {
  localStorage.clear();
  offers$.next({
    mf_logbook: offerOf('mf_logbook', { 'recent-passes': 'Recent passes', season: 'Season' }),
    mf_weather: offerOf('mf_weather', { 'current-weather': 'Current Weather' }),
  });
});

const ofLaterVersion = { id: 'later', widget: 'mf_logbook/of-a-later-version', cells: 3 };
const three = [
  { id: 'w', widget: 'mf_weather/current-weather' },
  ofLaterVersion,
  { id: 'p', widget: 'mf_logbook/recent-passes' },
  { id: 's', widget: 'mf_logbook/season' },
];

const show = (
  seed: MemorySeed & { widgets?: unknown[] } = {},
  prepare: (platform: MemoryPlatform) => void = () => undefined,
) => {
  const { widgets = three } = seed;
  const platform = createMemoryPlatform({
    settings: { ...racerSettings, dashboardWidgets: widgets },
    ...seed,
  });
  prepare(platform);
  return { platform, ...render(<Dashboard ports={platform} uid="racer" />, { wrapper: ThemeRoot }) };
};

const stored = async (platform: MemoryPlatform): Promise<unknown> => {
  const settings = await firstValueFrom(platform.settings.settings$);
  return settings.state === 'present' ? settings.value.dashboardWidgets : undefined;
};

// Without remotes, each card says that its remote is missing.
const cards = async () => {
  const found = await screen.findAllByRole('heading', { name: /is not available right now$/ });
  return found.map(({ textContent }) => textContent?.replace(' is not available right now', ''));
};

const arrange = async () => {
  await cards();
  await userEvent.click(screen.getByRole('button', { name: 'Arrange' }));
  return within(await screen.findByRole('region', { name: 'Arrange your Home' }));
};

describe('a racer’s Home', () => {
  test('shows the widgets in their order, and preserves one of another version', async () => {
    show();
    expect(await cards()).toEqual(['Current Weather', 'Recent passes', 'Season']);
  });

  test('has no first steps for a racer who knows the way', async () => {
    setNewcomer(racerSession.uid, false);
    show({ settings: racerSettings, vehicles: [nova], locations: [greatLakes], entries: novaPasses });
    expect(await cards()).toEqual(['Current Weather', 'Recent passes', 'Season']);
    expect(screen.queryByRole('region', { name: 'Start here' })).toBeNull();
  });

  test('leads to logging a pass', async () => {
    const { platform } = show();
    await userEvent.click(screen.getAllByRole('button', { name: 'Log a pass' })[0]!);
    expect(platform.log.opened).toEqual([{ name: 'log-entry', input: {} }]);
  });

  test('begins with the first steps and marks each done one', async () => {
    const { platform } = show({ settings: racerSettings, vehicles: [nova] });
    expect(await cards()).toEqual(['Current Weather', 'Recent passes', 'Season']);
    const steps = within(await screen.findByRole('region', { name: 'Start here' }));
    const words = () => steps.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(words()[0]).toBe('Add your vehicleDone');
    expect(words()[1]).toMatch(/^2Add your track/);
    act(() => {
      platform.locations.save(greatLakes);
      for (const pass of novaPasses) platform.logBooks.save(pass);
    });
    expect(words().slice(0, 3)).toEqual(['Add your vehicleDone', 'Add your trackDone', 'Log a passDone']);
    expect(words()[3]).toMatch(/^4See your number/);
    expect(steps.getByRole('link', { name: 'See your number' })).toHaveAttribute('href', '/predictions');
    await userEvent.click(steps.getByRole('button', { name: 'Choose cards for this page' }));
    expect(await screen.findByRole('region', { name: 'Arrange your Home' })).toBeVisible();
  });

  test('calls no step undone before the data is read', async () => {
    const passes$ = new BehaviorSubject<Loadable<LogEntry[]>>(unknown);
    show({ settings: racerSettings, vehicles: [nova], locations: [greatLakes] }, (platform) => {
      platform.logBooks.newest$ = () => passes$;
    });
    const steps = within(await screen.findByRole('region', { name: 'Start here' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Add your vehicleDone',
      'Add your trackDone',
      '3Log a pass',
      '4See your number',
    ]);
    expect(steps.getByText(/^Four steps/)).not.toBeVisible();
    act(() => passes$.next(absent));
    expect(steps.getByText(/^Four steps/)).toBeVisible();
    expect(steps.getByText('Predictions start with the first slip.')).toBeVisible();
  });

  test('says what to do next without a card', async () => {
    show({ widgets: [ofLaterVersion] });
    expect(screen.getByText(/^Your Home is empty/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose cards' }));
    expect(await screen.findByRole('button', { name: 'Add Season' })).toBeVisible();
  });
});

describe('arranging', () => {
  test('moves a card by its button and leaves an unknown widget in place', async () => {
    const { platform } = show();
    const panel = await arrange();
    await userEvent.click(panel.getByRole('button', { name: 'Move Season up' }));
    expect(await cards()).toEqual(['Current Weather', 'Season', 'Recent passes']);
    expect(panel.getByText('Season is now 2 of 3.')).toBeInTheDocument();
    expect(await stored(platform)).toEqual([three[0], ofLaterVersion, three[3], three[2]]);
  });

  test('makes a card wide, and narrow again', async () => {
    const { platform } = show();
    const panel = await arrange();
    const wide = panel.getByRole('button', { name: 'Wide: Season' });
    await userEvent.click(wide);
    expect(wide).toHaveAttribute('aria-pressed', 'true');
    expect(await stored(platform)).toContainEqual({ ...three[3], wide: true });
    await new Promise((rest) => setTimeout(rest, 350));
    await userEvent.click(wide);
    expect(await stored(platform)).toContainEqual({ ...three[3], wide: false });
  });

  test('removes a card, and Undo restores its place', async () => {
    const { platform } = show();
    const panel = await arrange();
    await userEvent.click(panel.getByRole('button', { name: 'Take out Recent passes' }));
    expect(await cards()).toEqual(['Current Weather', 'Season']);
    expect(await stored(platform)).not.toContainEqual(three[2]);
    const [message] = platform.log.snackbars;
    expect(message).toMatchObject({ text: 'Recent passes is off your Home.', action: { label: 'Undo' } });
    await new Promise((rest) => setTimeout(rest, 350));
    act(() => message?.action?.run());
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    expect(await stored(platform)).toEqual(three);
  });

  test('offers every other card, and adds one at the end with its default places', async () => {
    const { platform } = show({ widgets: [three[2]] });
    const panel = await arrange();
    expect(panel.getAllByRole('button', { name: /^Add / })).toHaveLength(3);
    expect(panel.getByText('Season in short.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Add Current Weather' }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(await stored(platform)).toEqual([
      three[2],
      {
        id: 'id-1',
        widget: 'mf_weather/current-weather',
        places: expect.arrayContaining([expect.objectContaining({ title: 'Pomona Dragstrip' })]),
      },
    ]);
    expect(panel.getByText('Current Weather is now the last card of your Home.')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Add Current Weather' })).toBeNull();
    expect(panel.getByRole('button', { name: 'Add Season' })).toHaveFocus();
    expect(panel.getAllByRole('button', { name: /^Add / })).toHaveLength(2);
  });

  test('ends with Done, which returns the focus', async () => {
    show();
    const panel = await arrange();
    expect(panel.getByRole('heading', { name: 'Arrange your Home' })).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Arrange' })).toHaveFocus();
  });

  test('needs no subscription', async () => {
    const { platform } = show({ session: readOnlySession });
    const panel = await arrange();
    const [out] = panel.getAllByRole('button', { name: /^Take out/ });
    await userEvent.click(out!);
    expect(await cards()).toHaveLength(2);
    expect(platform.log.subscriptionRequired).toBe(0);
  });
});
