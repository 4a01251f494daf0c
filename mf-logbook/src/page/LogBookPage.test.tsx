import { feet, present, unknown, type Loadable, type LogEntry } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  racerSettings,
  readOnlySession,
  type MemoryPlatform,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject, firstValueFrom, NEVER, of } from 'rxjs';
import { LogBookPage } from './LogBookPage';

const duster = { ...nova, uid: 'duster', name: 'Duster' };
const ofDuster: LogEntry = {
  ...novaPasses[0]!,
  log_entry_uid: 'duster-1',
  vehicle: { ...novaPasses[0]!.vehicle, uid: 'duster', name: 'Duster' },
};
const open = (seed: MemorySeed = {}, change: (platform: MemoryPlatform) => void = () => undefined) => {
  const platform = createMemoryPlatform({
    vehicles: [nova],
    locations: [greatLakes],
    entries: novaPasses,
    ...seed,
  });
  change(platform);
  render(<LogBookPage ports={platform} />);
  return { platform, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

const many = (count: number): LogEntry[] =>
  Array.from({ length: count }, (_, index) => ({ ...novaPasses[0]!, log_entry_uid: `pass-${index}` }));

const screenIsWide = (wide: boolean) => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
};

// Each test is a visit of its own.
beforeEach(() => history.replaceState(null, ''));

describe('the log book of a phone', () => {
  beforeEach(() => screenIsWide(false));

  test('says which passes cannot be read, beside those that can', () => {
    const reason = 'This pass cannot be read: timeslip is missing.';
    open({ unreadable: { passes: [{ id: 'bad', reason, stored: {} }] } });
    expect(screen.getByText('1 pass cannot be read')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(novaPasses.length);
  });

  test('says which pass has no weather, which predictions cannot learn from', () => {
    const [first, ...others] = novaPasses as [LogEntry, ...LogEntry[]];
    open({ entries: [{ ...first, weather: null }, ...others] });
    expect(screen.getAllByText('no weather')).toHaveLength(1);
    expect(screen.getByText('1 recent pass has no weather')).toBeVisible();
    expect(screen.getByText('Fill it in')).toBeEnabled();
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
      /^11\.241Win6 mph ↘6 mph head wind from the left118\.6mphDial\s11\.15 · R\/T\s0\.018 · 60\sft\s1\.562pred [+−]0\.0\d\d$/,
    );
    expect(rows[3]).toContain('11.252Time Only');
    expect(rows[3]).not.toContain('Dial');
  });

  test('a pass just before midnight counts to the day of the track, not of Greenwich', () => {
    const late: LogEntry = { ...novaPasses[0]!, log_entry_datetime: '2026-06-14T04:30:00.000Z' };
    open({ entries: [late] });
    expect(screen.getByRole('heading', { name: '06/13/2026 · Great Lakes Dragaway · 1 pass' })).toBeVisible();
  });

  test('a final after midnight stands with the eliminations of its evening', () => {
    const final: LogEntry = { ...novaPasses[0]!, log_entry_datetime: '2026-06-21T05:20:00.000Z' };
    const semifinal = { ...novaPasses[1]!, log_entry_datetime: '2026-06-21T03:50:00.000Z' };
    open({ entries: [final, semifinal] });
    const [day, ...others] = screen.getAllByRole('heading', { level: 2 });
    expect(day).toHaveTextContent('06/20/2026 · Great Lakes Dragaway · 2 passes');
    expect(others).toEqual([]);
  });

  test('says that a lifted pass is not counted', () => {
    open({ entries: [novaPasses[3]!] });
    expect(screen.getByText('Lifted')).toBeVisible();
    expect(screen.getByText('not counted')).toBeVisible();
  });

  test('names the vehicle where there are several', () => {
    open({ entries: [...novaPasses, ofDuster] });
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent("'69 Nova · Dial");
  });

  test('shows the figures of the chosen view', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('Weather'));
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
      /DA ft \d,\d{3} · Grains \d+ · Air °F 87\.0/,
    );
  });

  test('goes in pages of fifty', async () => {
    const { user } = open({ entries: many(52) });
    expect(document.querySelectorAll('li')).toHaveLength(50);
    await user.click(screen.getByLabelText('Next page'));
    expect(document.querySelectorAll('li')).toHaveLength(2);
    expect(screen.getByText('51–52 of 52')).toBeVisible();
  });

  test('has its filters behind one button that counts those in use', async () => {
    const { user } = open();
    expect(screen.queryByLabelText('Result')).toBeNull();
    await user.click(screen.getByLabelText('Filter'));
    await user.selectOptions(screen.getByLabelText('Result'), 'Win');
    await user.selectOptions(screen.getByLabelText('Quality'), 'All Out');
    expect(screen.getByLabelText('Filter · 2')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('3 of 6 passes')).toBeVisible();
    await user.click(screen.getByLabelText('Clear'));
    expect(screen.getByRole('search')).toHaveFocus();
    expect(screen.getByText('6 passes')).toBeVisible();
    expect(screen.getByLabelText('Filter')).toBeVisible();
  });

  test('is sorted by a figure, without days then', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('Filter'));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Sort by 1/4 ET');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^11\.168Win.*06\/13\/2026 · Dial/);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await user.click(screen.getByLabelText('Lowest first, reverse'));
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('11.618');
  });

  test('is a table where the racer wants one, on the next start too', async () => {
    const { user, platform } = open();
    await user.click(screen.getByLabelText('Filter'));
    await user.click(screen.getByLabelText('Table'));
    expect(screen.getByRole('table')).toBeVisible();
    cleanup();
    render(<LogBookPage ports={platform} />);
    expect(screen.getByRole('table')).toBeVisible();
  });

  test('shows one vehicle’s passes when it is chosen, and logs the next for it', async () => {
    const { user, platform } = open({ vehicles: [duster, nova], entries: [...novaPasses, ofDuster] });
    await user.click(screen.getByLabelText('Filter'));
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
    expect(screen.getByText(/^No passes here yet\./)).toBeVisible();
    await user.click(screen.getByText('Log a pass'));
    expect(platform.log.opened).toEqual([{ name: 'log-entry', input: {} }]);
  });

  test('while it is being read says so', () => {
    open({}, ({ logBooks }) => {
      logBooks.newest$ = () => NEVER;
      logBooks.entries$ = () => NEVER;
    });
    expect(screen.getByRole('status')).toHaveAccessibleName('Reading your log book');
    expect(screen.queryByText(/No pass/)).toBeNull();
  });
});

describe('a long log book', () => {
  test('shows its newest passes while the rest is being read, and counts none until all are there', async () => {
    const all$ = new BehaviorSubject<Loadable<LogEntry[]>>(unknown);
    const { user } = open({}, ({ logBooks }) => {
      logBooks.newest$ = () => of(present(novaPasses.slice(0, 2)));
      logBooks.entries$ = () => all$;
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Newest passes; loading the rest')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search (loading the rest)');
    await user.click(screen.getByText('Tools'));
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    expect(screen.queryByLabelText('Passes on a page')).toBeNull();
    act(() => all$.next(present(novaPasses)));
    expect(screen.getAllByRole('listitem')).toHaveLength(novaPasses.length);
    expect(screen.getByText(`${novaPasses.length} passes`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });
});

describe('the log book of a wide screen', () => {
  beforeEach(() => screenIsWide(true));

  const column = (index: number) =>
    [...document.querySelectorAll('tbody tr')].map((row) => row.children[index]?.textContent);
  const heads = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);

  test('has the columns of the view Timeslip, newest pass first', () => {
    open();
    expect(heads()).toEqual(
      'Date,1/4 ET,1/4 mph,Result,Quality,Lane,Dial,R/T,60 ft,330 ft,1/8 ET,1/8 mph,1000 ft,Pred'.split(','),
    );
    const cells = [...document.querySelectorAll('tbody tr:first-child > *')].map(
      ({ textContent }) => textContent,
    );
    expect(cells.slice(0, 13)).toEqual(
      '06/20/2026 12:41 PM,11.241,118.6,Win,All Out,Left,11.15,0.018,1.562,4.612,7.148,94.2,'.split(','),
    );
    expect(cells[13]).toMatch(/^[+−]0\.0\d\d$/);
    expect(column(13)[2]).toBe('');
  });

  test('names the vehicle where there are several', () => {
    open({ vehicles: [duster, nova] });
    expect(heads().slice(0, 3)).toEqual(['Date', 'Vehicle', '1/4 ET']);
  });

  test('is sorted by a head, by keyboard too, and says so', async () => {
    const { user } = open();
    const et = screen.getByText('1/4 ET');
    act(() => et.focus());
    await user.keyboard('{Enter}');
    expect(column(1)).toEqual(['11.168', '11.171', '11.229', '11.241', '11.252', '11.618']);
    expect(et.closest('th')).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard('{Enter}');
    expect(column(1)?.[0]).toBe('11.618');
    expect(et.closest('th')).toHaveAttribute('aria-sort', 'descending');
  });

  test('keeps what is missing at the end either way', async () => {
    const { user } = open();
    await user.click(screen.getByText('Dial'));
    expect(column(6).slice(-2)).toEqual(['', '']);
    await user.click(screen.getByText('Dial'));
    expect(column(6).slice(-2)).toEqual(['', '']);
  });

  test('goes in pages of 50, 100 or 300, remembered', async () => {
    const { user, platform } = open({ entries: many(120) });
    expect(column(0)).toHaveLength(50);
    expect(screen.getByText('1–50 of 120')).toBeInTheDocument();
    const sizes = screen.getByLabelText<HTMLSelectElement>('Passes on a page');
    expect([...sizes.options].map(({ value }) => value)).toEqual(['50', '100', '300']);
    await user.selectOptions(sizes, '100');
    expect(column(0)).toHaveLength(100);
    cleanup();
    render(<LogBookPage ports={platform} />);
    expect(column(0)).toHaveLength(100);
  });

  test('stays on its page when a pass arrives, and begins anew with a new question', async () => {
    const { user, platform } = open({ entries: many(120) });
    await user.click(screen.getByLabelText('Next page'));
    await user.click(screen.getByLabelText('Next page'));
    expect(screen.getByText('101–120 of 120')).toBeInTheDocument();
    expect(screen.getByLabelText('Next page')).toHaveAttribute('aria-disabled', 'true');
    act(() => void platform.logBooks.save({ ...novaPasses[5]!, log_entry_uid: 'new' }));
    expect(screen.getByText('101–121 of 121')).toBeInTheDocument();
    await user.click(screen.getByText('1/4 ET'));
    expect(screen.getByText('1–50 of 121')).toBeInTheDocument();
  });

  test('brings the top of a turned page into view, and the focus with it', async () => {
    const { user } = open({ entries: many(52) });
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this);
    };
    await user.click(screen.getByLabelText('Next page'));
    const page = screen.getByRole('group', { name: 'Page 2' });
    expect(scrolled).toEqual([page]);
    expect(page).toHaveFocus();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  test('is left on its last page when the page it was on is gone', async () => {
    const entries = many(51);
    const { user, platform } = open({ entries });
    await user.click(screen.getByLabelText('Next page'));
    act(() => void platform.logBooks.delete(entries[50]!));
    expect(screen.getByText('1–50 of 50')).toBeInTheDocument();
  });

  test('is searched while it is typed, and says how many passes fit', async () => {
    const entries = [{ ...novaPasses[0]!, notes: 'New slicks, 14.5 psi' }, ...novaPasses.slice(1)];
    const { user } = open({ entries });
    await user.type(screen.getByLabelText('Search passes'), 'SLICKS 11.16');
    expect(column(1)).toEqual(['11.168']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 6 passes');
    await user.type(screen.getByLabelText('Search passes'), 'x');
    expect(screen.getByText('No pass matches this filter. You have 6 passes.')).toBeVisible();
    await user.click(screen.getByText('Show all passes'));
    expect(screen.getByRole('group', { name: 'Page 1' })).toHaveFocus();
    expect(column(0)).toHaveLength(6);
    expect(screen.getByLabelText('Search passes')).toHaveValue('');
  });

  test('is filtered by day on the track’s clocks', () => {
    open();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-06-19' } });
    expect(column(1)).toEqual(['11.171', '11.168']);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-06-14' } });
    expect(screen.getByText(/^No pass matches/)).toBeVisible();
  });

  test('understands dates in the search', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Search passes'), '06/13');
    await waitFor(() => expect(column(1)).toEqual(['11.171', '11.168']));
    await user.clear(screen.getByLabelText('Search passes'));
    await user.type(screen.getByLabelText('Search passes'), '2025');
    expect(screen.getByText(/^No pass matches/)).toBeVisible();
  });

  test('is filtered by season, density altitude and the track of the newest pass', async () => {
    const lastYear: LogEntry = {
      ...novaPasses[0]!,
      log_entry_uid: 'last-year',
      log_entry_datetime: '2025-06-14T18:00:00.000Z',
      location: { ...greatLakes, uid: 'byron', title: 'Byron' },
      derived: { ...novaPasses[0]!.derived, density_altitude: feet(-100) },
    };
    const { user } = open({ entries: [...novaPasses, lastYear] });
    await user.click(screen.getByRole('button', { name: 'This track' }));
    expect(screen.getByLabelText('Track')).toHaveDisplayValue('Great Lakes Dragaway');
    expect(screen.getByRole('status')).toHaveTextContent('6 of 7 passes');
    await user.click(screen.getByRole('button', { name: 'This track' }));
    await user.selectOptions(screen.getByLabelText('Season'), '2025');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 7 passes');
    await user.selectOptions(screen.getByLabelText('Season'), 'All seasons');
    await user.type(screen.getByLabelText('DA max'), '0');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 7 passes');
  });

  test('has the season of the passes that fit beside them', async () => {
    const { user } = open();
    await user.selectOptions(screen.getByLabelText('Result'), 'Win');
    const button = screen.getByRole('button', { name: 'Season' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await screen.findByText('Won–lost');
    expect(screen.getByRole('region', { name: 'Season' })).toHaveTextContent('Passes3Won–lost3–0');
    await user.click(button);
    expect(screen.queryByRole('region', { name: 'Season' })).toBeNull();
  });

  test('compares passes side by side, each against the one chosen first', async () => {
    const { user } = open();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await screen.findByText('Choose 2 to 4 passes below; 0 chosen.');
    const panel = () => screen.getByRole('region', { name: 'Compare' });
    await user.click(screen.getByLabelText('Compare the pass of 06/20/2026 12:41 PM'));
    await user.click(screen.getByLabelText('Compare the pass of 06/20/2026 12:02 PM'));
    expect(panel()).toHaveTextContent('2 passes, each against the first.');
    expect(within(panel()).queryByRole('table')).toBeNull();
    await user.click(screen.getByText('Side by side'));
    const table = screen.getByRole('region', { name: 'Compared passes' });
    const row = (name: string) => within(table).getByRole('rowheader', { name }).closest('tr');
    expect(row('1/4 ET')).toHaveTextContent('1/4 ET11.24111.229−0.012');
    expect(row('1/4 mph')).toHaveTextContent('1/4 mph118.6118.8+0.2');
    await user.click(screen.getByText('More rows'));
    expect(row('Lane')).toHaveTextContent('LaneLeftLeft');
    expect(row('60 ft')).toHaveTextContent('60 ft1.5621.562');
    await user.click(screen.getByLabelText('Remove the pass of 06/20/2026 12:41 PM'));
    expect(document.body).not.toHaveFocus();
    expect(panel()).toHaveTextContent('1 chosen');
    expect(within(panel()).queryByRole('table')).toBeNull();
    expect(screen.getByLabelText('Compare the pass of 06/20/2026 12:41 PM')).not.toBeChecked();
  });

  test('compares four passes at most', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    for (const box of screen.getAllByRole('checkbox').slice(0, 4)) await user.click(box);
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).disabled)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('a pass that is deleted is not compared any more', async () => {
    const { user, platform } = open();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await user.click(screen.getByLabelText('Compare the pass of 06/20/2026 12:41 PM'));
    act(() => void platform.logBooks.delete(novaPasses[5]!));
    expect(await screen.findByText('Choose 2 to 4 passes below; 0 chosen.')).toBeVisible();
  });

  test.each([
    ['a racer', {}],
    ['one who may only read', { session: readOnlySession }],
  ])('is printed as it is filtered and seen, by %s', async (_, seed) => {
    const { user } = open(seed);
    await user.selectOptions(screen.getByLabelText('Result'), 'Loss');
    await user.click(screen.getByLabelText('Splits'));
    // There is no printer here: what stands in the page when it would print is looked at.
    let paper = document.createElement('div');
    window.print = () => {
      paper = document.querySelector('[data-sheets]')?.cloneNode(true) as HTMLDivElement;
    };
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(paper.querySelector('h1')).toHaveTextContent('Log book, 1 of 6 passes'));
    expect([...paper.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(
      'Date,60 ft,60–330,330–660,660–1000,1000–1320,1/4 ET,1/4 mph,Pred'.split(','),
    );
    expect(paper.querySelectorAll('tbody tr')).toHaveLength(1);
  });

  test('asks only what sorts passes out', () => {
    open();
    expect(screen.queryByLabelText('Track')).toBeNull();
    expect(screen.queryByLabelText('Lane')).toBeNull();
    expect(screen.getByLabelText('Result')).toBeVisible();
  });

  test('is seen in another view, and the next start begins with it', async () => {
    const { user, platform } = open();
    await user.click(screen.getByLabelText('Weather'));
    expect(heads()).toEqual(
      'Date,1/4 ET,DA ft,Grains,Air °F,Humidity %,Pressure inHg,Wind mph,Wind,Pred'.split(','),
    );
    expect(column(8)[0]).toBe('6 ↘ head6 mph head wind from the left');
    const seen = await firstValueFrom(platform.settings.settings$);
    expect(seen.state === 'present' && seen.value.currentDataSet).toBe('weather');
  });

  test('begins with the view seen last, with the racer’s own fields', () => {
    const field = {
      pk: 'rpm',
      title: 'Launch rpm',
      titleShort: 'Launch',
      description: '',
      defaultLastValue: true,
      isCustomField: true as const,
      isNumeric: true,
      numericFormat: '0',
    };
    open({
      customFields: [field],
      views: [{ key: 'mine', name: 'Mine', fieldKeys: ['custom_fields.rpm', 'later.version', 'notes'] }],
      settings: { ...racerSettings, currentDataSet: 'mine' },
      entries: [{ ...novaPasses[0]!, custom_fields: { rpm: 5200 } }],
    });
    expect(heads()).toEqual(['Date', 'Launch', 'Notes', 'Pred']);
    expect(column(1)).toEqual(['5200']);
  });

  test('offers many views as a list', async () => {
    const views = ['a', 'b', 'c', 'd', 'e'].map((key) => ({
      key,
      name: `View ${key}`,
      fieldKeys: ['notes'],
    }));
    const { user } = open({ views });
    await user.selectOptions(screen.getByLabelText('View'), 'View d');
    expect(heads()).toEqual(['Date', 'Notes', 'Pred']);
  });

  test('shows a new view at once when it is saved', async () => {
    const { user, platform } = open();
    platform.answerDialogs({ key: 'mine' });
    act(() => void platform.logBookViews.save({ key: 'mine', name: 'Mine', fieldKeys: ['notes'] }));
    await user.click(screen.getByLabelText('New view'));
    expect(platform.log.opened).toEqual([{ name: 'log-book-view', input: {} }]);
    expect(heads()).toEqual(['Date', 'Notes', 'Pred']);
  });

  test('leads a racer without access to the subscription instead of a view’s dialog', async () => {
    const { user, platform } = open({ session: readOnlySession });
    await user.click(screen.getByLabelText('Edit the view Timeslip'));
    expect(platform.log.subscriptionRequired).toBe(1);
    expect(platform.log.opened).toEqual([]);
  });

  test('can be scrolled sideways by keyboard', () => {
    open();
    const region = screen.getByLabelText('Passes');
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getByText('1/4 ET')).toBeInTheDocument();
  });
});
