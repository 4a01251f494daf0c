import type { StoredView } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  readOnlySession,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogBookPage } from './LogBookPage';

const open = (seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform({
    vehicles: [nova],
    locations: [greatLakes],
    entries: novaPasses,
    ...seed,
  });
  render(<LogBookPage ports={platform} />);
  return { platform, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};
const button = (name: string) => screen.getByRole('button', { name });
const named = (...names: string[]): StoredView[] =>
  names.map((name) => ({ key: name, name, fieldKeys: ['notes'] }));

beforeEach(() => {
  history.replaceState(null, '');
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

describe('the tools of a phone', () => {
  test('are behind one button, all of them; Season, Chart and Log a pass are one press away', async () => {
    const { user } = open();
    for (const name of ['Season', 'Chart', 'Log a pass']) expect(button(name)).toBeVisible();
    const names = [
      'Compare',
      'Print',
      'Import',
      'Export',
      'Edit the view Timeslip',
      'New view',
      'Recently deleted',
    ];
    for (const name of names) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(button('Tools')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Tools'));
    expect(button('Tools')).toHaveAttribute('aria-expanded', 'true');
    for (const name of names) expect(button(name)).toBeEnabled();
  });

  test('make room for the one that is chosen, with the focus on the way back to them', async () => {
    const { user } = open();
    await user.click(button('Tools'));
    await user.click(button('Compare'));
    expect(screen.getByRole('region', { name: 'Compare' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
    expect(button('Tools')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Compare')).toHaveAttribute('aria-expanded', 'true');
    await user.click(button('Compare'));
    expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
  });

  test('lead to the dialogs', async () => {
    const { user, platform } = open();
    for (const name of ['Import', 'Export', 'New view', 'Recently deleted']) {
      await user.click(button('Tools'));
      await user.click(button(name));
    }
    expect(platform.log.opened.map(({ name }) => name)).toEqual([
      'import',
      'export',
      'log-book-view',
      'deleted-passes',
    ]);
  });

  test('lead a racer without access to the subscription if they write', async () => {
    const { user, platform } = open({ session: readOnlySession });
    for (const name of ['Import', 'Edit the view Timeslip']) {
      await user.click(button('Tools'));
      await user.click(button(name));
    }
    expect(platform.log.subscriptionRequired).toBe(2);
    expect(platform.log.opened).toEqual([]);
  });

  test('are those that fill an empty log book', () => {
    open({ entries: [] });
    expect(button('Import')).toBeVisible();
    expect(button('Recently deleted')).toBeVisible();
    expect(screen.queryByText('Tools')).toBeNull();
  });
});

describe('the pictures of the passes', () => {
  test('take the place of each other, and close by the button that opened them', async () => {
    const { user } = open();
    await user.click(button('Season'));
    expect(screen.getByRole('region', { name: 'Season' })).toBeVisible();
    await user.click(button('Chart'));
    expect(button('Chart')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('region', { name: 'Season' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Chart' })).toBeVisible();
    await user.click(button('Chart'));
    expect(screen.queryByRole('region', { name: 'Chart' })).toBeNull();
  });
});

describe('the views of a phone', () => {
  test('stand side by side, up to four', () => {
    open({ views: named('Slip', 'Air', 'Mine', 'Tune') });
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.queryByRole('combobox', { name: 'View' })).toBeNull();
  });

  test.each([
    ['five', named('A', 'B', 'C', 'D', 'E')],
    ['too long for a line', named('Timeslip of the Nova', 'Air on a tune day')],
  ])('are a list where they are %s', (_, views) => {
    open({ views });
    expect(screen.getByRole('combobox', { name: 'View' })).toBeVisible();
  });
});
