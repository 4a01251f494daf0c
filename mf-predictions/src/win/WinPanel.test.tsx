import { observationAtTrack, seconds, type LogEntry, type Prediction } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  predictEt,
  summerAfternoon,
} from '@holeshot/shared-core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WinPanel } from './WinPanel';

const predicted = predictEt({
  vehicle: nova,
  location: greatLakes,
  observation: observationAtTrack(summerAfternoon, greatLakes.elevation),
  passes: novaPasses,
});
if (!predicted.ok) throw new Error(predicted.failure.message);
const prediction: Prediction = { ...predicted.value, et: seconds(10.5), sd: seconds(0.02) };

const [pattern] = novaPasses as [LogEntry];
/** Races against one who leaves late, with a dial of 9.20. */
const races = (count: number): LogEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    ...pattern,
    log_entry_uid: `race-${index}`,
    timeslip: { ...pattern.timeslip, reaction_time: seconds(0.03) },
    event: {
      opponent: 'Ann Lee',
      opponent_dial: seconds(9.2),
      opponent_et: seconds(9.23),
      opponent_reaction: seconds(0.07),
    },
  }));

const show = (entries: LogEntry[] = [], width: 'narrow' | 'wide' = 'wide') => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: width === 'narrow',
  })) as unknown as typeof window.matchMedia;
  const platform = createMemoryPlatform();
  render(
    <WinPanel
      vehicleUid={nova.uid}
      prediction={prediction}
      entries={entries}
      usualRisk={0.2}
      ports={platform}
    />,
  );
  return platform.log;
};
const byDial = () => screen.findByRole('table', { name: 'Chance to win by dial' }, { timeout: 20_000 });
const chanceAt = (table: HTMLElement, name: RegExp): number =>
  parseInt(within(within(table).getByRole('row', { name })).getAllByRole('cell')[0]!.textContent, 10);

describe('the chances to win', () => {
  test('are even against a typical opponent, and the panel says that no dial is worth a change', async () => {
    show();
    const table = await byDial();
    expect(screen.getByRole('status')).toHaveTextContent(
      /^No difference within 2 points: stay with your 10\.48, win (49|50|51) %\.$/,
    );
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    expect(chanceAt(table, /^10\.48 now/)).toBeGreaterThan(48);
    expect(within(table).getByRole('rowheader', { name: /10\.46/ })).toBeVisible();
  });

  test('tell the dial that wins most against an opponent of the book, and what it costs', async () => {
    show(races(40));
    await byDial();
    await userEvent.selectOptions(screen.getByLabelText('Opponent'), 'Ann Lee, met 40 times');
    await waitFor(
      () =>
        expect(screen.getByRole('status')).toHaveTextContent(
          /^Dial 10\.4[3-7] wins most: (\d\d|over 99) %, \d+ points more than your 10\.48\.$/,
        ),
      { timeout: 20_000 },
    );
    expect(screen.getByText('Empty: 9.20')).toBeVisible();
  });

  test('tell the red lights of each aim, none of them a red light itself', async () => {
    show(races(20));
    const table = await screen.findByRole('table', { name: 'Chance to win by R/T' }, { timeout: 20_000 });
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => parseFloat(textContent));
    expect(Math.min(...names)).toBeGreaterThanOrEqual(0);
    expect(within(table).getByRole('columnheader', { name: 'Red light' })).toBeVisible();
    expect(within(table).getByRole('row', { name: /now/ })).toBeVisible();
  });

  test('take a typed dial, refuse one that no car has, and hold an update back for it', async () => {
    const log = show();
    await byDial();
    await userEvent.type(screen.getByLabelText('Their dial'), '99');
    expect(screen.getByText('A dial is between 1 and 60 seconds.')).toBeVisible();
    expect(log.unsavedForms).toBe(1);
    await userEvent.clear(screen.getByLabelText('Their dial'));
    await userEvent.type(screen.getByLabelText('Their dial'), '18.48');
    expect(screen.queryByText('A dial is between 1 and 60 seconds.')).toBeNull();
    expect(document.body).not.toHaveTextContent('NaN');
  });

  test('are worked out only once the panel is open, and stay in its row when it folds', async () => {
    show([], 'narrow');
    expect(screen.queryByLabelText('Opponent')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Win' }));
    await byDial();
    await userEvent.click(screen.getByRole('button', { name: 'Win' }));
    expect(screen.getByRole('button', { name: 'Win No difference' })).toBeVisible();
  });
});
