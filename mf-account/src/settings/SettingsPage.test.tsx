import type { UserSettings } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, racerSettings, readOnlySession } from '@holeshot/shared-core/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom } from 'rxjs';
import { SettingsPage } from './SettingsPage';

const show = (settings: Partial<UserSettings> = {}) => {
  const platform = createMemoryPlatform({
    session: readOnlySession,
    settings: { ...racerSettings, ...settings },
  });
  render(<SettingsPage settings={platform.settings} />, { wrapper: ThemeRoot });
  const stored = async (): Promise<UserSettings> => {
    const seen = await firstValueFrom(platform.settings.settings$);
    if (seen.state !== 'present') throw new Error('no settings');
    return seen.value;
  };
  return { stored, user: userEvent.setup({ delay: null }) };
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

  test('a page is pinned in the order of the menu', async () => {
    const { user, stored } = show({ pathsPinnedToBottomNav: ['/predictions', '/'] });
    await user.click(pinned('Log Book'));
    expect((await stored()).pathsPinnedToBottomNav).toEqual(['/', '/logbook', '/predictions']);
  });

  test('with four pinned no fifth can be, until one is taken away', async () => {
    const { user, stored } = show();
    await user.click(pinned('Settings'));
    expect((await stored()).pathsPinnedToBottomNav).toEqual(['/', '/logbook', '/predictions', '/settings']);
    expect(pinned('About')).toBeDisabled();
    expect(screen.getByText('4 are pinned; take one away to pin another.')).toBeInTheDocument();
    await user.click(pinned('Home'));
    expect(pinned('About')).toBeEnabled();
    await user.click(pinned('About'));
    expect((await stored()).pathsPinnedToBottomNav).toEqual([
      '/logbook',
      '/predictions',
      '/settings',
      '/about',
    ]);
  });

  test('a stored page that cannot be pinned any more does not take a place', () => {
    show({ pathsPinnedToBottomNav: ['/', '/logbook', '/predictions', '/gone'] });
    expect(pinned('About')).toBeEnabled();
  });

  test('exactly the pages of the bottom navigation can be pinned', () => {
    show();
    const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names).toEqual([
      'Home',
      'Log Book',
      'Predictions',
      'Vehicles',
      'Locations',
      'Settings',
      'Feature Guide',
      'About',
    ]);
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
