import {
  knownIndex,
  learnOver,
  mph,
  observationAtTrack,
  passesToLearn,
  scoutedKey,
  seconds,
  type LogEntry,
  type Prediction,
  type SupposedTimer,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  indexPasses,
  nova,
  novaPasses,
  predictEt,
  summerAfternoon,
} from '@holeshot/shared-core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WinPanel } from './WinPanel';

afterEach(() => drafts.clear('win-opponent'));

const predicted = predictEt({
  vehicle: nova,
  location: greatLakes,
  observation: observationAtTrack(summerAfternoon, greatLakes.elevation),
  passes: novaPasses,
});
if (!predicted.ok) throw new Error(predicted.failure.message);
const prediction: Prediction = { ...predicted.value, et: seconds(10.5), sd: seconds(0.02) };

const { clock, drafts } = createMemoryPlatform();
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
      opponent_mph: mph(142),
    },
  }));

const engineOf = (passes: readonly LogEntry[]) =>
  learnOver([1320], { vehicle: nova, location: greatLakes }, passesToLearn(nova, passes))[0]!;
const isNarrow = (media: string) => ({ media, matches: true }) as unknown as MediaQueryList;
const isWide = (media: string) => ({ media, matches: false }) as unknown as MediaQueryList;

const panel = ({
  entries = [],
  learned = novaPasses,
  timer,
  et = 10.5,
  held = null,
}: {
  entries?: LogEntry[];
  learned?: readonly LogEntry[];
  timer?: SupposedTimer;
  et?: number;
  held?: number | null;
} = {}) => (
  <WinPanel
    vehicleUid={nova.uid}
    next={{ prediction: { ...prediction, et: seconds(et) }, timer }}
    index={knownIndex(engineOf(learned))}
    entries={entries}
    heldDial={{ held, hold: () => undefined, usualRisk: 0.2 }}
    drafts={drafts}
    clock={clock}
  />
);
const show = (shown: Parameters<typeof panel>[0] = {}, width: 'narrow' | 'wide' = 'wide') => {
  window.matchMedia = width === 'narrow' ? isNarrow : isWide;
  return render(panel(shown));
};
const byReaction = () => screen.findByRole('table', { name: 'Chance to win by R/T' }, { timeout: 20_000 });
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
    show({ entries: races(40) });
    await byDial();
    await userEvent.selectOptions(screen.getByLabelText('Opponent'), 'Ann Lee, met 40 times');
    await waitFor(
      () =>
        expect(screen.getByRole('status')).toHaveTextContent(
          /^Dial 10\.4[3-7] wins most: (\d\d|over 99) %, \d+ points more than your 10\.48\.$/,
        ),
      { timeout: 20_000 },
    );
  });

  test('end at the finish line: what an opponent of the book leaves to take, and who comes from behind', async () => {
    show({ entries: races(40) });
    await byDial();
    expect(screen.queryByText('Finish line')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Opponent'), 'Ann Lee, met 40 times');
    expect(
      await screen.findByText(
        /^Take no more than \d+ ft, 0\.0\d\d s, at the stripe: more is a breakout in over 20 % of such races\.$/,
        undefined,
        {
          timeout: 20_000,
        },
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        /^On both dials you leave 1\.28 s before them and they come from behind: \d\d ft back a second before/,
      ),
    ).toBeVisible();
  });

  test('take the dial on their window, and say who comes from behind', async () => {
    show();
    await byDial();
    const field = screen.getByLabelText('Their dial');
    await userEvent.type(field, '12.2');
    expect(
      await screen.findByText(
        /^On both dials you leave 1\.72 s after them and come from behind: about \d\d ft back a second before/,
        undefined,
        { timeout: 20_000 },
      ),
    ).toBeVisible();
    // Nobody's light is known.
    expect(screen.queryByText(/stripe: /)).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '1,2');
    expect(screen.getByText('This is no dial.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Finish line')).toBeNull(), { timeout: 20_000 });
  });

  test('race against a scouted car by its last dial, with typical lights', async () => {
    const at = new Date(clock.now()).toISOString();
    const runs = [9.213, 9.197, 9.204].map((et) => ({ car: 'B427', dial: 9.2, et, at }));
    drafts.write(scoutedKey, [...runs, { car: 'ann  lee', et: 9.21, at }, { car: 'broken' }]);
    show({ entries: races(2) });
    await byDial();
    const opponents = screen.getByLabelText('Opponent');
    expect(
      within(opponents)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Typical opponent', 'B427, scouted, 3 runs', 'Ann Lee, met 2 times, scouted, 1 run']);
    await userEvent.selectOptions(opponents, 'B427, scouted, 3 runs');
    expect(screen.getByText('Last 9.20')).toBeVisible();
    expect(
      await screen.findByText('From 3 scouted runs, typical lights.', undefined, { timeout: 20_000 }),
    ).toBeVisible();
    expect(screen.getByText(/^On both dials you leave 1\.28 s before them/)).toBeVisible();
    // Nobody's light is known, so no lead is told.
    expect(screen.queryByText(/at the stripe: /)).toBeNull();
    drafts.clear(scoutedKey);
  });

  test('tell the red lights of each aim, none of them a red light itself', async () => {
    show({ entries: races(20) });
    const table = await byReaction();
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => parseFloat(textContent));
    expect(Math.min(...names)).toBeGreaterThanOrEqual(0);
    expect(within(table).getByRole('columnheader', { name: 'Red light' })).toBeVisible();
    expect(within(table).getByRole('row', { name: /now/ })).toBeVisible();
  });

  test('of a car with a timer and of an index class advise no dial', async () => {
    const timer: SupposedTimer = { timer: seconds(1.1), of: 'last pass' };
    const { unmount } = show({ learned: indexPasses, timer, et: 11.9 });
    await byReaction();
    expect(screen.queryByText(/dial/i)).toBeNull();
    expect(screen.getByText(/both cars run to the stripe, for 11\.90\./i)).toBeVisible();
    unmount();
    show({ learned: novaPasses.map((pass) => ({ ...pass, event: { class: 'Super Gas' } })), et: 9.9 });
    await byReaction();
    expect(screen.queryByText(/dial/i)).toBeNull();
    expect(screen.getByText(/to the stripe, for 9\.90\./)).toBeVisible();
  });

  test('are held against the dial that the racer holds', async () => {
    show({ held: 10.44 });
    const table = await byDial();
    expect(within(table).getByRole('row', { name: /^10\.44 now/ })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/ your 10\.44/);
  });

  test('call no reaction the racer’s own before ten are logged', async () => {
    const { unmount } = show();
    await byReaction();
    expect(screen.getByText(/^No R\/T logged yet\. .* typical R\/T of 0\.035 is fine\.$/)).toBeVisible();
    expect(screen.getByRole('row', { name: /^0\.035 typical/ })).toBeVisible();
    unmount();
    const late = races(12).map((entry) => ({
      ...entry,
      timeslip: { ...entry.timeslip, reaction_time: seconds(0.1) },
    }));
    show({ entries: late });
    await byReaction();
    expect(screen.getByRole('row', { name: /^0\.100 now/ })).toBeVisible();
  });

  test('are worked out only once the panel is open, and stay in its row when it folds', async () => {
    const { rerender } = show({}, 'narrow');
    expect(screen.queryByLabelText('Opponent')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Win' }));
    await byDial();
    await userEvent.click(screen.getByRole('button', { name: 'Win' }));
    expect(screen.getByRole('button', { name: 'Win No difference' })).toBeVisible();
    // The air moved: nothing is known for it yet.
    rerender(panel({ et: 10.53 }));
    expect(screen.getByRole('button', { name: 'Win' })).toBeVisible();
  });

  test('keep the opponent and the typed dial through a reload, until the next pass of the car', async () => {
    const asked = { entries: races(2) };
    const { unmount } = show(asked);
    await byDial();
    await userEvent.selectOptions(screen.getByLabelText('Opponent'), 'Ann Lee, met 2 times');
    await userEvent.type(screen.getByLabelText('Their dial'), '9.31');
    unmount();
    const { rerender } = show(asked);
    await byDial();
    expect(screen.getByLabelText('Opponent')).toHaveDisplayValue('Ann Lee, met 2 times');
    expect(screen.getByLabelText('Their dial')).toHaveValue('9.31');
    const [race] = races(1) as [LogEntry];
    const ran = { ...race, log_entry_datetime: new Date(clock.now() + 60_000).toISOString() };
    rerender(panel({ entries: [{ ...ran, log_entry_uid: 'ran' }, ...asked.entries] }));
    expect(screen.getByLabelText('Opponent')).toHaveDisplayValue('Typical opponent');
    expect(screen.getByLabelText('Their dial')).toHaveValue('');
  });

  test.each<[string, unknown]>([
    ['no record', 'Ann Lee'],
    ['an opponent that is none', { opponent: 7, dialText: '9.2', at: clock.now() }],
    ['an opponent of yesterday', { opponent: 'Ann Lee', dialText: '9.2', at: clock.now() - 13 * 3_600_000 }],
  ])('begin with a typical opponent where the device holds %s', async (_, stored) => {
    drafts.write('win-opponent', { [nova.uid]: stored });
    show({ entries: [] });
    await byDial();
    expect(screen.getByLabelText('Opponent')).toHaveDisplayValue('Typical opponent');
    expect(screen.getByLabelText('Their dial')).toHaveValue('');
  });
});
