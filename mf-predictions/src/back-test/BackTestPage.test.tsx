import { seconds, type LogEntry } from '@holeshot/shared-core';
import { createMemoryPlatform, greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { BackTestPage } from './BackTestPage';

/** The season again and again, two weeks apart, up to now. */
const seasons = (rounds: number): LogEntry[] =>
  Array.from({ length: rounds }, (_, round) =>
    novaPasses.map((pass) => ({
      ...pass,
      log_entry_uid: `${pass.log_entry_uid}-${round}`,
      log_entry_datetime: new Date(
        Date.parse(pass.log_entry_datetime) - round * 14 * 86_400_000,
      ).toISOString(),
    })),
  ).flat();

const platformOf = (entries: LogEntry[]) =>
  createMemoryPlatform({ vehicles: [nova], locations: [greatLakes], entries });
const show = (rounds: number, entries = seasons(rounds)) => {
  const platform = platformOf(entries);
  const { unmount } = render(<BackTestPage ports={platform} />);
  return { platform, unmount };
};

describe('the back-test', () => {
  test('sets the engine beside four rules of thumb, as bars and as a table', async () => {
    show(5);
    const bars = await screen.findByRole('img');
    expect(bars).toHaveAccessibleName(/^Mean miss: Holeshot 0\.\d{3} s, last run 0\.\d{3} s, mean of last 5/);
    expect(screen.getByText(/^± 0\.\d{3} s$/)).toBeVisible();
    expect(screen.getByText(/over 15 of your passes/)).toHaveTextContent(/rule of thumb/);
    await userEvent.click(screen.getByText('The numbers'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(6);
    expect(rows[1]).toHaveTextContent(/^Holeshot0\.\d{3}0\.\d{3}15$/);
    expect(document.body).not.toHaveTextContent('NaN');
  });

  test('sets the passes under their dials beside those that the calls promised', async () => {
    const dialed = (dial: number | undefined) =>
      seasons(5).map((pass) => {
        const { dialin_et: _, ...timeslip } = pass.timeslip;
        return { ...pass, timeslip: { ...timeslip, ...(dial && { dialin_et: seconds(dial) }) } };
      });
    const { unmount } = show(5, dialed(11.24));
    expect(await screen.findByText(/^\d+ of \d+ all-out passes ran under their dial/)).toBeVisible();
    unmount();
    show(5, dialed(undefined));
    expect(await screen.findByRole('img')).toBeVisible();
    expect(screen.queryByText(/under their dial/)).toBeNull();
  });

  test('leaves out passes that look lifted, and leads to them, newest first', async () => {
    const { unmount } = show(5);
    const bars = async () => (await screen.findByRole('img')).getAttribute('aria-label');
    const without = await bars();
    unmount();
    const asAllOut = seasons(5).map((pass) =>
      ['nova-4-0', 'nova-4-1'].includes(pass.log_entry_uid)
        ? { ...pass, timeslip: { ...pass.timeslip, quality: 'All Out' as const } }
        : pass,
    );
    show(5, asAllOut);
    expect(await bars()).toBe(without);
    expect(screen.getByText('2 passes look lifted and are not counted. Look at them:')).toBeVisible();
    const links = screen.getAllByRole('link', { name: /^11\.618 of / });
    expect(links[0]).toHaveAttribute('href', '/logbook/pass?uid=nova-4-0');
  });

  describe('with a car of several distances', () => {
    const eighth = (passes: LogEntry[]): LogEntry[] =>
      passes.map((pass) => {
        const { et_1320: _et, mph_1320: _mph, ...timeslip } = pass.timeslip;
        return { ...pass, timeslip };
      });
    const over = (name: string) => screen.getByRole('radio', { name });

    test('begins with the distance of the chosen track, and takes another', async () => {
      const entries = seasons(5);
      show(5, [...entries.slice(0, 6), ...eighth(entries.slice(6))]);
      expect(over('1/4 mile')).toBeChecked();
      expect(screen.queryByRole('radio', { name: '1000 ft' })).toBeNull();
      expect(await screen.findByText(/^There are too few passes over this distance/)).toBeVisible();
      await userEvent.click(over('1/8 mile'));
      expect(over('1/8 mile')).toBeChecked();
      expect(await screen.findByText(/over 15 of your passes/)).toBeVisible();
    });

    test('begins with the distance of most passes where the one of the chosen track was never run', async () => {
      const [first, ...others] = eighth(seasons(5));
      const longer = { ...first!, timeslip: { ...first!.timeslip, et_1000: seconds(9.3) } };
      show(5, [longer, ...others]);
      expect(over('1/8 mile')).toBeChecked();
      expect(over('1000 ft')).not.toBeChecked();
      expect(await screen.findByText(/over 15 of your passes/)).toBeVisible();
    });

    test('has no choice where only one was run', async () => {
      show(5, eighth(seasons(5)));
      expect(screen.getByText('Over the 1/8 mile.')).toBeVisible();
      expect(screen.queryByRole('radio')).toBeNull();
      expect(await screen.findByText(/over 15 of your passes/)).toBeVisible();
    });
  });

  test('waits until every pass is read', () => {
    const platform = createMemoryPlatform({
      vehicles: [nova],
      locations: [greatLakes],
      entries: seasons(5),
    });
    platform.logBooks.entries$ = () => NEVER;
    const { container } = render(<BackTestPage ports={platform} />);
    expect(container.querySelector('.MuiSkeleton-root')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each([0, 1])('says for %d race weekends when the comparison starts', async (rounds) => {
    show(rounds);
    expect(await screen.findByText(/^There are too few passes/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('NaN');
  });

  describe('with many passes', () => {
    /** Each step takes the whole of its slice. */
    const showSlow = (rounds: number) => {
      jest.useFakeTimers();
      const platform = platformOf(seasons(rounds));
      let time = platform.clock.now();
      const clock = { ...platform.clock, now: () => (time += 20) };
      render(<BackTestPage ports={{ ...platform, clock }} />);
    };
    afterEach(() => jest.useRealTimers());

    test('stops at a press, stays stopped, and starts again', async () => {
      showSlow(5);
      act(() => screen.getByText('Stop').click());
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(screen.getByText(/^The back-test was stopped/)).toBeVisible();
      act(() => screen.getByText('Start again').click());
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(screen.getByRole('img')).toBeVisible();
    });

    test('shows its progress', async () => {
      showSlow(5);
      expect(screen.getByText(/: 3 %$/)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(3));
      expect(screen.getByText(/: (?!3 )\d+ %$/)).toBeVisible();
    });
  });
});
