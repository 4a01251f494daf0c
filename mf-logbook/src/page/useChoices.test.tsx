import { present, type LogEntry } from '@holeshot/shared-core';
import { createMemoryPlatform, greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { LogBookPage } from './LogBookPage';

const many: LogEntry[] = Array.from({ length: 120 }, (_, index) => ({
  ...novaPasses[0]!,
  log_entry_uid: `pass-${index}`,
  notes: index < 60 ? 'New slicks' : '',
}));
const platform = createMemoryPlatform({ vehicles: [nova], locations: [greatLakes], entries: many });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const open = () => render(<LogBookPage ports={platform} />);
const standStill = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

/** Changes the history as the shell does for a followed link: a new entry with the router's part only. */
const visitAnew = () => history.pushState({ key: 'another', idx: 1 }, '');

beforeEach(() => {
  history.replaceState({ key: 'own', idx: 0 }, '');
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

describe('the choices in the log book', () => {
  test('stand there again after Back or a reload: the search, the order, the page and the open tool', async () => {
    open();
    await user.type(screen.getByLabelText('Search passes'), 'slicks');
    await user.click(screen.getByLabelText('Filter'));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Sort by R/T');
    await user.click(screen.getByLabelText('Next page'));
    await user.click(screen.getByText('Tools'));
    await user.click(screen.getByText('Season'));
    await standStill();
    cleanup();
    open();
    expect(screen.getByLabelText('Search passes')).toHaveValue('slicks');
    expect(screen.getByRole('status')).toHaveTextContent('60 of 120 passes');
    await user.click(screen.getByLabelText('Filter'));
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Sort by R/T');
    expect(screen.getByText('51–60 of 60')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Season' })).toBeVisible();
    expect(history.state).toMatchObject({ key: 'own', idx: 0 });
  });

  test('are forgotten by a visit through the menu, and a letter typed just before does not follow', async () => {
    open();
    await user.type(screen.getByLabelText('Search passes'), 'slicks');
    visitAnew();
    cleanup();
    await standStill();
    open();
    expect(screen.getByLabelText('Search passes')).toHaveValue('');
    expect(history.state).toEqual({ key: 'another', idx: 1 });
  });

  test('say that the rest is being read while none of the newest fits', async () => {
    open();
    await user.type(screen.getByLabelText('Search passes'), 'slicks');
    await standStill();
    cleanup();
    const reading = createMemoryPlatform({ vehicles: [nova], locations: [greatLakes] });
    reading.logBooks.newest$ = () => of(present(many.slice(-2)));
    reading.logBooks.entries$ = () => NEVER;
    render(<LogBookPage ports={reading} />);
    expect(screen.queryByText(/^No pass matches/)).toBeNull();
    expect(screen.getByText('No match among your newest passes. Loading the rest.')).toBeVisible();
  });

  test('are left out if another version stored them in an unknown shape', () => {
    history.replaceState({ logBook: { filter: { text: 7 }, turned: -1 } }, '');
    open();
    expect(screen.getByText('1–50 of 120')).toBeVisible();
  });
});
