import { seconds, type LogEntry, type ScoutedRun } from '@holeshot/shared-core';
import { createMemoryPlatform, novaPasses, type MemoryPlatform } from '@holeshot/shared-core/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LadderTool } from './LadderTool';

const [pattern] = novaPasses as [LogEntry];
/** Races in which Bea leaves late, and one against a driver of whom no number is noted. */
const raced: LogEntry[] = Array.from({ length: 30 }, (_, index) => ({
  ...pattern,
  log_entry_uid: `race-${index}`,
  timeslip: { ...pattern.timeslip, dialin_et: seconds(11.2), reaction_time: seconds(0.03) },
  derived: { ...pattern.derived, finish_et: seconds(11.21 + (index % 3) / 100) },
  event:
    index === 0
      ? { opponent: 'Al' }
      : {
          ...{ opponent: 'Bea', opponent_dial: seconds(9.9) },
          ...{ opponent_reaction: seconds(0.13), opponent_et: seconds(9.92) },
        },
}));
const show = (
  platform: MemoryPlatform = createMemoryPlatform(),
  entries = raced,
  runs: readonly ScoutedRun[] = [],
) => ({
  platform,
  ...render(<LadderTool entries={entries} runs={runs} ports={platform} />),
});
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Qualified order'), { target: { value: text } });
const rows = (name: string): string[] =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Resolves once all chances are worked out. */
const settled = () => waitFor(() => expect(screen.queryByText(/…/)).toBeNull(), { timeout: 20_000 });
const field = ['1. Me', '2. Al', 'Cy', 'B427', 'Bea', 'Di', 'Ed', 'Flo'].join('\n');

describe('the ladder', () => {
  test('pairs the first round, and tells the chances that the log book knows', async () => {
    show();
    type(field);
    await settled();
    expect(rows('Round 1, chance of the first')).toEqual([
      '1. Me – 5. Bea–',
      '2. Al – 6. Di–',
      '3. Cy – 7. Ed–',
      '4. B427 – 8. Flo–',
    ]);
    await userEvent.selectOptions(screen.getByLabelText('You are'), 'Me');
    expect(screen.getByText(`in ${pattern.vehicle.name}`)).toBeVisible();
    await settled();
    expect(rows('Round 1, chance of the first')[0]).toMatch(/^1\. Me – 5\. Bea(over 99|9\d|8\d) %$/);
    const [first, second, final] = rows('Your path');
    expect(first).toMatch(/^Round 1Bea (over 99|9\d|8\d) %$/);
    expect(second).toBe('Round 2Cy –, Ed –');
    expect(final).toBe('FinalAl –, B427 –, Di –, Flo –');
  });

  test('takes scouted cars, and calls equal chances no difference', async () => {
    const platform = createMemoryPlatform();
    const at = new Date(platform.clock.now()).toISOString();
    const runs = (car: string) =>
      [9.915, 9.925, 9.92].map((et) => ({ car, dial: seconds(9.9), et: seconds(et), at }));
    show(platform, raced, [...runs('B427'), ...runs('Flo')]);
    type(field);
    await settled();
    expect(rows('Round 1, chance of the first')[3]).toBe('4. B427 – 8. FloNo difference');
    await userEvent.selectOptions(screen.getByLabelText('You are'), 'Me');
    await settled();
    expect(rows('Your path')[2]).toMatch(/B427 (over 99|\d\d) %/);
  });

  test('tells the chance in the chosen car, also after a pass of another', async () => {
    const platform = createMemoryPlatform();
    const dart = { ...pattern, vehicle: { ...pattern.vehicle, uid: 'dart', name: 'Dart' } };
    const { unmount } = show(platform, [raced[0]!, dart, ...raced.slice(1)]);
    type('Me\nBea');
    await userEvent.selectOptions(screen.getByLabelText('You are'), 'Me');
    await settled();
    const path = rows('Your path');
    unmount();
    show(platform, [{ ...dart, timeslip: { ...dart.timeslip, dialin_et: seconds(18) } }, ...raced]);
    await settled();
    expect(screen.getByLabelText('Your car')).toHaveDisplayValue(pattern.vehicle.name);
    expect(rows('Your path')).toEqual(path);
    await userEvent.selectOptions(screen.getByLabelText('Your car'), 'Dart');
    await waitFor(() => expect(rows('Your path')).toEqual(['FinalBea –']), { timeout: 20_000 });
  });

  test('gives the best of an odd field the bye', async () => {
    show();
    type('Me\nAl\nBea');
    await userEvent.selectOptions(screen.getByLabelText('You are'), 'Me');
    await settled();
    expect(rows('Your path')).toEqual(['Round 1bye', expect.stringMatching(/^FinalAl –, Bea /)]);
    expect(rows('Round 1, chance of the first')).toEqual(['1. Mebye', '2. Al – 3. Bea–']);
  });

  test('of a long field names those whose chance is known', async () => {
    show();
    type(['Me', ...Array.from({ length: 15 }, (_, index) => `Car ${index}`), 'Bea'].join('\n'));
    await userEvent.selectOptions(screen.getByLabelText('You are'), 'Me');
    await settled();
    expect(rows('Your path').at(-1)).toMatch(/^Finalone of \d+: Bea (over 99|\d\d) %$/);
    expect(screen.queryByText(/NaN|undefined/)).toBeNull();
  });

  test('is there again after a reload, and goes with its text', () => {
    const { platform, unmount } = show();
    type(field);
    unmount();
    const again = show(platform);
    expect(rows('Round 1, chance of the first')).toHaveLength(4);
    type('');
    again.unmount();
    show(platform);
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('refuses what is no field in words, keeps it, and reads no broken draft', () => {
    const platform = createMemoryPlatform();
    platform.drafts.write('race-day.ladder', { text: 7, own: [] });
    show(platform, []);
    type('Me\nBea\n bea ');
    expect(screen.getByText('bea is in the list twice.')).toBeVisible();
    expect(screen.getByLabelText('Qualified order')).toHaveValue('Me\nBea\n bea ');
    type(Array.from({ length: 65 }, (_, index) => `Car ${index}`).join('\n'));
    expect(screen.getByText('A ladder has at most 64 cars. This list has 65.')).toBeVisible();
    type('x'.repeat(500));
    expect(screen.getByText(/^This is no name: “x+…”$/)).toBeVisible();
    type('x\n'.repeat(9000));
    expect(screen.getByText(/too long/)).toBeVisible();
    type('Only me');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
