import {
  breakoutRisk,
  densityAltitude,
  dialFor,
  fahrenheit,
  failed,
  feet,
  formatDial,
  formatEt,
  observationAtTrack,
  ok,
  present,
  readAir,
  seconds,
  unknown,
  type FailureCode,
  type Lane,
  type LatestObservation,
  type Loadable,
  type Location,
  type LogEntry,
  type OwnReading,
  type Prediction,
  type StationObservation,
  type UserSettings,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  type MemoryPlatform,
  type MemorySeed,
  nova,
  novaPasses,
  predictEt,
  racerSettings,
  summerAfternoon,
} from '@holeshot/shared-core/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject, NEVER, of } from 'rxjs';
import { PredictionsPage } from './PredictionsPage';

const duster = { ...nova, uid: 'duster', name: 'Duster' };
const byron: Location = { ...greatLakes, uid: 'byron', title: 'Byron Dragway', weather_station: null };

const seeded = (seed: MemorySeed = {}) =>
  createMemoryPlatform({
    vehicles: [duster, nova],
    locations: [byron, greatLakes],
    entries: novaPasses,
    observation: ok(summerAfternoon),
    ...seed,
  });
const show = (platform: MemoryPlatform) => {
  render(<PredictionsPage ports={platform} />);
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
};

const predicted = (
  report: StationObservation = summerAfternoon,
  lane?: 'Left' | 'Right',
  passes = novaPasses,
): Prediction => {
  const observation = observationAtTrack(report, greatLakes.elevation);
  const result = predictEt({ vehicle: nova, location: greatLakes, observation, passes, lane });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
};
const remembering = (selectedPrediction: string): UserSettings => ({ ...racerSettings, selectedPrediction });
const settingsOf = (platform: MemoryPlatform): UserSettings | undefined => {
  let settings: UserSettings | undefined;
  platform.settings.settings$
    .subscribe((loaded) => (settings = loaded.state === 'present' ? loaded.value : undefined))
    .unsubscribe();
  return settings;
};
const rememberedDial = (platform: MemoryPlatform) => settingsOf(platform)?.selectedDdpEt;
const ladder = () => screen.getByRole('radiogroup', { name: 'Dial and its breakout risk' });
const chosenRung = () => within(ladder()).getByRole('radio', { checked: true });
const nextPass = () => within(screen.getByRole('region', { name: 'Next pass' }));
const withoutMotion = (unwanted: boolean) => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: unwanted,
  })) as unknown as typeof window.matchMedia;
};

describe('a reading of the racer’s own station', () => {
  const own_reading: OwnReading = {
    datetime: '2026-06-20T17:58:00.000Z',
    air_temp: fahrenheit(77),
    humidity: summerAfternoon.humidity,
    pressure: observationAtTrack(summerAfternoon, greatLakes.elevation).pressure,
  };
  const etShown = (et: number) => screen.getByText(formatEt(et));

  test('predicts at a track without a public station for an hour', () => {
    const alone = { ...byron, own_reading };
    const settings = remembering('nova|byron');
    show(seeded({ locations: [alone, greatLakes], settings }));
    expect(screen.getByText('From your own station, good for an hour.')).toBeVisible();
    expect(screen.getByText('not reported')).toBeVisible();
    cleanup();
    show(seeded({ locations: [alone, greatLakes], settings, now: Date.UTC(2026, 5, 20, 19, 0) }));
    expect(screen.getByText(/^Byron Dragway has no weather station/)).toBeVisible();
  });

  test('can be corrected if a value was mistyped', async () => {
    const platform = seeded({ locations: [{ ...byron, own_reading }], settings: remembering('nova|byron') });
    const user = show(platform);
    await user.click(screen.getByRole('button', { name: 'Correct the air at Byron Dragway' }));
    expect(platform.log.opened).toEqual([{ name: 'observation', input: { locationUid: 'byron' } }]);
  });

  test('counts before an older public report, and the panel says so', () => {
    show(seeded({ locations: [{ ...greatLakes, own_reading }] }));
    const cooler = { ...summerAfternoon, air_temp: own_reading.air_temp, datetime: own_reading.datetime };
    expect(predicted(cooler).et).toBeLessThan(predicted().et - 0.01);
    expect(etShown(predicted(cooler).et)).toBeVisible();
    expect(
      screen.getByText(/^From your own station, uncorrected: .*Kenosha Regional, 6\.7 mi/),
    ).toBeVisible();
  });

  test('is all there is while no public report is known', () => {
    const observation = failed('weather-unreachable', 'The network is gone.');
    show(seeded({ locations: [{ ...greatLakes, own_reading }], observation }));
    expect(screen.getByText(/^From your own station, uncorrected/)).toBeVisible();
    expect(screen.getByText(/^The network is gone\./)).toBeVisible();
  });

  test('moves nothing if it differs as usual', () => {
    const station_bias = { station_id: 'KENW', air_temp: -10, humidity: 0, pressure: 0, readings: 1 };
    show(seeded({ locations: [{ ...greatLakes, own_reading, station_bias }] }));
    expect(etShown(predicted().et)).toBeVisible();
    expect(
      screen.getByText(/^From your own station, corrected by its usual difference to Kenosha/),
    ).toBeVisible();
  });

  test('can be typed: a track without air leads to its form', async () => {
    const platform = seeded({ settings: remembering('nova|byron') });
    const user = show(platform);
    await user.click(screen.getByRole('button', { name: 'Type your own air' }));
    expect(platform.log.opened).toEqual([{ name: 'observation', input: { locationUid: 'byron' } }]);
  });
});

describe('the passes in air like this', () => {
  const link = () => screen.queryByRole('link', { name: /^Air like this/ });
  const askedBy = (path: string) => Object.fromEntries(new URL(path, 'https://app.test').searchParams);
  const air = observationAtTrack(summerAfternoon, greatLakes.elevation);
  const like = (uid: string, change: Partial<LogEntry> = {}): LogEntry => ({
    ...novaPasses[0]!,
    log_entry_uid: uid,
    weather: air,
    derived: { ...novaPasses[0]!.derived, density_altitude: densityAltitude(air) },
    ...change,
  });

  test('are counted, and one press leads to those of the car at this track', async () => {
    const ofDuster = like('duster', { vehicle: { ...novaPasses[0]!.vehicle, uid: 'duster' } });
    const hot = like('hot', { derived: { ...novaPasses[0]!.derived, density_altitude: feet(9000) } });
    const platform = seeded({ entries: [like('one'), like('two'), ofDuster, hot] });
    const user = show(platform);
    expect(link()).toHaveTextContent('2 passes');
    await user.click(link()!);
    const [path] = platform.log.paths;
    expect(path).toMatch(/^\/logbook\?/);
    expect(askedBy(path!)).toMatchObject({ vehicle: 'nova', here: greatLakes.uid, location: greatLakes.uid });
    expect(readAir(askedBy(path!)['air']!)?.altitude).toBeCloseTo(densityAltitude(air), 1);
  });

  test('are those of all tracks where this one has none', () => {
    const elsewhere = novaPasses.map((pass) => ({ ...pass, location: byron }));
    show(
      seeded({
        entries: [...elsewhere, like('one', { location: byron })],
        settings: remembering(`nova|${greatLakes.uid}`),
      }),
    );
    expect(askedBy(link()!.getAttribute('href')!)).not.toHaveProperty('location');
  });

  test('have no row where there are none', () => {
    const cold = novaPasses.map((pass) => ({
      ...pass,
      derived: { ...pass.derived, density_altitude: feet(-3000) },
    }));
    show(seeded({ entries: cold }));
    expect(link()).toBeNull();
  });
});

describe('the prediction', () => {
  test('follows one more pass, and leaves the focus where it is', () => {
    const platform = seeded();
    show(platform);
    const slider = screen.getByLabelText('Or any other dial');
    slider.focus();
    const [newest] = novaPasses.slice(-1);
    const at = summerAfternoon.datetime;
    act(() => void platform.logBooks.save({ ...newest!, log_entry_uid: 'one-more', log_entry_datetime: at }));
    expect(slider).toHaveFocus();
    expect(slider).toBeInTheDocument();
  });

  test('is the ET with its interval, for the car and track of the last pass', () => {
    show(seeded());
    const { et, low80, high80 } = predicted();
    expect(screen.getByText("'69 Nova · Great Lakes Dragaway · 1/4 mile")).toBeVisible();
    expect(screen.getByText(formatEt(et))).toBeVisible();
    expect(screen.getByText(`± ${formatEt((high80 - low80) / 2)}`)).toBeVisible();
    expect(
      screen.getByText(`80 % of passes between ${formatEt(low80)} and ${formatEt(high80)}`),
    ).toBeVisible();
  });

  test('shows the shorter distance on the slips too, with the speed', () => {
    show(seeded());
    expect(screen.getByText('1/8 mile').nextElementSibling).toHaveTextContent(/^7\.1\d\d± 0\.\d{3}$/);
    expect(screen.getByText('Speed').nextElementSibling).toHaveTextContent(/^11\d\.\dmph$/);
    expect(screen.queryByText('1000 ft')).toBeNull();
  });

  test('is less sure of the shorter distance too while the weather is old', () => {
    const half = () =>
      Number(/±\s(0\.\d{3})/.exec(screen.getByText('1/8 mile').parentElement!.textContent)?.[1]);
    show(seeded());
    const fresh = half();
    cleanup();
    show(seeded({ now: Date.parse(summerAfternoon.datetime) + 5 * 3_600_000 }));
    expect(half()).toBeGreaterThan(1.5 * fresh);
  });

  test('gives the dial for the usual risk, cut to a hundredth, with the risk of the cut dial', () => {
    show(seeded());
    const dialAt = (risk: number) => dialFor(predicted(), risk);
    expect(screen.getByText(`Dial ${formatDial(dialAt(0.2).dial)}`)).toBeVisible();
    expect(screen.getByText(`breakout ${Math.round(dialAt(0.2).risk * 100)} %`)).toBeVisible();
    cleanup();
    show(seeded({ settings: { ...racerSettings, usualRisk: 0.5 } }));
    expect(screen.getByText(`Dial ${formatDial(dialAt(0.5).dial)}`)).toBeVisible();
    expect(screen.getByText(`breakout ${Math.round(dialAt(0.5).risk * 100)} %`)).toBeVisible();
    expect(dialAt(0.5).dial).toBeGreaterThan(dialAt(0.05).dial);
  });

  test('makes a risk that this device remembered the usual one, here and in the lanes', () => {
    const platform = seeded();
    platform.drafts.write('dial-risk', 0.05);
    show(platform);
    expect(screen.getByText(`Dial ${formatDial(dialFor(predicted(), 0.05).dial)}`)).toBeVisible();
    expect(platform.drafts.read('dial-risk')).toBeUndefined();
    expect(settingsOf(platform)).toMatchObject({ usualRisk: 0.05 });
  });

  test('shows five neighbouring dials, each with its risk, and the chosen one in the middle', () => {
    show(seeded());
    const { dial } = dialFor(predicted(), 0.2);
    expect(
      within(ladder())
        .getAllByRole('radio')
        .map((rung) => [rung.closest('label')?.textContent, (rung as HTMLInputElement).checked]),
    ).toEqual(
      [-0.02, -0.01, 0, 0.01, 0.02].map((by) => [
        `${formatDial(dial + by)} ${Math.round(breakoutRisk(predicted(), seconds(dial + by)) * 100)} %`,
        by === 0,
      ]),
    );
  });

  test('changes the dial by the arrow keys, a hundredth at a time, and the focus follows it', async () => {
    const platform = seeded();
    const user = show(platform);
    const { dial } = dialFor(predicted(), 0.2);
    act(() => chosenRung().focus());
    await user.keyboard('{ArrowLeft}');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText(`Dial ${formatDial(dial - 0.02)}`)).toBeVisible();
    expect(chosenRung()).toHaveFocus();
    expect(rememberedDial(platform)).toBeCloseTo(dial - 0.02, 9);
  });

  test('holds a dial while the call moves, until the next pass of the car', async () => {
    const latest$ = new BehaviorSubject<LatestObservation>({
      state: 'present',
      observation: summerAfternoon,
    });
    const platform = seeded();
    platform.weather.latest$ = () => latest$;
    const user = show(platform);
    const { dial } = dialFor(predicted(), 0.2);
    const now = platform.clock.now();
    platform.clock.now = () => Date.parse(summerAfternoon.datetime) - 60_000;
    await user.click(screen.getByRole('button', { name: `Hold ${formatDial(dial)}` }));
    platform.clock.now = () => now;
    expect(screen.getByRole('button', { name: 'Back to 20 %' })).toBeVisible();
    for (const warmer of [0.3, 0.6, 4, 8]) {
      const air_temp = fahrenheit(summerAfternoon.air_temp + warmer);
      act(() => latest$.next({ state: 'present', observation: { ...summerAfternoon, air_temp } }));
      expect(screen.getByText(`Dial ${formatDial(dial)}`)).toBeVisible();
    }
    const [newest] = novaPasses.slice(-1);
    act(
      () =>
        void platform.logBooks.save({
          ...newest!,
          log_entry_uid: 'older',
          log_entry_datetime: '2020-01-01T00:00:00.000Z',
        }),
    );
    expect(rememberedDial(platform)).toBe(dial);
    const at = summerAfternoon.datetime;
    act(() => void platform.logBooks.save({ ...newest!, log_entry_uid: 'next', log_entry_datetime: at }));
    expect(screen.getByRole('button', { name: /^Hold / })).toBeVisible();
    expect(rememberedDial(platform)).toBeNull();
  });

  test('lets a dial go whose car ran on another screen', () => {
    const platform = seeded({ settings: { ...racerSettings, selectedDdpEt: 11.25 } });
    const last = Math.max(...novaPasses.map((pass) => Date.parse(pass.log_entry_datetime)));
    platform.drafts.write('held-dials', { nova: { dial: 11.25, at: last } });
    show(platform);
    expect(screen.getByText('Dial 11.25')).toBeVisible();
    cleanup();
    platform.drafts.write('held-dials', { nova: { dial: 11.25, at: last - 1 } });
    show(platform);
    expect(screen.getByRole('button', { name: /^Hold / })).toBeVisible();
    expect(rememberedDial(platform)).toBeNull();
  });

  test('gives the risk of any dial, a hundredth at a time, and remembers the dial', async () => {
    const platform = seeded();
    show(platform);
    const slider = screen.getByLabelText('Or any other dial');
    const own = Math.round(predicted().et * 100) + 1;
    expect(slider).toHaveAttribute('step', '1');
    fireEvent.change(slider, { target: { value: String(own) } });
    fireEvent.pointerUp(slider);
    const percent = Math.round(breakoutRisk(predicted(), seconds(own / 100)) * 100);
    expect(screen.getByText(`Dial ${formatDial(own / 100)}`)).toBeVisible();
    expect(screen.getByText(`breakout ${percent} %`)).toBeVisible();
    expect(slider).toHaveAttribute('aria-valuetext', `${formatDial(own / 100)}, breakout ${percent} %`);
    expect(chosenRung().closest('label')).toHaveTextContent(`${formatDial(own / 100)} ${percent} %`);
    expect(rememberedDial(platform)).toBe(own / 100);
    await userEvent.click(screen.getByRole('button', { name: 'Back to 20 %' }));
    expect(rememberedDial(platform)).toBeNull();
    expect(screen.getByText(`Dial ${formatDial(dialFor(predicted(), 0.2).dial)}`)).toBeVisible();
  });

  test('begins with the remembered dial where it fits this car, else with the risk of 20 %', () => {
    const near = Math.floor(predicted().et * 100) / 100;
    show(seeded({ settings: { ...racerSettings, selectedDdpEt: near } }));
    expect(screen.getByText(`Dial ${formatDial(near)}`)).toBeVisible();
    cleanup();
    show(seeded({ settings: { ...racerSettings, selectedDdpEt: 8.9 } }));
    const usual = formatDial(dialFor(predicted(), 0.2).dial);
    expect(screen.getByText(`Dial ${usual}`)).toBeVisible();
    expect(screen.getByRole('button', { name: `Hold ${usual}` })).toBeVisible();
  });

  test('says the odds in words', () => {
    show(seeded());
    const { dial, risk } = dialFor(predicted(), 0.2);
    expect(screen.getByRole('img', { name: /^Odds/ })).toHaveAccessibleName(
      `Odds of the next pass: most likely ${formatEt(predicted().et)}. ` +
        `Against a dial of ${formatDial(dial)}, ${Math.round(risk * 100)} % of passes are quicker and break out.`,
    );
  });

  test('adds up from the last pass, the air since then and all other passes', () => {
    show(
      seeded({ observation: ok({ ...summerAfternoon, air_temp: 95 as typeof summerAfternoon.air_temp }) }),
    );
    const way = screen.getByText(/^Your pass of 06\/20\/2026 12:41 PM ran 11\.241\. Air since then: \+0\./);
    const [ran, air, others, sum] = (way.textContent ?? '')
      .replaceAll('−', '-')
      .match(/[+-]?\d+\.\d{3}/g)!
      .map((figure) => Math.round(Number(figure) * 1000));
    expect(others).not.toBe(0);
    expect(ran! + air! + others!).toBe(sum);
    expect(sum).toBe(Math.round(Number(nextPass().getByText(/^11\.\d{3}$/).textContent) * 1000));
    expect(screen.getByText(/^5 passes count, the newest ones most\. Each new pass/)).toBeVisible();
  });

  test('says that it is the base ET alone where learning is switched off', () => {
    const ddpe_tune = { ...nova.ddpe_tune, apply_learned_corrections: false };
    show(seeded({ vehicles: [{ ...nova, ddpe_tune }] }));
    expect(screen.getByText(/^Learning is switched off in the tune of this car/)).toBeVisible();
    expect(screen.queryByText(/the newest ones most/)).toBeNull();
    expect(nextPass().queryByText(/^from \d/)).toBeNull();
  });

  test('says beside the number how few passes it is from, up to five', () => {
    const platform = seeded({ entries: novaPasses.slice(0, 1) });
    show(platform);
    expect(nextPass().getByText('from 1 pass')).toBeVisible();
    for (const pass of novaPasses.slice(1)) act(() => void platform.logBooks.save(pass));
    expect(nextPass().getByText('from 5 passes')).toBeVisible();
    act(() => void platform.logBooks.save({ ...novaPasses[5]!, log_entry_uid: 'sixth' }));
    expect(nextPass().queryByText(/^from \d/)).toBeNull();
  });

  test('adds up from standard air, and what air, wind, day, lane and track add', () => {
    const platform = seeded();
    platform.drafts.write('lanes', { nova: 'Left' });
    show(platform);
    const base = Number(/From (\d+\.\d{3}) in/.exec(screen.getByText(/^From \d/).textContent ?? '')?.[1]);
    const added = ['Air', 'Wind', 'Day', 'Lane', 'Track', 'Learned'].map((label) =>
      Number(
        within(screen.getByLabelText('Where it comes from'))
          .getByText(label)
          .nextElementSibling?.textContent?.replace('−', '-'),
      ),
    );
    expect(added.reduce((sum, part) => sum + part, base)).toBeCloseTo(
      predicted(summerAfternoon, 'Left').et,
      2,
    );
  });

  test('names the throttle stop of a car that runs one', () => {
    const entries = novaPasses.map((pass) => ({ ...pass, setup: { throttle_stop: seconds(1.2) } }));
    show(seeded({ entries }));
    const panel = within(screen.getByLabelText('Where it comes from'));
    expect(panel.getByText(/Throttle stop, wind, day, track and your other passes/)).toBeVisible();
    expect(panel.getByText(/^From \d+\.\d{3} at full throttle in standard air/)).toBeVisible();
    expect(panel.getByText('Throttle stop').nextElementSibling).toHaveTextContent(/^\+0\.\d{3}$/);
    cleanup();
    show(seeded());
    expect(screen.queryByText(/throttle stop|full throttle/i)).toBeNull();
  });

  test('says what was seen of the lanes, once the car ran in both', () => {
    const inLanes = (lanes: readonly Lane[]) =>
      novaPasses.map((pass, n) => ({
        ...pass,
        timeslip: { ...pass.timeslip, lane: lanes[n % lanes.length] ?? 'Left' },
      }));
    show(seeded({ entries: inLanes(['Left', 'Right']) }));
    expect(
      screen.getByText(
        'Which lane is quicker here is not known yet, after 3 passes in the left lane and 2 in the right.',
      ),
    ).toBeVisible();
    cleanup();
    show(seeded({ entries: inLanes(['Left']) }));
    expect(screen.queryByText(/in the left lane and/)).toBeNull();
  });

  test('leads to its car', async () => {
    const platform = seeded();
    const user = show(platform);
    await user.click(screen.getByText("Open '69 Nova"));
    expect(platform.log.opened).toEqual([{ name: 'vehicle', input: { vehicleUid: 'nova' } }]);
  });

  test('shows its air', () => {
    show(seeded());
    expect(screen.getByText('87')).toBeVisible();
    expect(screen.getByText('↘ head').parentElement).toHaveTextContent('6.0mph↘ head');
    expect(screen.getByText('Kenosha Regional, 6.7 mi')).toBeVisible();
  });

  test('follows a pass that is logged meanwhile', () => {
    const platform = seeded({ entries: novaPasses.slice(0, 5) });
    show(platform);
    expect(screen.getByText(/ran 11\.229/)).toBeVisible();
    act(() => void platform.logBooks.save(novaPasses[5]!));
    expect(screen.getByText(/ran 11\.241/)).toBeVisible();
  });
});

describe('the lane', () => {
  /** Every other pass in the right lane, which is slower at the start. */
  const unevenPasses = novaPasses.map((pass, index) => ({
    ...pass,
    timeslip: { ...pass.timeslip, ...(index % 2 === 1 && { lane: 'Right' as const, et_60: seconds(1.6) }) },
  }));
  const etIn = (lane?: 'Left' | 'Right') => formatEt(predicted(summerAfternoon, lane, unevenPasses).et);

  test('counts once chosen, shows, and is remembered for the car', async () => {
    const platform = seeded({ entries: unevenPasses });
    const user = show(platform);
    expect(nextPass().getByLabelText('Either')).toBeChecked();
    expect(within(screen.getByLabelText('Where it comes from')).queryByText('Lane')).toBeNull();
    expect(etIn('Right')).not.toBe(etIn());
    expect(nextPass().getByText(etIn())).toBeVisible();
    await user.click(nextPass().getByLabelText('Right'));
    await waitFor(() => expect(nextPass().getByText(etIn('Right'))).toBeVisible());
    expect(nextPass().getByText("'69 Nova · Great Lakes Dragaway · 1/4 mile · right lane")).toBeVisible();
    expect(within(screen.getByLabelText('Where it comes from')).getByText('Lane')).toBeVisible();
    expect(platform.drafts.read('lanes')).toEqual({ nova: 'Right' });
    cleanup();
    show(platform);
    expect(nextPass().getByLabelText('Right')).toBeChecked();
    await user.click(nextPass().getByLabelText('Either'));
    expect(platform.drafts.read('lanes')).toEqual({});
  });

  test('is where "what if" begins', () => {
    const platform = seeded();
    platform.drafts.write('lanes', { nova: 'Left' });
    show(platform);
    const whatIf = within(screen.getByRole('region', { name: 'What if' }));
    expect(whatIf.getByLabelText('Left')).toBeChecked();
    expect(whatIf.getByText(/^Change a value/)).toBeVisible();
  });

  test('is separate for each car, and an unknown lane means either', () => {
    const platform = seeded();
    platform.drafts.write('lanes', { duster: 'Left', nova: 'Lane 9' });
    show(platform);
    expect(nextPass().getByLabelText('Either')).toBeChecked();
  });
});

describe('a pass that is dated later than now', () => {
  const [newest] = novaPasses.slice(-1);
  const dated = (minutesAhead: number) => {
    const at = new Date(Date.UTC(2026, 5, 20, 18, 0) + minutesAhead * 60_000).toISOString();
    const timeslip = { ...newest!.timeslip, et_1320: seconds(11.9) };
    return { ...newest!, log_entry_uid: 'ahead', log_entry_datetime: at, timeslip };
  };

  test('teaches nothing and is not the last pass', () => {
    show(seeded({ entries: [...novaPasses, dated(60)] }));
    expect(screen.getByText(formatEt(predicted().et))).toBeVisible();
    expect(screen.getByText(/ran 11\.241/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: /last passes/i })).queryByText(/11\.900/)).toBeNull();
  });

  test('counts where the clock that dated it is a few minutes ahead', () => {
    show(seeded({ entries: [...novaPasses, dated(3)] }));
    expect(screen.getByText(/ran 11\.900/)).toBeVisible();
  });

  test('leaves a car that has no other without a prediction', () => {
    show(seeded({ entries: [dated(60)], vehicles: [nova], locations: [greatLakes] }));
    expect(screen.getByText(/has no pass to predict from/)).toBeVisible();
  });
});

describe('a new number', () => {
  const hot: StationObservation = { ...summerAfternoon, air_temp: 99 as typeof summerAfternoon.air_temp };
  const changing = () => {
    const latest$ = new BehaviorSubject<LatestObservation>({
      state: 'present',
      observation: summerAfternoon,
    });
    const platform = seeded();
    platform.weather.latest$ = () => latest$;
    show(platform);
    return () => act(() => latest$.next({ state: 'present', observation: hot }));
  };
  afterEach(() => withoutMotion(false));

  test('is counted to', async () => {
    withoutMotion(false);
    const change = changing();
    change();
    expect(screen.queryByText(formatEt(predicted(hot).et))).toBeNull();
    await waitFor(() => expect(screen.getByText(formatEt(predicted(hot).et))).toBeVisible());
  });

  test('shows at once where the racer wants no motion', () => {
    withoutMotion(true);
    const change = changing();
    change();
    expect(screen.getByText(formatEt(predicted(hot).et))).toBeVisible();
  });
});

describe('the choice of car and track', () => {
  test('is remembered', async () => {
    const platform = seeded({ settings: remembering('nova|great-lakes') });
    const user = show(platform);
    await user.selectOptions(screen.getByLabelText('Vehicle'), 'Duster');
    let settings: unknown;
    platform.settings.settings$.subscribe((loaded) => (settings = loaded)).unsubscribe();
    expect(settings).toEqual(present(remembering('duster|great-lakes')));
    expect(screen.getByLabelText('Vehicle')).toHaveDisplayValue('Duster');
  });

  test('falls back where the remembered ones are gone', () => {
    show(seeded({ settings: remembering('sold|great-lakes') }));
    expect(screen.getByLabelText('Vehicle')).toHaveDisplayValue("'69 Nova");
  });
});

describe('old weather', () => {
  const aged = (minutes: number) => ({
    now: Date.parse(summerAfternoon.datetime) + minutes * 60_000,
  });

  test('says so', () => {
    show(seeded(aged(11)));
    expect(screen.getByText('Weather 11 min ago, old')).toBeVisible();
  });

  test('names its source where that is not the weather service', () => {
    const platform = seeded();
    platform.weather.latest$ = () =>
      new BehaviorSubject<LatestObservation>({
        state: 'present',
        observation: { ...summerAfternoon, source: 'National Weather Service' },
      });
    show(platform);
    expect(screen.getByText('Weather 5 min ago, by the National Weather Service')).toBeVisible();
  });

  test('serves predictions until newer comes, and the page says so', () => {
    const platform = seeded(aged(90));
    platform.weather.latest$ = () =>
      new BehaviorSubject<LatestObservation>({
        state: 'present',
        observation: summerAfternoon,
        failure: { code: 'weather-unreachable', message: 'The weather service cannot be reached.' },
      });
    show(platform);
    expect(screen.getByText(formatEt(predicted().et))).toBeVisible();
    expect(
      screen.getByText(/^The weather service cannot be reached\. This is the last known weather/),
    ).toBeVisible();
  });
});

describe('a prediction says that it lacks', () => {
  test('a vehicle', async () => {
    const platform = seeded({ vehicles: [] });
    const user = show(platform);
    await user.click(screen.getByText('Go to vehicles'));
    expect(platform.log.paths).toEqual(['/vehicles']);
  });

  test('a track', async () => {
    const platform = seeded({ locations: [] });
    const user = show(platform);
    await user.click(screen.getByText('Go to locations'));
    expect(platform.log.paths).toEqual(['/locations']);
  });

  test('a pass', async () => {
    const platform = seeded({ entries: [], vehicles: [nova], locations: [greatLakes] });
    const user = show(platform);
    expect(screen.getByText(/^'69 Nova has no pass to predict from\./)).toBeVisible();
    await user.click(screen.getByText('Log a pass'));
    expect(platform.log.opened).toEqual([
      { name: 'log-entry', input: { vehicleUid: 'nova', locationUid: 'great-lakes' } },
    ]);
  });

  test('a station', async () => {
    const platform = seeded({ settings: remembering('nova|byron') });
    const user = show(platform);
    expect(screen.getByText(/^Byron Dragway has no weather station/)).toBeVisible();
    await user.click(screen.getByText('Choose a station'));
    expect(platform.log.opened).toEqual([{ name: 'location', input: { locationUid: 'byron' } }]);
  });

  test('weather', () => {
    show(seeded({ observation: failed('weather-status', 'Request failed with status: 500.') }));
    expect(
      screen.getByText(/^Kenosha Regional gives no weather: Request failed with status: 500\./),
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent('NaN');
  });

  test('sense in the weather, which another pass would not bring', async () => {
    const platform = seeded({
      observation: ok({ ...summerAfternoon, humidity: NaN as typeof summerAfternoon.humidity }),
    });
    const user = show(platform);
    expect(
      screen.getByText(/^Kenosha Regional gives no weather: Its newest report is incomplete\./),
    ).toBeVisible();
    expect(screen.queryByText('Log a pass')).toBeNull();
    await user.click(screen.getByText('Choose another station'));
    expect(platform.log.opened).toEqual([{ name: 'location', input: { locationUid: 'great-lakes' } }]);
    expect(document.body).not.toHaveTextContent('NaN');
  });

  const stationFailures: FailureCode[] = ['weather-no-pressure', 'weather-empty'];

  test.each(stationFailures)('air, which another station would bring (%s)', async (code) => {
    const platform = seeded({ observation: failed(code, 'Choose another station for the track.') });
    const user = show(platform);
    await user.click(screen.getByRole('button', { name: 'Choose another station' }));
    expect(platform.log.opened).toEqual([{ name: 'location', input: { locationUid: 'great-lakes' } }]);
  });

  test.each(stationFailures)('newer air, which another station would bring (%s)', async (code) => {
    const platform = seeded();
    const failure = { code, message: 'Choose another station for the track.' };
    platform.weather.latest$ = () => of({ state: 'present', observation: summerAfternoon, failure });
    const user = show(platform);
    await user.click(screen.getByRole('button', { name: 'Choose another station for Great Lakes Dragaway' }));
    expect(platform.log.opened).toEqual([{ name: 'location', input: { locationUid: 'great-lakes' } }]);
  });

  test('air that no other station would bring either', () => {
    show(seeded({ observation: failed('weather-unreachable', 'The network is gone.') }));
    expect(screen.queryByRole('button', { name: /^Choose another station/ })).toBeNull();
  });

  test('an answer so far', () => {
    const platform = seeded();
    platform.logBooks.entries$ = () => NEVER;
    platform.logBooks.newestOf$ = () => NEVER;
    show(platform);
    expect(screen.getByRole('status')).toHaveAccessibleName('Working out your next pass');
  });
});

describe('while a long log book is read', () => {
  const cards = [
    { key: 'a', vehicle_uid: 'nova', location_uid: 'great-lakes' },
    { key: 'b', vehicle_uid: 'duster', location_uid: 'great-lakes' },
  ];
  /** The passes of the Nova are read, those of other cars are not. */
  const reading = () => {
    const platform = seeded({ predictions: cards });
    const every$ = new BehaviorSubject<Loadable<LogEntry[]>>(unknown);
    platform.logBooks.entries$ = () => every$;
    platform.logBooks.newestOf$ = (uid) => (uid === 'nova' ? of(present(novaPasses)) : NEVER);
    show(platform);
    return every$;
  };

  test('the passes that the engine learns are enough, and nothing changes once all are there', () => {
    const every$ = reading();
    const { et } = predicted();
    expect(nextPass().getByText(formatEt(et))).toBeVisible();
    const before = nextPass().getByText(formatEt(et));
    act(() => every$.next(present(novaPasses)));
    expect(nextPass().getByText(formatEt(et))).toBe(before);
  });

  test('the card of another car shows nothing yet', () => {
    const every$ = reading();
    const tile = () => screen.getByRole('radio', { name: /Duster/ }).closest('li');
    expect(tile()).toHaveTextContent(/Great Lakes Dragaway …$/);
    act(() => every$.next(present(novaPasses)));
    expect(tile()).toHaveTextContent(/no pass yet$/);
  });
});
