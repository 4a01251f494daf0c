import { ok, seconds, type LogEntry } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import {
  createMemoryPlatform,
  greatLakes,
  novaPasses,
  summerAfternoon,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeasonPanel } from './SeasonPanel';
import { SeasonWidget } from './SeasonWidget';

const lastYear: LogEntry = {
  ...novaPasses[0]!,
  log_entry_uid: 'old',
  log_entry_datetime: '2025-09-06T16:00:00.000Z',
  location: { ...greatLakes, track_length: 660 },
  derived: { ...novaPasses[0]!.derived, finish_et: novaPasses[0]!.timeslip.et_660! },
};

const figures = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

describe('the season on the log book page', () => {
  test('is the newest one: its rounds, lights and bests', () => {
    render(<SeasonPanel entries={[...novaPasses, lastYear]} />, { wrapper: ThemeRoot });
    expect(screen.getByLabelText('Which season')).toHaveValue('2026');
    expect(figures()).toEqual([
      'Passes 6',
      'Won–lost 3–1',
      'R/T average 0.018',
      'Best ET 11.168',
      'Best mph 119.4',
      'Consistency ± 0.009s',
    ]);
    expect(screen.getByText('Lost 1: 1 not known.')).toBeVisible();
    expect(screen.getByText('1/4 mile · 6 passes')).toBeVisible();
    expect(screen.getByLabelText('11.168, open the pass of 06/13/2026')).toHaveAttribute(
      'href',
      `/logbook/pass?uid=${novaPasses[0]?.log_entry_uid}`,
    );
  });

  test('leads to the promised breakouts where a pass has a call and a dial', () => {
    const name = 'Back-test: breakouts promised against happened';
    const without = novaPasses.map((pass) => ({ ...pass, derived: { finish_et: seconds(11.2) } }));
    render(<SeasonPanel entries={without} />, { wrapper: ThemeRoot });
    expect(screen.queryByRole('link', { name })).toBeNull();
    cleanup();
    const called = without.map((pass) => ({
      ...pass,
      derived: { ...pass.derived, finish_ddp: seconds(11.2) },
    }));
    render(<SeasonPanel entries={called} />, { wrapper: ThemeRoot });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/back-test');
  });

  test('has a bye beside the rounds won and lost', () => {
    const [first, ...others] = novaPasses;
    const bye: LogEntry = { ...first!, event: { round: 'E2', bye: true } };
    render(<SeasonPanel entries={[bye, { ...bye, log_entry_uid: 'second' }, ...others]} />, {
      wrapper: ThemeRoot,
    });
    expect(figures()).toContain('Byes 2');
  });

  test('begins with its pictures, whatever order the passes stand in', () => {
    const slower = { ...novaPasses[5]!, log_entry_uid: 'slow', derived: { finish_et: seconds(14) } };
    const { container } = render(<SeasonPanel entries={[...novaPasses, slower]} />, { wrapper: ThemeRoot });
    const picture = screen.getByRole('img', {
      name: /^ET pass by pass, '69 Nova: Best 11\.168 of 6 passes/,
    });
    expect(picture.compareDocumentPosition(screen.getByText('Won–lost'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const heights = () => [...container.querySelectorAll('circle')].map((dot) => dot.getAttribute('cy'));
    const drawn = heights();
    cleanup();
    const again = render(<SeasonPanel entries={[slower, ...novaPasses].reverse()} />, { wrapper: ThemeRoot });
    expect([...again.container.querySelectorAll('circle')].map((dot) => dot.getAttribute('cy'))).toEqual(
      drawn,
    );
  });

  test('holds runs against calls without a miss that would flatten all others, and says so', () => {
    const called = (et: number, index: number): LogEntry => ({
      ...novaPasses[0]!,
      log_entry_uid: `called-${index}`,
      derived: { finish_et: seconds(et), finish_ddp: seconds(11.2) },
    });
    render(<SeasonPanel entries={[11.21, 11.19, 13.9].map(called)} />, { wrapper: ThemeRoot });
    expect(screen.getByRole('img', { name: /^Run against call/ })).toHaveAccessibleName(
      'Run against call: Average miss 0.010 over 2 passes; 1 further off not drawn',
    );
  });

  test('gives each car its own bests', () => {
    const vehicle = { ...novaPasses[0]!.vehicle, uid: 'duster', name: 'Duster' };
    const quicker = {
      ...novaPasses[0]!,
      log_entry_uid: 'quick',
      vehicle,
      derived: { ...novaPasses[0]!.derived, finish_et: seconds(9.8) },
    };
    render(<SeasonPanel entries={[quicker, ...novaPasses]} />, { wrapper: ThemeRoot });
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["'69 Nova · 1/4 mile · 6 passes", 'Duster · 1/4 mile · 1 pass']);
    expect(figures().filter((figure) => figure.startsWith('Best ET'))).toEqual([
      'Best ET 11.168',
      'Best ET 9.800',
    ]);
  });

  test('never mixes distances where all passes are asked for', async () => {
    render(<SeasonPanel entries={[...novaPasses, lastYear]} />, {
      wrapper: ThemeRoot,
    });
    await userEvent.selectOptions(screen.getByLabelText('Which season'), 'All');
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      '1/8 mile · 1 pass',
      '1/4 mile · 6 passes',
    ]);
    expect(figures().filter((figure) => figure.startsWith('Best ET'))).toEqual([
      'Best ET 7.148',
      'Best ET 11.168',
    ]);
  });

  test('follows the filter: a season that is left without a pass gives way', async () => {
    const { rerender } = render(<SeasonPanel entries={[...novaPasses, lastYear]} />, { wrapper: ThemeRoot });
    await userEvent.selectOptions(screen.getByLabelText('Which season'), '2025');
    expect(screen.getByText('1/8 mile · 1 pass')).toBeVisible();
    rerender(<SeasonPanel entries={novaPasses} />);
    expect(screen.getByLabelText('Which season')).toHaveValue('2026');
  });
});

describe('the report of the season', () => {
  const lit = (reaction: number): LogEntry => ({
    ...novaPasses[0]!,
    log_entry_uid: `lit-${reaction}`,
    timeslip: { ...novaPasses[0]!.timeslip, reaction_time: seconds(reaction) },
  });
  const lights = () => screen.queryByRole('img', { name: /^R\/T/ });
  const spread = /ET spread ±/;
  const twelve = Array.from({ length: 12 }, (_, index) => ({
    ...novaPasses[0]!,
    log_entry_uid: `called-${index}`,
    derived: { finish_et: seconds(11.2 + index / 100), finish_ddp: seconds(11.2 + index / 100) },
  }));

  test('shows the lights as bars, the red ones outlined', () => {
    render(<SeasonPanel entries={[-0.012, 0.004, 0.011, 0.013, 0.021].map(lit)} />, { wrapper: ThemeRoot });
    expect(lights()).toHaveAccessibleName(
      'R/T by 0.010 s, red lights outlined: Median 0.011; half between 0.004 and 0.013; 1 red of 5.',
    );
    expect(lights()).toHaveTextContent('−0.0200.0302');
    const bars = [...lights()!.querySelectorAll('rect')];
    expect(bars.map((bar) => bar.getAttribute('fill'))).toEqual(['none', ...Array(3).fill('currentColor')]);
    expect(bars.map((bar) => Number(bar.getAttribute('height')))).toEqual([48, 48, 96, 48]);
  });

  test('shows no lights below five', () => {
    render(<SeasonPanel entries={[0.004, 0.011, 0.013, 0.021].map(lit)} />, { wrapper: ThemeRoot });
    expect(lights()).toBeNull();
  });

  test('says where the spread of the ET comes from, once there are ten calls', () => {
    const { rerender } = render(<SeasonPanel entries={twelve} />, { wrapper: ThemeRoot });
    expect(screen.getByText(spread)).toHaveTextContent(
      "'69 Nova: ET spread ± 0.036 s: air and tune 100 %, launch 0 %, car and track 0 %.",
    );
    rerender(<SeasonPanel entries={twelve.slice(3)} />);
    expect(screen.queryByText(spread)).toBeNull();
  });

  test('keeps a pass whose time cannot be read among all passes', async () => {
    render(<SeasonPanel entries={[...novaPasses, { ...lit(0.01), log_entry_datetime: 'soon' }]} />, {
      wrapper: ThemeRoot,
    });
    expect(document.body).not.toHaveTextContent('NaN');
    await userEvent.selectOptions(screen.getByLabelText('Which season'), 'All');
    expect(figures()[0]).toBe('Passes 7');
    expect(document.body).not.toHaveTextContent('NaN');
  });

  test('is on the log book page alone, the widget stays short', () => {
    render(<SeasonWidget ports={createMemoryPlatform({ entries: twelve })} />, { wrapper: ThemeRoot });
    expect(lights()).toBeNull();
    expect(screen.queryByText(spread)).toBeNull();
    expect(screen.queryByText('Share as a picture')).toBeNull();
  });
});

describe('the season on the dashboard', () => {
  test('is that of the newest pass, with the way to the log book', () => {
    render(<SeasonWidget ports={createMemoryPlatform({ entries: [...novaPasses, lastYear] })} />, {
      wrapper: ThemeRoot,
    });
    const region = screen.getByRole('region', { name: 'Season' });
    expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Season 2026');
    expect(figures()[0]).toBe('Passes 6');
    expect(screen.getByText('Open the log book')).toHaveAttribute('href', '/logbook');
  });

  describe('on a day of racing', () => {
    const newest = novaPasses.at(-1)!;
    const at = (hours: number) => Date.parse(newest.log_entry_datetime) + hours * 3_600_000;
    const report = (hours: number) => ({ ...summerAfternoon, datetime: new Date(at(hours)).toISOString() });
    const dayOf = (now: number, seed: MemorySeed = {}) =>
      render(
        <SeasonWidget
          ports={createMemoryPlatform({
            entries: novaPasses,
            observation: ok(report(0)),
            lastDay: [-20, -3, -2, -1, 0, 1].map(report),
            now,
            ...seed,
          })}
        />,
        { wrapper: ThemeRoot },
      );
    const today = () => screen.queryByRole('img', { name: /^Density altitude today/ });

    test('begins with the air of the day, its passes on it', () => {
      dayOf(at(1.5));
      expect(today()).toHaveAccessibleName(
        /^Density altitude today, Great Lakes Dragaway: 4 passes, the last 11\.241 at [12],\d{3} ft; 10:41 AM to 1:41 PM$/,
      );
      expect(today()?.querySelectorAll('circle')).toHaveLength(4);
      expect(today()?.querySelector('polyline')?.getAttribute('points')?.split(' ').length).toBeGreaterThan(
        3,
      );
    });

    test('shows the passes alone while the station is silent', () => {
      dayOf(at(1.5), { lastDay: [] });
      expect(today()?.querySelectorAll('circle')).toHaveLength(4);
    });

    test('is over on the next day', () => {
      dayOf(at(24));
      expect(today()).toBeNull();
    });
  });

  test('says where there is no pass', () => {
    render(<SeasonWidget ports={createMemoryPlatform()} />, { wrapper: ThemeRoot });
    expect(screen.getByText(/^No passes here yet/)).toBeVisible();
  });
});
