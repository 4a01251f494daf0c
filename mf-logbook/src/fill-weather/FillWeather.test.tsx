import {
  failed,
  fahrenheit,
  inHg,
  ok,
  type LogEntry,
  type Result,
  type StationObservation,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  readOnlySession,
  summerAfternoon,
  type MemoryPlatform,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { entriesOf, settle } from '../entry/logEntryDriver';
import { FillWeather } from './FillWeather';

const withoutAir = (pass: LogEntry): LogEntry => {
  const {
    density_altitude: _,
    grains: __,
    corrected_horsepower: ___,
    finish_ddp: ____,
    ...derived
  } = pass.derived;
  return { ...pass, weather: null, prediction: {}, derived };
};
const bare = novaPasses.map(withoutAir);
const old = { ...bare[0]!, log_entry_uid: 'old', log_entry_datetime: '2026-05-20T17:00:00.000Z' };
const ahead = { ...bare[0]!, log_entry_uid: 'ahead', log_entry_datetime: '2026-06-20T19:00:00.000Z' };
const withoutStation = {
  ...bare[0]!,
  log_entry_uid: 'no-station',
  location: { ...greatLakes, uid: 'elsewhere', weather_station: null },
};
const beforeItsStation = { ...bare[0]!, location: { ...greatLakes, weather_station: null } };

const Shown = ({ platform, locked }: { platform: MemoryPlatform; locked: boolean }) => (
  <FillWeather
    ports={platform}
    passes={entriesOf(platform)}
    vehicles={[nova]}
    locations={[greatLakes]}
    locked={locked}
  />
);
const open = (seed: MemorySeed = {}, locked = false) => {
  const platform = createMemoryPlatform({
    ...{ vehicles: [nova], locations: [greatLakes], entries: bare, observation: ok(summerAfternoon) },
    ...seed,
  });
  const shown = render(<Shown platform={platform} locked={locked} />);
  return { platform, again: () => shown.rerender(<Shown platform={platform} locked={locked} />), ...shown };
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  for (let turn = 0; turn < 20; turn += 1) await settle();
};
const pass = (platform: MemoryPlatform, { log_entry_uid: uid }: LogEntry) =>
  entriesOf(platform).find(({ log_entry_uid }) => log_entry_uid === uid)!;

describe('recent passes without weather', () => {
  test('are counted where a station may know it: not old ones, none to come, none without a station', () => {
    open({ entries: [...bare.slice(0, 2), ...novaPasses.slice(2), old, ahead, withoutStation] });
    expect(screen.getByText('2 recent passes have no weather')).toBeVisible();
  });

  test('are asked of the station that their track has got since', async () => {
    const { platform } = open({ entries: [beforeItsStation, ...novaPasses.slice(1)] });
    await press('Fill it in');
    expect(pass(platform, beforeItsStation)).toMatchObject({
      location: { weather_station: null },
      weather: { datetime: expect.any(String) as string },
    });
  });

  test.each<[string, MemorySeed, boolean]>([
    ['none lacks it', { entries: novaPasses }, false],
    ['the racer may not write', { session: readOnlySession }, true],
    [
      'there is no network',
      { connection: { network: 'offline', data: 'fresh', unsent: 0, refused: 0 } },
      false,
    ],
  ])('are not spoken of where %s', (_, seed, locked) => {
    expect(open(seed, locked).container).toBeEmptyDOMElement();
  });

  test('get the air that a new pass would get, and no prediction of what was run already', async () => {
    const { platform, again } = open({ entries: [bare.at(-1)!] });
    await press('Fill it in');
    const filled = pass(platform, bare.at(-1)!);
    const last = novaPasses.at(-1)!;
    expect(filled.weather).toMatchObject({ datetime: summerAfternoon.datetime, air_temp: 87, humidity: 54 });
    expect(filled.weather!.pressure).toBeCloseTo(29.1, 1);
    expect(filled).toEqual({ ...bare.at(-1)!, weather: filled.weather, derived: filled.derived });
    expect(filled.derived.horsepower).toBe(last.derived.horsepower);
    for (const figure of ['density_altitude', 'grains', 'corrected_horsepower'] as const)
      expect(filled.derived[figure]! / last.derived[figure]!).toBeCloseTo(1, 1);
    expect(platform.log.snackbars[0]).toMatchObject({
      text: 'Weather filled in for 1 pass.',
      color: 'success',
    });
    again();
    expect(screen.queryByText(/no weather/)).toBeNull();
  });

  test('are counted if the station has nothing, and Undo takes back all but what was typed since', async () => {
    const { platform } = open({ entries: bare.slice(0, 3) });
    const silent = bare[1]!;
    platform.weather.observationAt = ({ at }) =>
      Promise.resolve(
        at === silent.log_entry_datetime ? failed('weather-range', 'exceeded') : ok(summerAfternoon),
      );
    await press('Fill it in');
    const [message] = platform.log.snackbars;
    expect(message?.text).toBe('Weather filled in for 2 of 3 passes. No report within 24 hours for one.');
    expect(pass(platform, silent)).toEqual(silent);
    const filled = pass(platform, bare[0]!);
    const typed = { ...filled, weather: { ...filled.weather!, air_temp: fahrenheit(60) } };
    platform.logBooks.save(typed, filled);
    message?.action?.run();
    await settle();
    expect(pass(platform, bare[0]!).weather).toEqual(typed.weather);
    expect(pass(platform, bare[2]!)).toEqual(bare[2]);
  });

  test('stay as they are if they were edited, moved or deleted while the station was asked', async () => {
    const { platform } = open({ entries: bare.slice(0, 4) });
    const answers: ((answer: Result<StationObservation>) => void)[] = [];
    platform.weather.observationAt = () => new Promise((resolve) => answers.push(resolve));
    await press('Fill it in');
    const [typed, moved, gone, left] = bare as [LogEntry, LogEntry, LogEntry, LogEntry];
    const air = { ...novaPasses[0]!.weather!, air_temp: fahrenheit(60) };
    platform.logBooks.save({ ...typed, weather: air }, typed);
    platform.logBooks.save({ ...moved, log_entry_datetime: '2026-06-13T18:00:00.000Z' }, moved);
    platform.logBooks.delete(gone);
    for (let asked = 0; asked < 4; asked += 1) {
      await act(() => Promise.resolve(answers[asked]?.(ok(summerAfternoon))));
      await settle();
    }
    await settle();
    expect(entriesOf(platform)).toHaveLength(3);
    expect(pass(platform, typed).weather).toEqual(air);
    expect(pass(platform, moved).weather).toBeNull();
    expect(pass(platform, left).weather).not.toBeNull();
    expect(platform.log.snackbars[0]?.text).toBe('Weather filled in for 1 of 4 passes.');
  });

  test('are asked for one after another, and called off nothing is stored', async () => {
    const { platform } = open();
    const answers: ((answer: Result<StationObservation>) => void)[] = [];
    platform.weather.observationAt = () => new Promise((resolve) => answers.push(resolve));
    await press('Fill it in');
    expect(answers).toHaveLength(1);
    for (const asked of [0, 1, 2]) {
      await act(() => Promise.resolve(answers[asked]?.(ok(summerAfternoon))));
      await settle();
    }
    expect(screen.getByRole('progressbar', { name: 'Getting the weather' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await press('Cancel');
    await act(() => Promise.resolve(answers[3]?.(ok(summerAfternoon))));
    await settle();
    expect(answers).toHaveLength(4);
    expect(entriesOf(platform).every(({ weather }) => weather === null)).toBe(true);
    expect(platform.log.snackbars).toEqual([]);
    expect(screen.getByText('6 recent passes have no weather')).toBeVisible();
  });

  test('stay as they are if the station cannot be asked, and say why; it is asked once', async () => {
    const { platform } = open();
    let asked = 0;
    platform.weather.observationAt = () => {
      asked += 1;
      return Promise.reject(new Error('down'));
    };
    await press('Fill it in');
    expect(asked).toBe(1);
    expect(platform.log.snackbars[0]).toMatchObject({
      text: 'No weather was filled in. The weather service did not answer.',
      color: 'warning',
    });
    expect(platform.log.snackbars[0]?.action).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Fill it in' })).toBeVisible();
  });

  test('are not given air that no weather can be', async () => {
    const { platform } = open({
      entries: [bare[0]!],
      observation: ok({ ...summerAfternoon, altimeter: inHg(3) }),
    });
    await press('Fill it in');
    expect(pass(platform, bare[0]!)).toEqual(bare[0]);
    expect(platform.log.snackbars[0]?.text).toMatch(/^No weather was filled in\. .*pressure/i);
  });
});
