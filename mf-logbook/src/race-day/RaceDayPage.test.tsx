import { mph, seconds, type CustomField, type LogEntry, type RaceEvent } from '@holeshot/shared-core';
import {
  novaPasses,
  racerSession,
  readOnlySession,
  type MemoryPlatform,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  choose,
  entriesOf,
  field,
  gotFocus,
  newEntries,
  seeded,
  settle,
  type,
  unfoldOpponent,
} from '../entry/logEntryDriver';
import { RaceDayPage } from './RaceDayPage';

const e1: RaceEvent = {
  ...{ name: 'Fall Classic', class: 'Super Pro', round: 'E1', opponent: 'Big Al' },
  ...{ opponent_dial: seconds(9.9), opponent_reaction: seconds(0.03), opponent_et: seconds(9.92) },
};
/** Season whose last pass is a round of eliminations. */
const raced: LogEntry[] = novaPasses.map((pass, index) =>
  index === novaPasses.length - 1
    ? { ...pass, derived: { ...pass.derived, margin: seconds(-0.059) }, event: e1 }
    : pass,
);

const openPage = async (platform: MemoryPlatform) => {
  const page = render(<RaceDayPage ports={platform} />);
  await settle();
  return { ...page, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};
const open = async (seed: MemorySeed = {}) => {
  const platform = seeded({ entries: raced, ...seed });
  return { platform, ...(await openPage(platform)) };
};
const logRound = async (seed: MemorySeed = {}) => {
  const page = await open(seed);
  await page.user.click(screen.getByRole('button', { name: 'Log round' }));
  await settle();
  return page;
};
/** Returns a first round that the other car lost, two minutes after the last pass of the Nova. */
const dusterLost = (opponent: string): LogEntry => {
  const last = raced.at(-1)!;
  return {
    ...last,
    log_entry_uid: 'nova-duster',
    log_entry_datetime: new Date(Date.parse(last.log_entry_datetime) + 120_000).toISOString(),
    vehicle: { ...last.vehicle, uid: 'duster', name: 'Duster' },
    timeslip: { ...last.timeslip, lane: 'Right', result: 'Loss' },
    event: { name: 'Fall Classic', round: 'E1', opponent },
  };
};
const saved = (platform: MemoryPlatform): LogEntry => newEntries(platform)[0]!;
/** Types the slip of a round in both lanes; the opponent loses by 0.009 s. */
const typeBothLanes = () => {
  type('Dial', '11.22');
  type('R/T', '0.018');
  type('1/4 ET', '11.241');
  type('1/4 mph', '118.63');
  unfoldOpponent();
  type('Opponent', 'Bea');
  type('Their dial', '9.90');
  type('Their R/T', '0.013');
  type('Their ET', '9.935');
  type('Their mph', '137.4');
};

describe('race day', () => {
  test('shows the event of today, how it goes, and its rounds, newest first', async () => {
    await open();
    const event = within(screen.getByRole('region', { name: 'Event' }));
    expect(event.getByText('Fall Classic')).toBeVisible();
    expect(event.getByText(/Super Pro · '69 Nova · Great Lakes Dragaway · 06\/20\/2026/)).toBeVisible();
    expect(event.getByText('2–0')).toBeVisible();
    const rounds = within(screen.getByRole('list', { name: 'Rounds of today' })).getAllByRole('button');
    expect(rounds).toHaveLength(4);
    expect(rounds[0]).toHaveAccessibleName(/E1.*11\.241.*Win against Big Al · −0\.059\ss at the stripe/);
  });

  test('leads to what the car will run, at the top and where the throttle stop asks for it', async () => {
    const { user } = await open();
    const links = () => screen.getAllByRole('link', { name: 'What will it run? See the lanes' });
    expect(links()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Throttle stop/ }));
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/lanes', '/lanes']);
  });

  test('a round is typed without leaving the keypad: each full field leads to the next', async () => {
    const { user, platform } = await logRound();
    expect(field('Dial')).toHaveValue('11.15');
    expect(field('R/T')).toHaveFocus();
    await user.clear(field('Dial'));
    await user.keyboard('11.220.0181.5624.6127.14894.2211.241118.63');
    expect(field('Opponent')).toHaveFocus();
    await user.keyboard('Bea{Enter}9.900.0139.935137.40');
    expect(screen.getByRole('button', { name: 'Save round' })).toHaveFocus();
    expect(screen.getByText('Win. 0.009 s, 1.8 ft ahead at the stripe.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(saved(platform)).toMatchObject({
      timeslip: {
        ...{ lane: 'Left', result: 'Win', dialin_et: 11.22, reaction_time: 0.018, et_60: 1.562 },
        ...{ et_330: 4.612, et_660: 7.148, mph_660: 94.22, et_1320: 11.241, mph_1320: 118.63 },
      },
      event: {
        ...{ name: 'Fall Classic', class: 'Super Pro', round: 'E2', opponent: 'Bea' },
        ...{ opponent_dial: 9.9, opponent_reaction: 0.013, opponent_et: 9.935, opponent_mph: 137.4 },
      },
    });
    expect(saved(platform).weather?.air_temp).toBe(87);
    expect(saved(platform).derived.margin).toBeCloseTo(0.009, 6);
    expect(platform.log.events).toMatchObject([{ name: 'log-entry-saved', detail: { isNew: true } }]);
    await gotFocus(screen.getByRole('button', { name: 'Log round' }));
    expect(screen.getByRole('button', { name: /^E2 ?11\.241/ })).toBeVisible();
  });

  test('a round that looks spun is asked about once it is saved', async () => {
    const { user, platform } = await logRound();
    typeBothLanes();
    type('60 ft', '2.1');
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    await waitFor(() => expect(platform.log.snackbars).toHaveLength(2), { timeout: 5000 });
    expect(platform.log.snackbars[1]?.text).toContain('Did it spin? The 60 ft of 2.100');
    act(() => platform.log.snackbars[1]?.action?.run());
    expect(saved(platform).timeslip.quality).toBe('Spun');
  });

  test('every number has the decimal keypad', async () => {
    await logRound();
    for (const label of ['Dial', 'R/T', '60 ft', '1/4 mph', 'Their R/T'])
      expect(field(label)).toHaveAttribute('inputmode', 'decimal');
  });

  test('a red light is one press, and loses', async () => {
    const { user, platform } = await logRound();
    typeBothLanes();
    await user.click(screen.getAllByRole('button', { name: 'Red light' })[0]!);
    expect(field('R/T')).toHaveValue('-0.018');
    expect(screen.getByText(/^Loss: your red light\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(saved(platform).timeslip).toMatchObject({ result: 'Loss', reaction_time: -0.018 });
  });

  test('why a round was won or lost stands on its row', async () => {
    const { user } = await logRound();
    typeBothLanes();
    type('R/T', '0.040');
    type('1/4 ET', '11.211');
    type('Their ET', '9.880');
    expect(screen.getByText(/^Win: the opponent’s breakout\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    const row = screen.getByRole('button', { name: /^E2 ?11\.211/ });
    expect(row).toHaveTextContent('Win against Bea · their breakout −0.020 · −0.038 s at the stripe');
    expect(row).toHaveTextContent('Breakout −0.009');
    expect(row).not.toHaveTextContent('Red light');
  });

  test('a saved round is brought into sight and said to be one, the next one waiting at the button', async () => {
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.textContent);
    };
    const { user, platform } = await logRound();
    typeBothLanes();
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(seen).toEqual([expect.stringMatching(/^E2.*11\.241/)]);
    expect(platform.log.snackbars[0]?.text).toBe('Round saved: 11.241.');
    await gotFocus(screen.getByRole('button', { name: 'Log round' }));
  });

  test('the numbers of the last pass stand below the fields as they are read', async () => {
    const last = raced.at(-1)!;
    const slip = { ...last.timeslip, reaction_time: seconds(-0.005), mph_1320: mph(118.63) };
    await logRound({ entries: [...raced.slice(0, -1), { ...last, timeslip: slip }] });
    expect(field('R/T')).toHaveAccessibleDescription('last −0.005');
    expect(field('1/4 mph')).toHaveAccessibleDescription('last 118.6');
  });

  test('a win beside a red light is asked about, not refused, and not where the other left red first', async () => {
    const { user, platform } = await logRound();
    const notice = () => screen.queryByText(/^A red light and a win/);
    typeBothLanes();
    type('R/T', '-0.005');
    expect(notice()).toBeNull();
    await user.click(field('Win'));
    expect(notice()).toBeVisible();
    type('Their R/T', '-0.4');
    type('Their dial', '11.22');
    expect(notice()).toBeNull();
    type('Their R/T', '0.013');
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(saved(platform).timeslip).toMatchObject({ result: 'Win', reaction_time: -0.005 });
    expect(screen.getByRole('button', { name: /^E2 ?11\.241/ })).toHaveTextContent('Red light −0.005');
  });

  test('the first of two red lights loses, under true start the worse', async () => {
    const { user } = await logRound();
    typeBothLanes();
    type('R/T', '-0.001');
    type('Their R/T', '-0.02');
    expect(screen.getByText(/^Loss: your red light/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Event, car and track/ }));
    await user.click(screen.getByLabelText(/^True start/));
    expect(screen.getByText(/^Win: the opponent’s red light/)).toBeVisible();
  });

  test('the racer knows better than what is worked out, and can take it back', async () => {
    const { user, platform } = await logRound();
    typeBothLanes();
    await user.click(field('Loss'));
    expect(screen.getByText('Set by you.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use the calculated result' }));
    expect(field('Win')).toBeChecked();
    await user.click(field('Loss'));
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(saved(platform).timeslip.result).toBe('Loss');
  });

  test('with a dial not known, who was first at the stripe decides', async () => {
    const { user, platform } = await logRound();
    typeBothLanes();
    type('Their dial', '');
    expect(screen.getByText('Winner not known yet.')).toBeVisible();
    await user.click(field('You'));
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(saved(platform)).toMatchObject({ timeslip: { result: 'Win' }, event: { finished_first: true } });
    expect(saved(platform).derived).not.toHaveProperty('margin');
  });

  test('“Same as last pass” brings lane, dial and event, and no round of another day', async () => {
    const last = { ...raced.at(-1)!, timeslip: { ...raced.at(-1)!.timeslip, lane: 'Right' as const } };
    const { user } = await logRound({ entries: [last], now: Date.UTC(2026, 6, 4, 18) });
    expect(field('Round')).toHaveValue('T1');
    await user.click(screen.getByRole('button', { name: 'Same as last pass' }));
    expect(field('Right')).toBeChecked();
    expect(field('Dial')).toHaveValue('11.15');
    expect(field('Round')).toHaveValue('T1');
    expect(field('Event')).toHaveValue('Fall Classic');
  });

  test('“Same as last pass” leaves what is typed where that pass says nothing', async () => {
    const { dialin_et: _, ...timeslip } = novaPasses.at(-1)!.timeslip;
    const { user } = await logRound({
      entries: [{ ...novaPasses.at(-1)!, timeslip }],
      now: Date.UTC(2026, 6, 4, 18),
    });
    type('Event', 'Grudge night');
    type('Round', 'G3');
    type('Dial', '11.20');
    await user.click(screen.getByRole('button', { name: 'Same as last pass' }));
    expect(['Event', 'Round', 'Dial'].map((label) => field(label).value)).toEqual([
      'Grudge night',
      'G3',
      '11.20',
    ]);
  });

  test('“Same as last pass” keeps the track where that of the last pass was deleted', async () => {
    const last = raced.at(-1)!;
    const gone = { ...last, location: { ...last.location, uid: 'gone', title: 'Closed Dragway' } };
    const { user, platform } = await logRound({
      entries: [...raced.slice(0, -1), gone],
      now: Date.UTC(2026, 6, 4, 18),
    });
    await user.click(screen.getByRole('button', { name: 'Same as last pass' }));
    typeBothLanes();
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(saved(platform).location.uid).toBe('great-lakes');
  });

  test('with two cars, each goes on from its own last pass', async () => {
    const ofDuster = novaPasses.map((pass, index) => ({
      ...pass,
      log_entry_uid: `nova-duster-${index}`,
      log_entry_datetime: new Date(Date.parse(pass.log_entry_datetime) - 60_000).toISOString(),
      vehicle: { ...pass.vehicle, uid: 'duster', name: 'Duster' },
      timeslip: { ...pass.timeslip, dialin_et: seconds(9.5), lane: 'Right' as const },
      ...(index === novaPasses.length - 1 && { event: { name: 'Fall Classic', class: 'ET 2', round: 'T2' } }),
    }));
    const { user } = await logRound({ entries: [...raced, ...ofDuster] });
    await user.click(screen.getByRole('button', { name: /^Event, car and track/ }));
    expect(field('Round')).toHaveValue('E2');
    expect(screen.getByText('last 11.15')).toBeVisible();
    choose('Vehicle', 'duster');
    expect(field('Round')).toHaveValue('T3');
    expect(field('Class')).toHaveValue('ET 2');
    expect(screen.getByRole('button', { name: 'E1' })).toBeVisible();
    expect(screen.getByText('last 9.50')).toBeVisible();
    // The form has the day's last pass already.
    expect(screen.queryByRole('button', { name: 'Same as last pass' })).toBeNull();
    expect(field('Vehicle')).toHaveValue('duster');
    expect(field('Dial')).toHaveValue('9.50');
    expect(field('Right')).toBeChecked();
    type('Round', 'Grudge');
    choose('Vehicle', 'nova');
    expect(field('Round')).toHaveValue('Grudge');
    expect(field('Class')).toHaveValue('Super Pro');
  });

  test('a car that has not run today is at the event of the other, in its first round', async () => {
    const { user } = await logRound();
    await user.click(screen.getByRole('button', { name: /^Event, car and track/ }));
    choose('Vehicle', 'duster');
    expect(screen.getByRole('textbox', { name: 'Event' })).toHaveValue('Fall Classic');
    expect(field('Round')).toHaveValue('T1');
    expect(screen.queryByRole('button', { name: 'Same as last pass' })).toBeNull();
  });

  test('one press names the next round of a kind', async () => {
    const { user } = await logRound();
    expect(field('Round')).toHaveValue('E2');
    await user.click(screen.getByRole('button', { name: 'Q1' }));
    expect(field('Round')).toHaveValue('Q1');
  });

  test.each(['T1', 'Q2'])('in %s nothing is won or lost, whatever both lanes ran', async (round) => {
    const { user, platform } = await logRound();
    typeBothLanes();
    type('Round', round);
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(saved(platform).timeslip.result).toBe('Time Only');
    expect(saved(platform).event).toMatchObject({ round, opponent: 'Bea' });
  });

  test('an elimination without an opponent asks once who won, and a chosen result answers it', async () => {
    const { user, platform } = await logRound();
    type('R/T', '0.018');
    type('1/4 ET', '11.241');
    const save = () => user.click(screen.getByRole('button', { name: 'Save round' }));
    await save();
    expect(newEntries(platform)).toEqual([]);
    expect(screen.getByText(/^E2 has no result: choose Win or Loss\./)).toBeVisible();
    await user.click(field('Loss'));
    await save();
    expect(saved(platform).timeslip.result).toBe('Loss');
  });

  test('a time trial offers no bye, but one that was set can be taken back', async () => {
    const { user } = await logRound();
    await user.click(field(/^Bye/));
    type('Round', 'T1');
    unfoldOpponent();
    await user.click(field(/^Bye/));
    expect(screen.queryByLabelText(/^Bye/)).toBeNull();
    expect(field('Opponent')).toBeVisible();
  });

  test.each([
    ['a red light', { 'R/T': '-0.012' }],
    ['a breakout', { '1/4 ET': '11.100' }],
  ])('a bye has no opponent and is won, with %s too', async (_, numbers) => {
    const { user, platform } = await logRound();
    typeBothLanes();
    for (const [label, text] of Object.entries(numbers)) type(label, text);
    await user.click(field(/^Bye/));
    expect(screen.queryByLabelText('Opponent')).toBeNull();
    expect(screen.getByText('Win: a bye.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(saved(platform).timeslip.result).toBe('Win');
    expect(saved(platform).event).toEqual({
      ...{ name: 'Fall Classic', class: 'Super Pro', round: 'E2', bye: true },
    });
    const row = screen.getByRole('button', { name: /^E2 · bye/ });
    expect(row).not.toHaveTextContent(/Breakout|against/);
    const event = within(screen.getByRole('region', { name: 'Event' }));
    expect(event.getByText('Bye').parentElement).toHaveTextContent('Bye1');
    expect(event.getByText('2–0')).toBeVisible();
  });

  test('a bye that was none has its opponent again, and a stored one opens as it is', async () => {
    const bye: LogEntry = { ...raced.at(-1)!, event: { round: 'E1', bye: true } };
    const { user, platform } = await open({ entries: [...raced.slice(0, -1), bye] });
    await user.click(screen.getByRole('button', { name: /^E1 · bye/ }));
    await settle();
    expect(field(/^Bye/)).toBeChecked();
    await user.click(field(/^Bye/));
    type('Opponent', 'Bea');
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    const stored = entriesOf(platform).find(({ log_entry_uid: uid }) => uid === 'nova-6')!;
    expect(stored.event).toEqual({ round: 'E1', opponent: 'Bea' });
  });

  test('a lost first round proposes none, its buy-back is one press; a won final is in the day’s summary', async () => {
    const last = raced.at(-1)!;
    const ending = (event: RaceEvent, result: 'Win' | 'Loss') => [
      ...raced.slice(0, -1),
      { ...last, event, timeslip: { ...last.timeslip, result } },
    ];
    const first = await logRound({ entries: ending({ round: 'E1' }, 'Loss') });
    expect(field('Round')).toHaveValue('');
    await first.user.click(screen.getByRole('button', { name: 'Buy-back' }));
    expect(field('Round')).toHaveValue('Buy-back');
    expect(screen.queryByText('Won the final')).toBeNull();
    first.unmount();
    await open({ entries: ending({ round: 'Final', opponent: 'Bea' }, 'Win') });
    expect(screen.getByText('Won the final')).toBeVisible();
  });

  test('two cars of one day stand apart, each with its rounds and its next one', async () => {
    const own = raced.at(-1)!;
    // Both cars met: the opponent of each is the racer.
    const entries = [
      ...raced.slice(0, -1),
      { ...own, event: { ...e1, opponent: 'Duster' } },
      dusterLost("'69 Nova"),
    ];
    const { user } = await open({ entries });
    const roundsOf = (car: string) =>
      within(screen.getByRole('list', { name: `Rounds of today, ${car}` }))
        .getAllByRole('button')
        .map((row) => row.textContent);
    expect(roundsOf('Duster')).toEqual([expect.stringMatching(/^E1.*Loss against '69 Nova/)]);
    expect(roundsOf("'69 Nova")).toHaveLength(4);
    expect(within(screen.getByRole('region', { name: 'Event, Duster' })).getByText('0–1')).toBeVisible();
    expect(within(screen.getByRole('region', { name: "Event, '69 Nova" })).getByText('2–0')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log round, Duster' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: "Log E2, '69 Nova" }));
    await settle();
    await user.click(screen.getByRole('button', { name: /^Event, car and track/ }));
    expect(field('Vehicle')).toHaveValue('nova');
    expect(field('Round')).toHaveValue('E2');
  });

  test('the button of a car names the round that its form has', async () => {
    const last = dusterLost('Bea');
    const won: LogEntry = {
      ...last,
      log_entry_uid: 'nova-won',
      log_entry_datetime: raced.at(-1)!.log_entry_datetime,
      timeslip: { ...last.timeslip, result: 'Win' },
    };
    const { user } = await open({ entries: [...raced, won, { ...last, event: { name: 'Fall Classic' } }] });
    await user.click(screen.getByRole('button', { name: 'Log round, Duster' }));
    await settle();
    expect(field('Round')).toHaveValue('');
  });

  test('each of two cars has its own unsaved round, also after a reload', async () => {
    const first = await open({ entries: [...raced, dusterLost('Bea')] });
    const logOf = (car: string) => screen.getByRole('button', { name: new RegExp(`^Log .*, ${car}$`) });
    await first.user.click(logOf('Duster'));
    await settle();
    typeBothLanes();
    // On a wide screen the rounds stay beside the open form.
    await first.user.click(logOf("'69 Nova"));
    await settle();
    expect(field('R/T')).toHaveValue('');
    expect(field('Round')).toHaveValue('E2');
    await first.user.click(logOf('Duster'));
    await settle();
    expect(field('R/T')).toHaveValue('0.018');
    first.unmount();
    const { user } = await openPage(first.platform);
    expect(field('R/T')).toHaveValue('0.018');
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(saved(first.platform).vehicle.uid).toBe('duster');
  });

  test('a round left under the common key goes on from the button of its car', async () => {
    const { user } = await logRound({ entries: [...raced, dusterLost('Bea')] });
    type('R/T', '0.018');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: /^Log E2, / }));
    await settle();
    expect(field('R/T')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: /^Log .*, Duster$/ }));
    await settle();
    expect(field('R/T')).toHaveValue('0.018');
  });

  test('an opponent met before is offered, with the record', async () => {
    await logRound();
    const list = document.getElementById(field('Opponent').getAttribute('list') ?? '');
    expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['Big Al']);
    type('Opponent', 'big al');
    expect(screen.getByText('You 1–0, dialed 9.90 last, package +0.050')).toBeVisible();
  });

  test('a draft is there again after a reload, and gone once saved', async () => {
    const first = await logRound();
    typeBothLanes();
    first.unmount();
    const { user } = await openPage(first.platform);
    expect(field('1/4 ET')).toHaveValue('11.241');
    expect(field('Opponent')).toHaveValue('Bea');
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(newEntries(first.platform)).toHaveLength(1);
    expect(first.platform.drafts.read('race-day')).toBeUndefined();
    await waitFor(() => expect(first.platform.log.unsavedForms).toBe(0));
  });

  test('a wrong number of the opponent is said at its field, and nothing is saved', async () => {
    const { user, platform } = await logRound();
    typeBothLanes();
    type('Their ET', '99.');
    type('Their dial', 'ten');
    type('Opponent', 'Al <b>');
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(screen.getByText('Their ET must be between 0.5 and 60 seconds.')).toBeVisible();
    expect(screen.getByText('Type a number, such as 9.85.')).toBeVisible();
    expect(field('Opponent')).toBeInvalid();
    expect(newEntries(platform)).toEqual([]);
  });

  test('an event, its class and a round are called what the promoter calls them', async () => {
    const { user, platform } = await logRound({ entries: [] });
    typeBothLanes();
    type('Event', '$10K Saturday');
    type('Class', 'Box/No-Box + Jr.');
    type('Round', 'Rd 1: Q');
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(saved(platform).event).toMatchObject({
      ...{ name: '$10K Saturday', class: 'Box/No-Box + Jr.', round: 'Rd 1: Q' },
    });
  });

  test('a wrong number that is folded away is shown and takes the focus', async () => {
    const rpm: CustomField = {
      ...{ pk: 'rpm', title: 'Launch rpm', titleShort: 'rpm', description: '', defaultLastValue: false },
      ...{ isCustomField: true, isNumeric: true, numericFormat: '0' },
    };
    const last = raced.at(-1)!;
    const wrong = { ...last, timeslip: { ...last.timeslip, et_1000: seconds(4) } };
    const { user, platform } = await open({ entries: [...raced.slice(0, -1), wrong], customFields: [rpm] });
    await user.click(screen.getByRole('button', { name: /^E1 ?11\.241/ }));
    await settle();
    expect(screen.queryByLabelText('1000 ft')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Notes/ }));
    type('Launch rpm', 'high');
    await user.click(screen.getByRole('button', { name: /^Notes/ }));
    expect(screen.queryByLabelText('Launch rpm')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(field('1000 ft')).toBeInvalid();
    await gotFocus(field('1000 ft'));
    expect(field('Launch rpm')).toBeInvalid();
    await user.clear(field('1000 ft'));
    await user.type(field('1000 ft'), '9.4');
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    await gotFocus(field('Launch rpm'));
    await user.clear(field('Launch rpm'));
    await user.type(field('Launch rpm'), '5,200');
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    const stored = entriesOf(platform).find(({ log_entry_uid: uid }) => uid === 'nova-6')!;
    expect(stored).toMatchObject({ timeslip: { et_1000: 9.4 }, custom_fields: { rpm: 5200 } });
  });

  test('a stored round opens as it is, and is corrected in place', async () => {
    const { user, platform } = await open();
    await user.click(screen.getByRole('button', { name: /^E1 ?11\.241/ }));
    await settle();
    expect(field('Their ET')).toHaveValue('9.920');
    expect(field('Win')).toBeChecked();
    // The edited round is no earlier meeting.
    expect(screen.queryByText(/^You 1–0/)).toBeNull();
    type('Their ET', '10.05');
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    const stored = entriesOf(platform).find(({ log_entry_uid: uid }) => uid === 'nova-6')!;
    expect(stored.event).toEqual({ ...e1, opponent_et: 10.05 });
    expect(stored.derived.margin).toBeCloseTo(0.18 - 0.109, 6);
    expect(newEntries(platform)).toEqual([]);
  });

  test('a stored round that is corrected has the result that follows, unless the racer had said otherwise', async () => {
    const { user, platform } = await open();
    const stored = () => entriesOf(platform).find(({ log_entry_uid: uid }) => uid === 'nova-6')!;
    const openE1 = async () => {
      await user.click(screen.getByRole('button', { name: /^E1 ?11\.241/ }));
      await settle();
    };
    await openE1();
    // Against a package of 0.050 the racer's 0.109 loses: Win was the racer's own choice.
    expect(field('Win')).toBeChecked();
    expect(screen.getByText('Set by you.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use the calculated result' }));
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(stored().timeslip.result).toBe('Loss');
    await openE1();
    expect(screen.queryByText('Set by you.')).toBeNull();
    type('Their ET', '10.05');
    expect(field('Win')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(stored().timeslip.result).toBe('Win');
  });

  test('a read-only racer looks at the day, and logging leads to the subscription', async () => {
    const { user, platform } = await open({ session: readOnlySession });
    await user.click(screen.getByRole('button', { name: 'Log round' }));
    expect(platform.log.subscriptionRequired).toBe(1);
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('without a car it says what is missing', async () => {
    const { user, platform } = await open({ vehicles: [], session: racerSession });
    await user.click(screen.getByText('Add a vehicle'));
    expect(platform.log.paths).toEqual(['/vehicles']);
  });
});

describe('an earlier race day', () => {
  /** Morning after that Saturday, on the track's clocks. */
  const sunday = Date.parse('2026-06-21T15:00:00.000Z');
  const rounds = (of: string) =>
    within(screen.getByRole('list', { name: `Rounds of ${of}` })).queryAllByRole('listitem');
  const ofE1 = (platform: MemoryPlatform) =>
    entriesOf(platform).find(({ log_entry_uid: uid }) => uid === 'nova-6')!;

  test('is chosen, its rounds are put right there, and the way leads back to today', async () => {
    const { user, platform } = await open({ now: sunday });
    expect(rounds('today')).toHaveLength(0);
    expect(screen.getByText(/^No rounds today yet/)).toBeVisible();
    const chooser = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Race day' });
    expect([...chooser.options].map(({ text }) => text)).toEqual([
      'Today',
      '06/20/2026 · Fall Classic',
      '06/13/2026 · Great Lakes Dragaway',
    ]);
    choose('Race day', '2026-06-20');
    expect(rounds('06/20/2026')).toHaveLength(4);
    expect(screen.getByRole('heading', { name: 'Fall Classic' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^E1 ?11\.241/ }));
    await settle();
    expect(screen.getByRole('button', { name: 'E2' })).toBeVisible();
    type('Opponent', 'Bigger Al');
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(ofE1(platform).event?.opponent).toBe('Bigger Al');
    expect(rounds('06/20/2026')[0]).toHaveTextContent('Bigger Al');
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    expect(rounds('today')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Log round' })).toBeVisible();
  });

  test('is shown once a round that was forgotten is logged for it', async () => {
    const { user } = await logRound({ now: sunday });
    typeBothLanes();
    type('Time of the slip', '2026-06-20T13:10');
    await settle();
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(rounds('06/20/2026')).toHaveLength(5);
  });

  test('has both rounds of an hour that comes twice, each at its instant', async () => {
    const { user, platform } = await logRound({ now: Date.parse('2026-11-01T07:31:00Z') });
    typeBothLanes();
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(saved(platform).log_entry_datetime).toBe('2026-11-01T07:31:00.000Z');
    await user.click(screen.getByRole('button', { name: 'Log round' }));
    typeBothLanes();
    await user.click(screen.getByRole('button', { name: /^Event, car and track/ }));
    expect(field('Second (standard time)')).toBeChecked();
    await user.click(field('First (daylight time)'));
    await settle();
    await user.click(screen.getByRole('button', { name: 'Save round' }));
    expect(newEntries(platform).map(({ log_entry_datetime }) => log_entry_datetime)).toEqual([
      '2026-11-01T07:31:00.000Z',
      '2026-11-01T06:31:00.000Z',
    ]);
    expect(rounds('today')).toHaveLength(2);
  });
});

describe('the opponent book', () => {
  test('says how one has done against whom, and what they do', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Opponent book/ }));
    expect(screen.getByRole('heading', { name: 'Big Al' })).toBeVisible();
    expect(screen.getByText('Met once, 19 min ago')).toBeVisible();
    expect(screen.getByText('1–0')).toBeVisible();
    expect(screen.getByText('−0.059')).toBeVisible();
    expect(screen.getByText('+0.050')).toBeVisible();
  });

  test('says how it fills while it is empty', async () => {
    const { user } = await open({ entries: [] });
    await user.click(screen.getByRole('button', { name: /^Opponent book/ }));
    expect(screen.getByText(/^Nobody yet/)).toBeVisible();
  });
});

describe('the tools for an index', () => {
  test('solve the timer of the throttle stop, and remember it for the next visit', async () => {
    const { user, platform, unmount } = await open();
    await user.click(screen.getByRole('button', { name: /^Throttle stop/ }));
    type('ET now', '9.42');
    type('Timer', '1.2');
    expect(screen.getByText('2.160')).toBeVisible();
    type('ET now', '10.6');
    expect(screen.getByText(/Full throttle gives 10\.000/)).toBeVisible();
    unmount();
    const again = await openPage(platform);
    await again.user.click(screen.getByRole('button', { name: /^Throttle stop/ }));
    expect(field('ET now')).toHaveValue('10.6');
    await again.user.click(screen.getByRole('radio', { name: 'Other' }));
    await again.user.type(field('Other index'), '9.90');
    expect(field('Other index')).toHaveFocus();
  });

  test('keep the index and the ratio for ever, and what was typed of the car for that race day alone', async () => {
    const { user, platform, unmount } = await open();
    const openTool = async (now: string) => {
      const page = await openPage({ ...platform, clock: { ...platform.clock, now: () => Date.parse(now) } });
      await page.user.click(screen.getByRole('button', { name: /^Throttle stop/ }));
      return page;
    };
    await user.click(screen.getByRole('button', { name: /^Throttle stop/ }));
    await user.click(screen.getByRole('radio', { name: '10.90' }));
    type('ET now', '10.42');
    type('Timer', '1.2');
    type('Ratio', '2.5');
    unmount();
    const anHourLater = await openTool('2026-06-20T19:00:00.000Z');
    expect(field('ET now')).toHaveValue('10.42');
    expect(screen.getByText('Set the timer to')).toBeVisible();
    anHourLater.unmount();
    const nextWeek = await openTool('2026-06-27T18:00:00.000Z');
    expect(screen.getByRole('radio', { name: '10.90' })).toBeChecked();
    expect(field('Ratio')).toHaveValue('2.5');
    expect(field('ET now')).toHaveValue('');
    expect(screen.getByText(/^Type the ET .* now, and the timer/)).toBeVisible();
    expect(screen.queryByText('Set the timer to')).toBeNull();
    nextWeek.unmount();
    // An older version stored no day with it.
    platform.drafts.write('race-day.throttle-stop', { index: '8.90', et: '8.4', timer: '1', ratio: '3' });
    await openTool('2026-06-20T19:00:00.000Z');
    expect(screen.getByRole('radio', { name: '8.90' })).toBeChecked();
    expect(field('Ratio')).toHaveValue('3');
    expect(field('Timer')).toHaveValue('');
  });

  test('show no figure of Saturday on a page that stays open until Sunday', () => {
    jest.useFakeTimers();
    try {
      const platform = seeded({ entries: raced });
      let now = platform.clock.now();
      render(<RaceDayPage ports={{ ...platform, clock: { ...platform.clock, now: () => now } }} />);
      fireEvent.click(screen.getByRole('button', { name: /^Delay box/ }));
      type('Delay', '1.152');
      type('R/T it gave', '0.022');
      type('R/T wanted', '0.012');
      expect(screen.getByText('1.142')).toBeVisible();
      now += 24 * 3_600_000;
      act(() => jest.advanceTimersByTime(15_000));
      expect(screen.queryByText('1.142')).toBeNull();
      expect(field('R/T wanted')).toHaveValue('0.012');
      expect(screen.getByText('Type the delay that is in the box, and the R/T it gave.')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('ask for what is missing alone, and say in its field what is wrong', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Throttle stop/ }));
    type('ET now', '9.20');
    type('Timer', '-1');
    expect(screen.queryByText('Set the timer to')).toBeNull();
    expect(field('Timer')).toBeInvalid();
    expect(screen.getByText('This cannot be below 0.')).toBeVisible();
    expect(screen.getByText('Correct the timer it would run it with.')).toBeVisible();
    type('Timer', '1');
    expect(screen.getByText('2.400')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    expect(screen.getByText('Type the index.')).toBeVisible();
    type('Ratio', '2x');
    expect(screen.getByText('This is not a number.')).toBeVisible();
    expect(screen.getByText('Type the index. Correct the ratio.')).toBeVisible();
    type('Ratio', '0');
    expect(screen.getByText('This must be more than 0.')).toBeVisible();
    type('Ratio', '');
    expect(screen.getByText('Type the index, and the ratio.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Delay box/ }));
    type('Delay', '1.152');
    type('R/T it gave', '-');
    expect(field('R/T it gave')).toBeValid();
    type('R/T it gave', '-0.022');
    type('R/T wanted', '');
    expect(screen.getByText('Type the R/T wanted.')).toBeVisible();
  });

  test('solve the delay, also off the tree of a slower opponent', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Delay box/ }));
    type('Delay', '1.152');
    type('R/T it gave', '0.022');
    expect(screen.getByText('1.140')).toBeVisible();
    type('Your dial', '8.90');
    expect(screen.queryByText('1.140')).toBeNull();
    expect(screen.getByText(/^Type both dials for a crossover/)).toBeVisible();
    type('Opponent’s dial', '10.45');
    expect(screen.getByText('2.690')).toBeVisible();
    expect(screen.getByText(/off their tree with 8\.90 against 10\.45/)).toBeVisible();
    type('Opponent’s dial', 'ten');
    expect(screen.getByText(/^Type both dials for a crossover/)).toBeVisible();
  });
});
