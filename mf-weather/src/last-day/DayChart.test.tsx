import { fahrenheit, type LogEntry, type StationObservation } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, greatLakes, novaPasses, summerAfternoon } from '@holeshot/shared-core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { DayChart } from './DayChart';

type Line = NonNullable<ComponentProps<typeof DayChart>['line']>;

const newest = Date.parse(summerAfternoon.datetime);
/** Every half hour of a day, coolest at its beginning. */
const day = Array.from({ length: 48 }, (_, index): StationObservation => ({
  ...summerAfternoon,
  datetime: new Date(newest - (47 - index) * 1_800_000).toISOString(),
  air_temp: fahrenheit(64 + index / 2),
}));

const show = (reports = day, now = newest, passes: LogEntry[] = []) => {
  let drawn: ComponentProps<Line> | undefined;
  // A canvas draws nothing here: what the line is given is looked at instead.
  const line: Line = (props) => {
    drawn = props;
    return null;
  };
  const { clock } = createMemoryPlatform({ now });
  render(<DayChart location={greatLakes} reports={reports} passes={passes} clock={clock} line={line} />, {
    wrapper: ThemeRoot,
  });
  return { drawn: () => drawn!, user: userEvent.setup({ delay: null }) };
};

describe('the chart of the last 24 hours', () => {
  test('begins with the density altitude, and says it in words', () => {
    const { drawn } = show();
    expect(drawn().label).toBe('Chart of Density altitude in the last 24 hours');
    expect(drawn().times).toEqual(day.map(({ datetime }) => Date.parse(datetime)));
    expect(drawn().values.at(-1)!).toBeGreaterThan(drawn().values[0]!);
    expect(
      screen.getByText(
        /^Density altitude in the last 24 hours: lowest 1,\d{3} ft at 1:25 PM, highest 3,0\d\d ft at 12:55 PM, newest 3,0\d\d ft at 12:55 PM\.$/,
      ),
    ).toBeInTheDocument();
  });

  test('says from when on it is where the station reports so often that not all of the day is kept', () => {
    const { drawn } = show(day.slice(-34));
    expect(drawn().label).toBe('Chart of Density altitude since 8:25 PM');
    expect(screen.getByText(/^Density altitude since 8:25 PM: lowest/)).toBeInTheDocument();
  });

  test('says until when it is where the newest report is more than an hour old', () => {
    const hoursLater = newest + 3 * 3_600_000;
    const { drawn } = show(day, hoursLater);
    expect(drawn().label).toBe('Chart of Density altitude in the 24 hours until 12:55 PM');
    expect(screen.getByText(/^Density altitude in the 24 hours until 12:55 PM: lowest/)).toBeInTheDocument();
    show(day.slice(-34), hoursLater);
    expect(screen.getByText(/^Density altitude from 8:25 PM until 12:55 PM: lowest/)).toBeInTheDocument();
  });

  test('has the passes of the day on its line, and in words', () => {
    const passes = novaPasses.slice(2).reverse();
    const { drawn } = show(day, newest, passes);
    expect([...drawn().dots].map((index) => day[index]?.datetime.slice(11, 16))).toEqual([
      '15:55',
      '16:25',
      '16:55',
      '17:55',
    ]);
    expect(screen.getByText(/ Your passes: .*, 11\.241 at 12:41 PM\.$/)).toBeInTheDocument();
  });

  test('draws the value that the racer chooses', async () => {
    const { drawn, user } = show();
    await user.click(screen.getByRole('radio', { name: 'Air' }));
    expect(drawn().values).toEqual(day.map(({ air_temp }) => air_temp));
    expect(screen.getByText(/^Air in the last 24 hours: lowest 64\.0 °F at 1:25 PM/)).toBeInTheDocument();
  });

  test('stands as a table behind it: the last report of each hour, the newest first, the wind against the track', async () => {
    const { user } = show();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show as a table' }));
    const [head, first, second] = within(screen.getByRole('table')).getAllByRole('row');
    expect(
      within(head!)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Time', 'DA ft', 'Air °F', 'Humidity %', 'Pressure inHg', 'Wind mph']);
    expect(first).toHaveTextContent(/^12:55 PM3,0\d\d87\.55429\.136\.0 /);
    expect(second).toHaveTextContent(/^11:55 AM/);
    await user.click(screen.getByRole('button', { name: 'Hide the table' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
