import { airPath, feet, mph, present, seconds, type LogEntry } from '@holeshot/shared-core';
import { createMemoryPlatform, greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
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
  history.replaceState({ key: 'own', idx: 0 }, '', '/logbook');
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

describe('the passes in air like this', () => {
  const passAt = (uid: string, altitude: number, change: Partial<LogEntry> = {}): LogEntry => ({
    ...novaPasses[0]!,
    log_entry_uid: uid,
    derived: {
      ...novaPasses[0]!.derived,
      finish_et: seconds(11 + altitude / 10_000),
      density_altitude: feet(altitude),
    },
    ...change,
  });
  const likened = createMemoryPlatform({
    vehicles: [nova],
    locations: [greatLakes],
    entries: [
      passAt('near', 2050),
      passAt('far', 2290),
      passAt('high', 2400),
      passAt('last-year', 1850, { log_entry_datetime: '2025-06-14T18:00:00.000Z' }),
      passAt('byron', 2010, { location: { ...greatLakes, uid: 'byron', title: 'Byron' } }),
      passAt('duster', 2000, { vehicle: { ...novaPasses[0]!.vehicle, uid: 'duster' } }),
    ],
  });
  const follow = (path: string) => {
    history.replaceState({ key: 'own', idx: 0 }, '', path);
    render(<LogBookPage ports={likened} />);
  };
  const cards = () =>
    screen.getAllByRole('listitem').map((card) => /DA\sft\s([\d,]+)/.exec(card.textContent)?.[1]);
  const link = airPath({ altitude: feet(2000), wind: undefined }, nova, greatLakes, false);

  test('stand nearest first at the track, and one press leaves those of last year', async () => {
    follow(link);
    expect(cards()).toEqual(['2,050', '1,850', '2,290']);
    expect(await screen.findByText('Air like DA 2,000 ft')).toBeVisible();
    const panel = screen.getByRole('region', { name: 'Air like this' });
    await user.click(within(panel).getByRole('button', { name: '2025' }));
    expect(cards()).toEqual(['1,850']);
    expect(within(panel).getByRole('button', { name: '2025', pressed: true })).toBeVisible();
  });

  test('are those of every track at a press on This track, and of the track again at another', async () => {
    follow(link);
    const toggle = await screen.findByRole('button', { name: 'This track', pressed: true });
    await user.click(toggle);
    expect(cards()).toEqual(['2,010', '2,050', '1,850', '2,290']);
    expect(screen.getByText(/Track\sByron/)).toBeVisible();
    await user.click(toggle);
    expect(cards()).toHaveLength(3);
  });

  test('are in the order that the racer chooses, and in that of the air again', async () => {
    follow(link);
    await user.click(screen.getByLabelText('Filter · 3'));
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Sort by nearest air');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Sort by DA ft');
    expect(cards()).toEqual(['1,850', '2,050', '2,290']);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Sort by nearest air');
    expect(cards()[0]).toBe('2,050');
    expect(screen.queryByLabelText(/, reverse$/)).toBeNull();
  });

  test('give way to the others at a press on Any air, the newest first', async () => {
    follow(link);
    await user.click(await screen.findByRole('button', { name: 'Any air' }));
    expect(screen.getByRole('status')).toHaveTextContent('4 of 6 passes');
    expect(screen.queryByRole('region', { name: 'Air like this' })).toBeNull();
  });

  test('are named by their wind too', async () => {
    follow(airPath({ altitude: feet(2000), wind: mph(-6) }, nova, greatLakes, false));
    expect(await screen.findByText('Air like DA 2,000 ft, 6 mph tailwind')).toBeVisible();
  });

  test('are all passes at an address that nobody can read', () => {
    follow('/logbook?air=NaN,x&__proto__=1');
    expect(screen.getByText('1–6 of 6')).toBeVisible();
  });
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
    await standStill();
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
