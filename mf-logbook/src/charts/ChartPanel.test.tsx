import { mph, passFieldsOf, seconds, type LogEntry } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { greatLakes, novaPasses } from '@holeshot/shared-core/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ChartPanel } from './ChartPanel';

type Plot = NonNullable<ComponentProps<typeof ChartPanel>['plot']>;
type Shown = ComponentProps<Plot>;

const eighth: LogEntry = {
  ...novaPasses[0]!,
  log_entry_uid: 'eighth',
  location: { ...greatLakes, track_length: 660 },
  derived: { ...novaPasses[0]!.derived, finish_et: novaPasses[0]!.timeslip.et_660!, finish_mph: mph(94.2) },
};

const show = (entries: LogEntry[], anyQuality = false) => {
  const opened: string[] = [];
  let shown: Shown | undefined;
  // A canvas draws nothing here: the test reads the plot's props.
  const plot: Plot = (props) => {
    shown = props;
    return null;
  };
  render(
    <ChartPanel
      entries={entries}
      fields={passFieldsOf([])}
      anyQuality={anyQuality}
      navigation={{ go: (path) => opened.push(path) }}
      plot={plot}
    />,
    { wrapper: ThemeRoot },
  );
  return { opened, plotted: () => shown!, user: userEvent.setup({ delay: null }) };
};

describe('the chart of the log book', () => {
  test('begins with the ET against the density altitude of all-out passes, and says it in words', () => {
    const { plotted } = show(novaPasses);
    expect(screen.getByRole('heading')).toHaveTextContent('Finish ET against DA ft');
    expect(plotted().points).toHaveLength(5);
    const xs = plotted().points.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(
      screen.getByText(
        /^5 all-out passes over 1\/4 mile\. Finish ET from 11\.168 to 11\.252, DA ft from 1,\d{3} to 2,\d{3}\. DA ft \+1,000: Finish ET \+0\.0\d\d, nothing else held constant\.$/,
      ),
    ).toBeInTheDocument();
  });

  test('counts lifted passes where the racer has asked for them', () => {
    const { plotted } = show(novaPasses, true);
    expect(plotted().points).toHaveLength(6);
    expect(screen.getByText(/^6 passes over 1\/4 mile\. /)).toBeInTheDocument();
  });

  test('shows any two values against each other', async () => {
    const { plotted, user } = show(novaPasses);
    await user.selectOptions(screen.getByLabelText('Up'), '1/4 mph');
    await user.selectOptions(screen.getByLabelText('Across'), 'Date');
    expect(plotted().zone).toBe(greatLakes.timezone);
    expect(plotted().points[0]).toMatchObject({ x: Date.parse(novaPasses[0]!.log_entry_datetime), y: 119.4 });
    expect(screen.getByText(/from 06\/13\/2026 11:05 AM to 06\/20\/2026 12:41 PM\.$/)).toBeInTheDocument();
  });

  test('writes dates by the clocks of the track of the newest pass, and no other value as a date', async () => {
    const sydney = { ...greatLakes, timezone: 'Australia/Sydney' };
    const [first, ...others] = [...novaPasses].reverse() as [LogEntry, ...LogEntry[]];
    const { plotted, user } = show([{ ...first, location: sydney }, ...others], true);
    expect(plotted().zone).toBeUndefined();
    await user.selectOptions(screen.getByLabelText('Across'), 'Date');
    const newest = plotted().points.at(-1)?.entry.location.timezone;
    expect(plotted().zone).toBe(newest);
    expect(plotted().points[0]?.entry.location.timezone).not.toBe(newest);
  });

  test('offers each value under the one name that it has where a view is made', () => {
    show(novaPasses);
    const names = [...screen.getByLabelText<HTMLSelectElement>('Up').options].map(({ text }) => text);
    expect(names).toEqual(
      passFieldsOf([])
        .filter(({ numeric }) => numeric)
        .map(({ label }) => label),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test('says which pass is chosen, and opens it', () => {
    const { plotted, opened } = show(novaPasses);
    expect(screen.getByText(/^Tap a point/)).toBeInTheDocument();
    act(() => plotted().onChoose(0));
    expect(plotted().valueText).toMatch(/^06\/13\/2026 11:05 AM: Finish ET 11\.168, DA ft 1,\d{3}$/);
    expect(screen.getByText(plotted().valueText)).toBeInTheDocument();
    expect(screen.getByText('Open')).toHaveAttribute('href', '/logbook/pass?uid=nova-1');
    act(() => plotted().onOpen(1));
    expect(opened).toEqual(['/logbook/pass?uid=nova-2']);
  });

  test('never mixes distances: the one run most is shown, the other can be chosen', async () => {
    const { plotted, user } = show([...novaPasses, eighth]);
    expect(plotted().points).toHaveLength(5);
    await user.selectOptions(screen.getByLabelText('Distance'), '1/8 mile');
    expect(screen.getByRole('heading')).toHaveTextContent('Finish ET against DA ft');
    expect(screen.getByText(/^1 all-out pass over 1\/8 mile\. Finish ET from 7\.148/)).toBeInTheDocument();
    expect(plotted().points.map(({ y }) => y)).toEqual([7.148]);
    expect(plotted().line).toBeUndefined();
  });

  test('begins with the car that ran last; all cars together have a mark each and no line', async () => {
    const vehicle = { ...novaPasses[0]!.vehicle, uid: 'duster', name: 'Duster' };
    const { plotted, user } = show([...novaPasses, { ...novaPasses[0]!, vehicle }]);
    const cars = () => plotted().cars.map(({ uid }) => uid);
    expect(cars()).toEqual(['nova']);
    expect(plotted().line).toBeDefined();
    expect(screen.queryByLabelText('Cars of the chart')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Car'), 'All cars');
    expect(cars()).toEqual(['nova', 'duster']);
    expect(plotted().line).toBeUndefined();
    expect(screen.getByText(/They are from 2 cars: choose one/)).toBeInTheDocument();
    expect(screen.getByLabelText('Cars of the chart')).toHaveTextContent("'69 NovaDuster");
    act(() => plotted().onChoose(plotted().points.findIndex(({ entry }) => entry.vehicle.uid === 'duster')));
    expect(plotted().valueText).toMatch(/^Duster, 06\/13\/2026/);
    await user.selectOptions(screen.getByLabelText('Car'), 'Duster');
    expect(cars()).toEqual(['duster']);
  });

  test('leaves out what is far from the rest, says so, and draws it where it is asked to', async () => {
    const slow = (at: number) => ({
      ...novaPasses[at]!,
      log_entry_uid: `slow-${at}`,
      derived: { ...novaPasses[at]!.derived, finish_et: seconds(15 + at) },
    });
    const season = [0, 1].flatMap((copy) =>
      novaPasses.map((pass) => ({ ...pass, log_entry_uid: `${pass.log_entry_uid}-${copy}` })),
    );
    const { plotted, user } = show([...season, slow(0)]);
    expect(plotted().points).toHaveLength(10);
    expect(screen.getByText('1 pass far from the rest not drawn')).toBeVisible();
    await user.click(screen.getByText('Draw all'));
    expect(plotted().points).toHaveLength(11);
    await user.click(screen.getByText('Leave out'));
    expect(plotted().points).toHaveLength(10);
  });

  test('says where there is nothing to draw', () => {
    const { plotted } = show([{ ...novaPasses[0]!, weather: null, derived: {} }]);
    expect(
      screen.getByText('None of the all-out passes over 1/4 mile shown has both values.'),
    ).toBeInTheDocument();
    expect(plotted()).toBeUndefined();
  });
});
