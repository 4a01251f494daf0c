import { seconds, type LogEntry } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { AccuracyWidget } from './AccuracyWidget';

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

const eighth = { ...greatLakes, uid: 'eighth', title: 'Eighth Mile Park', track_length: 660 as const };

const show = (seed: MemorySeed) => {
  const platform = createMemoryPlatform({ vehicles: [nova], locations: [greatLakes], ...seed });
  const { unmount } = render(<AccuracyWidget ports={platform} />);
  return { platform, unmount };
};

describe('the accuracy on the dashboard', () => {
  test('is the average miss of the last twenty all-out passes, with the share inside the interval', async () => {
    const { platform } = show({ entries: seasons(8) });
    expect(await screen.findByText(/^Average miss over your last 20 all-out passes/)).toHaveTextContent(
      /passes; the worst 0\.\d{3} s\.$/,
    );
    expect(screen.getByText(/^0\.0\d\d/)).toHaveTextContent(/s off$/);
    expect(screen.getByText(/^\d+ of 20 ended inside the 80 % interval\.$/)).toBeVisible();
    await userEvent.click(screen.getByText('Open the back-test'));
    expect(platform.log.paths).toEqual(['/back-test']);
  });

  test('leaves out a lifted pass saved as all out, and leads to it', async () => {
    const entries = seasons(8);
    const { unmount } = show({ entries });
    const figures = async () => (await screen.findByText(/^Average miss/)).textContent;
    const without = await figures();
    expect(screen.queryByText(/not counted/)).toBeNull();
    unmount();
    const asAllOut = entries.map((pass) =>
      pass.log_entry_uid === 'nova-4-0'
        ? { ...pass, timeslip: { ...pass.timeslip, quality: 'All Out' as const } }
        : pass,
    );
    show({ entries: asAllOut });
    expect(await figures()).toBe(without);
    expect(screen.getByText('1 pass looks lifted and is not counted. Look at it:')).toBeVisible();
    expect(screen.getByRole('link', { name: /^11\.618 of 06\/20\/2026 / })).toHaveAttribute(
      'href',
      '/logbook/pass?uid=nova-4-0',
    );
  });

  test('is worked out once every pass is read', () => {
    const platform = createMemoryPlatform({
      vehicles: [nova],
      locations: [greatLakes],
      entries: seasons(8),
    });
    platform.logBooks.entries$ = () => NEVER;
    render(<AccuracyWidget ports={platform} />);
    expect(screen.getByRole('status')).toHaveAccessibleName('Calling your last passes');
  });

  test('is of the eighth mile where the car is raced over that', async () => {
    const entries = seasons(8).map(({ timeslip: { et_1320: _, mph_1320: __, ...timeslip }, ...pass }) => ({
      ...pass,
      timeslip: { ...timeslip, et_660: timeslip.et_660 ?? seconds(7.1) },
      location: eighth,
    }));
    show({ entries, locations: [eighth] });
    expect(screen.getByText(/ · 1\/8 mile$/)).toBeVisible();
    expect(await screen.findByText(/^Average miss over your last 20/)).toBeVisible();
  });

  test('counts no pass of another car', async () => {
    const others = seasons(8).map((pass) => ({ ...pass, vehicle: { ...pass.vehicle, uid: 'duster' } }));
    show({ entries: others, vehicles: [nova] });
    expect(await screen.findByText(/^From your third all-out pass/)).toBeVisible();
  });

  test.each<[string, MemorySeed, RegExp]>([
    ['vehicle', { vehicles: [] }, /^Add a vehicle/],
    ['pass', { entries: [] }, /^From your third all-out pass/],
  ])('without a %s says so', async (_, seed, sentence) => {
    show(seed);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(document.body).not.toHaveTextContent('NaN');
  });
});
