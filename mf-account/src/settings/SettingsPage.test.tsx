import type { UserSettings } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import {
  createMemoryPlatform,
  racerSettings,
  readOnlySession,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstValueFrom } from 'rxjs';
import { pinnablePaths } from './pinnablePaths';
import { SettingsPage } from './SettingsPage';

const notYet = () => new Promise<never>(() => undefined);

const show = (settings: Partial<UserSettings> = {}, seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform({
    session: readOnlySession,
    settings: { ...racerSettings, ...settings },
    ...seed,
  });
  const clipboard: string[] = [];
  let clipboardBlocked = false;
  render(
    <SettingsPage
      ports={platform}
      findRoom={notYet}
      copy={(text) => {
        if (clipboardBlocked) return Promise.reject(new Error('not allowed'));
        clipboard.push(text);
        return Promise.resolve();
      }}
    />,
    { wrapper: ThemeRoot },
  );
  const stored = async (): Promise<UserSettings> => {
    const seen = await firstValueFrom(platform.settings.settings$);
    if (seen.state !== 'present') throw new Error('no settings');
    return seen.value;
  };
  const blockClipboard = () => {
    clipboardBlocked = true;
  };
  return { platform, stored, clipboard, blockClipboard, user: userEvent.setup({ delay: null }) };
};

const pinned = (name: string) => screen.getByRole('checkbox', { name });

describe('settings', () => {
  test('the display mode is chosen, by a read-only racer too', async () => {
    const { user, stored } = show();
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Light' }));
    expect((await stored()).displayMode).toBe('light');
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  });

  test('the usual breakout risk is chosen, by a read-only racer too', async () => {
    const { user, stored } = show();
    expect(screen.getByRole('radio', { name: '20 %' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '5 %' }));
    expect((await stored()).usualRisk).toBe(0.05);
    expect(screen.getByRole('radio', { name: '5 %' })).toBeChecked();
  });

  test('a page is pinned behind the others, which keep the racer’s order', async () => {
    const { user, stored } = show({ pathsPinnedToBottomNav: ['/predictions', '/'] });
    await user.click(pinned('Log Book'));
    expect((await stored()).pathsPinnedToBottomNav).toEqual(['/predictions', '/', '/logbook']);
  });

  test('the order is changed with the keyboard, and the focus stays with the page that moves', async () => {
    const { user, stored } = show();
    const order = within(screen.getByRole('list', { name: 'Their order, left to right' }));
    expect(order.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Home',
      'Log Book',
      'Predictions',
    ]);
    act(() => order.getByRole('button', { name: 'Move Predictions up' }).focus());
    await user.keyboard('{Enter}');
    expect((await stored()).pathsPinnedToBottomNav).toEqual(['/', '/predictions', '/logbook']);
    expect(order.getByRole('button', { name: 'Move Predictions up' })).toHaveFocus();
    expect(screen.getByText('Predictions is now 2 of 3.')).toBeInTheDocument();
    await user.keyboard('{Enter}{Enter}');
    expect((await stored()).pathsPinnedToBottomNav).toEqual(['/predictions', '/', '/logbook']);
    expect(order.getByRole('button', { name: 'Move Predictions up' })).toHaveFocus();
    await user.click(order.getByRole('button', { name: 'Move Home down' }));
    expect((await stored()).pathsPinnedToBottomNav).toEqual(['/predictions', '/logbook', '/']);
  });

  test('one pinned page has no order', () => {
    show({ pathsPinnedToBottomNav: ['/about'] });
    expect(screen.queryByRole('button', { name: 'Move About up' })).not.toBeInTheDocument();
  });

  test('with three pinned no fourth can be, until one is taken away', async () => {
    const { user, stored } = show();
    await user.click(pinned('Home'));
    await user.click(pinned('Settings'));
    expect((await stored()).pathsPinnedToBottomNav).toEqual(['/logbook', '/predictions', '/settings']);
    expect(pinned('About')).toBeDisabled();
    expect(screen.getByText('3 pinned. Remove one to pin another.')).toBeInTheDocument();
    await user.click(pinned('Log Book'));
    expect(pinned('About')).toBeEnabled();
    await user.click(pinned('About'));
    expect((await stored()).pathsPinnedToBottomNav).toEqual(['/predictions', '/settings', '/about']);
  });

  test('a stored page that is not known here takes no place, and stays where it is', async () => {
    const { user, stored } = show({ pathsPinnedToBottomNav: ['/', '/of-another-version', '/logbook'] });
    await user.click(screen.getByRole('button', { name: 'Move Home down' }));
    expect((await stored()).pathsPinnedToBottomNav).toEqual(['/logbook', '/of-another-version', '/']);
    await user.click(pinned('Locations'));
    await user.click(pinned('Log Book'));
    expect((await stored()).pathsPinnedToBottomNav).toEqual(['/of-another-version', '/', '/locations']);
    expect(pinned('About')).toBeEnabled();
  });

  test('every page that a remote offers for the bottom navigation can be pinned, under its title', () => {
    // Read and not imported: no remote imports another.
    const root = join(__dirname, '../../..');
    // All that are there: a team may have a copy of its own remote alone.
    const offers = readdirSync(root)
      .filter((name) => name.startsWith('mf-'))
      .map((name) => readFileSync(join(root, name, 'src/offer.ts'), 'utf8'))
      .join('\n');
    const pages = [...offers.matchAll(/path: '([^']+)',\s+title: '([^']+)',[^}]*bottomNav: true/g)];
    expect(pages).not.toEqual([]);
    expect(pages).toHaveLength(offers.match(/bottomNav: true/g)?.length ?? 0);
    for (const [, path, label] of pages) expect(pinnablePaths).toContainEqual({ path, label });
  });

  test.each([
    ['Narrow side navigation', 'sideNavAsRail', false],
    ['Suggest tuning', 'suggestedTuningEnabled', true],
    ['Apply tuning results automatically', 'automaticTuningResultsEnabled', false],
    ['Debug log', 'showConsoleLogs', false],
  ] as const)('%s is switched with the keyboard', async (name, key, before) => {
    const { user, stored } = show();
    const toggle = screen.getByRole('switch', { name });
    expect(toggle).toHaveAccessibleDescription();
    expect((toggle as HTMLInputElement).checked).toBe(before);
    act(() => toggle.focus());
    await user.keyboard(' ');
    expect((await stored())[key]).toBe(!before);
  });
});

describe('custom fields', () => {
  test('are managed in their dialog', async () => {
    const { platform, user } = show();
    await user.click(screen.getByRole('button', { name: 'Manage custom fields' }));
    expect(platform.log.opened).toEqual([{ name: 'custom-fields', input: {} }]);
  });
});

describe('the debug log', () => {
  const messages = [
    { at: '2026-06-20T17:00:00.000Z', text: 'first' },
    { at: '2026-06-20T18:00:00.000Z', text: 'second' },
  ];

  test('is shown only where it is switched on', async () => {
    const { user } = show({}, { debugMessages: messages });
    expect(screen.queryByText('first')).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Debug log' }));
    expect(screen.getByText('first')).toBeInTheDocument();
  });

  test('shows the newest first, copies them oldest first, and is cleared', async () => {
    const { user, clipboard } = show({ showConsoleLogs: true }, { debugMessages: messages });
    const rows = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.replace(/^.*M/, ''))).toEqual(['second', 'first']);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(clipboard).toEqual(['2026-06-20T17:00:00.000Z first\n2026-06-20T18:00:00.000Z second']);
    expect(await screen.findByText('Messages copied.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('No messages.')).toHaveFocus();
  });

  test('says what to do if copying is not allowed', async () => {
    const { user, blockClipboard } = show({ showConsoleLogs: true }, { debugMessages: messages });
    blockClipboard();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The browser blocked copying.');
  });
});

describe('administration', () => {
  test('is there for admins', async () => {
    show({ isAdmin: true });
    const region = { name: 'Administration: users' };
    // Its code is loaded when it is asked for, and read for the first time here.
    expect(await screen.findByRole('region', region, { timeout: 4_000 })).toBeInTheDocument();
  });

  test('is not there for others', async () => {
    show({ isAdmin: false });
    await act(() => Promise.resolve());
    expect(screen.queryByRole('region', { name: /Administration/ })).not.toBeInTheDocument();
  });
});
