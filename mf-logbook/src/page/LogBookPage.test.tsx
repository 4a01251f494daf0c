import { type LogEntry } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  readOnlySession,
  type MemoryPlatform,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { LogBookPage } from './LogBookPage';

const duster = { ...nova, uid: 'duster', name: 'Duster' };
const ofDuster: LogEntry = {
  ...novaPasses[0]!,
  log_entry_uid: 'duster-1',
  vehicle: { ...novaPasses[0]!.vehicle, uid: 'duster', name: 'Duster' },
};
const open = (seed: MemorySeed = {}, change: (platform: MemoryPlatform) => void = () => undefined) => {
  const platform = createMemoryPlatform({
    vehicles: [duster, nova],
    locations: [greatLakes],
    entries: novaPasses,
    ...seed,
  });
  change(platform);
  render(<LogBookPage {...platform} />);
  return { platform, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

const screenIsWide = (wide: boolean) => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
};

describe('the log book of a phone', () => {
  beforeEach(() => screenIsWide(false));

  test('says which passes cannot be read, beside those that can', () => {
    const reason = 'This pass cannot be read: timeslip is missing.';
    open({ unreadable: { passes: [{ id: 'bad', reason, stored: {} }] } });
    expect(screen.getByText('1 pass cannot be read')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(novaPasses.length);
  });

  test('shows passes day by day on the track’s clocks, newest first, in two lines', () => {
    open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      '06/20/2026 · Great Lakes Dragaway · 4 passes',
      '06/13/2026 · Great Lakes Dragaway · 2 passes',
    ]);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(
      /^11\.241Win118\.6mph'69 Nova · dial\s11\.15 · r\/t\s0\.018 · 60′\s1\.562pred [+−]0\.0\d\d$/,
    );
    expect(rows[3]).toContain('11.252Time only');
    expect(rows[3]).not.toContain('dial');
  });

  test('a pass just before midnight counts to the day of the track, not of Greenwich', () => {
    const late: LogEntry = { ...novaPasses[0]!, log_entry_datetime: '2026-06-14T04:30:00.000Z' };
    open({ entries: [late] });
    expect(screen.getByText('06/13/2026 · Great Lakes Dragaway · 1 pass')).toBeVisible();
  });

  test('says that a lifted pass is not counted', () => {
    open({ entries: [novaPasses[3]!] });
    expect(screen.getByText('Lifted')).toBeVisible();
    expect(screen.getByText('not counted')).toBeVisible();
  });

  test('shows fifty passes, and the rest at a press', async () => {
    const entries = Array.from({ length: 52 }, (_, index) => ({
      ...novaPasses[0]!,
      log_entry_uid: `pass-${index}`,
    }));
    const { user } = open({ entries });
    expect(document.querySelectorAll('li')).toHaveLength(50);
    await user.click(screen.getByText('Show 2 more of 52'));
    expect(document.querySelectorAll('li')).toHaveLength(52);
    expect(screen.queryByText(/^Show/)).toBeNull();
  });

  test('shows one vehicle’s passes when it is chosen, and logs the next for it', async () => {
    const { user, platform } = open({ entries: [...novaPasses, ofDuster] });
    await user.selectOptions(screen.getByLabelText('Vehicle'), 'Duster');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByText('Log a pass'));
    expect(platform.log.opened).toEqual([{ name: 'log-entry', input: { vehicleUid: 'duster' } }]);
  });

  test('a pass logged meanwhile appears', () => {
    const { platform } = open({ entries: novaPasses.slice(0, 2) });
    act(() => void platform.logBooks.save(novaPasses[5]!));
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('11.241');
  });

  test('a racer without access reads, and is led to the subscription on trying to log', async () => {
    const { user, platform } = open({ session: readOnlySession });
    expect(screen.getByText(/^Passes can be read but not added/)).toBeVisible();
    expect(screen.getByText('11.241')).toBeVisible();
    await user.click(screen.getByText('Log a pass'));
    expect(platform.log.subscriptionRequired).toBe(1);
    expect(platform.log.opened).toEqual([]);
  });
});

describe('an empty log book', () => {
  beforeEach(() => screenIsWide(false));

  test('without a vehicle leads to the vehicles', async () => {
    const { user, platform } = open({ vehicles: [], entries: [] });
    const link = screen.getByText('Go to vehicles');
    expect(link).toHaveAttribute('href', '/vehicles');
    await user.click(link);
    expect(platform.log.paths).toEqual(['/vehicles']);
  });

  test('without a track leads to the locations', async () => {
    const { user, platform } = open({ locations: [], entries: [] });
    await user.click(screen.getByText('Go to locations'));
    expect(platform.log.paths).toEqual(['/locations']);
  });

  test('without a pass offers to log the first', async () => {
    const { user, platform } = open({ entries: [] });
    expect(screen.getByText(/^No pass is logged yet\./)).toBeVisible();
    await user.click(screen.getByText('Log a pass'));
    expect(platform.log.opened).toEqual([{ name: 'log-entry', input: {} }]);
  });

  test('while it is being read says so', () => {
    open({}, (platform) => (platform.logBooks.entries$ = () => NEVER));
    expect(screen.getByRole('status')).toHaveAccessibleName('Reading your log book');
    expect(screen.queryByText(/No pass/)).toBeNull();
  });
});

describe('the log book of a wide screen', () => {
  beforeEach(() => screenIsWide(true));

  const column = (index: number) =>
    [...document.querySelectorAll('tbody tr')].map((row) => row.children[index]?.textContent);
  const heads = () => [...document.querySelectorAll('th')].map(({ textContent }) => textContent);

  test('has all columns, newest pass first', () => {
    open();
    expect(heads()).toEqual(
      'Date,Vehicle,Lane,Result,Quality,Dial,R/T,60 ft,330 ft,1/8 ET,1/8 mph,1/4 ET,1/4 mph,DA ft,Wind,Pred'.split(
        ',',
      ),
    );
    const cells = [...document.querySelectorAll('tbody tr:first-child > *')].map(
      ({ textContent }) => textContent,
    );
    expect(cells.slice(0, 13)).toEqual(
      "06/20/2026 12:41 PM,'69 Nova,Left,Win,All Out,11.15,0.018,1.562,4.612,7.148,94.2,11.241,118.6".split(
        ',',
      ),
    );
    expect(cells[13]).toMatch(/^\d,\d{3}$/);
    expect(cells[14]).toBe('6 ↘ head');
    expect(cells[15]).toMatch(/^[+−]0\.0\d\d$/);
    expect(column(15)[2]).toBe('');
  });

  test('is sorted by a head, by keyboard too, and says so', async () => {
    const { user } = open();
    const et = screen.getByText('1/4 ET');
    act(() => et.focus());
    await user.keyboard('{Enter}');
    expect(column(11)).toEqual(['11.168', '11.171', '11.229', '11.241', '11.252', '11.618']);
    expect(et.closest('th')).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard('{Enter}');
    expect(column(11)?.[0]).toBe('11.618');
    expect(et.closest('th')).toHaveAttribute('aria-sort', 'descending');
  });

  test('keeps what is missing at the end either way', async () => {
    const { user } = open();
    await user.click(screen.getByText('Dial'));
    expect(column(5).slice(-2)).toEqual(['', '']);
    await user.click(screen.getByText('Dial'));
    expect(column(5).slice(-2)).toEqual(['', '']);
  });

  test('goes in pages of 50, 100 or 300', async () => {
    const entries = Array.from({ length: 52 }, (_, index) => ({
      ...novaPasses[0]!,
      log_entry_uid: `pass-${index}`,
    }));
    const { user } = open({ entries });
    expect(column(0)).toHaveLength(50);
    expect(screen.getByText('1–50 of 52')).toBeInTheDocument();
    await user.click(screen.getByLabelText('Go to next page'));
    expect(column(0)).toHaveLength(2);
    const sizes = screen.getByLabelText<HTMLSelectElement>('Passes on a page');
    expect([...sizes.options].map(({ value }) => value)).toEqual(['50', '100', '300']);
    await user.selectOptions(sizes, '100');
    expect(column(0)).toHaveLength(52);
  });

  test('calls the finish by what it is, and leaves it out where it is the eighth', () => {
    const eighth: LogEntry = { ...novaPasses[0]!, location: { ...greatLakes, track_length: 660 } };
    open({ entries: [eighth] });
    expect(heads()).not.toContain('Finish ET');
    expect(heads()).not.toContain('1/4 ET');
  });

  test('on tracks of different lengths has one finish column', () => {
    const eighth: LogEntry = {
      ...novaPasses[0]!,
      log_entry_uid: 'e',
      location: { ...greatLakes, track_length: 660 },
    };
    open({ entries: [eighth, ...novaPasses] });
    expect(heads()).toContain('Finish ET');
  });

  test('can be scrolled sideways by keyboard', () => {
    open();
    const region = screen.getByLabelText('Passes');
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getByText('1/4 ET')).toBeInTheDocument();
  });
});
