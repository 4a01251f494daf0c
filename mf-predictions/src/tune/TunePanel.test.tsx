import type { Distance, LogEntry, Vehicle, UserSettings } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  type MemoryPlatform,
  nova,
  novaPasses,
  predictEt,
  racerSettings,
  readOnlySession,
  summerAfternoon,
} from '@holeshot/shared-core/testing';
import { useObservable } from '@holeshot/shared-core/react';
import { absent, editVehicle, observationAtTrack, pounds, unknown } from '@holeshot/shared-core';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom, of } from 'rxjs';
import { TunePanel } from './TunePanel';

/** The season three times over, a week apart, newest first. */
const season: LogEntry[] = [0, 1, 2]
  .flatMap((round) =>
    novaPasses.map((pass) => ({
      ...pass,
      log_entry_uid: `${pass.log_entry_uid}-${round}`,
      log_entry_datetime: new Date(
        Date.parse(pass.log_entry_datetime) + round * 14 * 86_400_000,
      ).toISOString(),
    })),
  )
  .reverse();
/** With a last pass of its own: a pass tunes once while the app is open. */
const seasonOf = (name: string): LogEntry[] =>
  season.map((pass) => ({ ...pass, log_entry_uid: `${name}-${pass.log_entry_uid}` }));
const badlyTuned: Vehicle = {
  ...nova,
  ddpe_tune: { ...nova.ddpe_tune, sl_et_zw_1320: 11.9 as never },
};

const Shown = ({
  platform,
  settings,
  readOnly,
  entries,
  finish,
}: {
  platform: MemoryPlatform;
  settings: UserSettings;
  readOnly: boolean;
  entries: LogEntry[];
  finish: Distance;
}) => {
  const cars = useObservable(platform.vehicles.vehicles$, unknown);
  const [vehicle] = cars.state === 'present' ? cars.value : [];
  return vehicle === undefined ? null : (
    <TunePanel key={finish} {...{ vehicle, entries, settings, readOnly, finish }} ports={platform} />
  );
};
const show = ({
  settings = {},
  readOnly = false,
  entries = season,
  vehicle = badlyTuned,
  isSlow = false,
}: {
  settings?: Partial<UserSettings>;
  readOnly?: boolean;
  entries?: LogEntry[];
  vehicle?: Vehicle;
  /** Each step takes the whole of its slice. */
  isSlow?: boolean;
} = {}) => {
  const platform = createMemoryPlatform({
    vehicles: [vehicle],
    ...(readOnly && { session: readOnlySession }),
  });
  let time = 0;
  if (isSlow) platform.clock.now = () => (time += 20);
  const panel = (passes: LogEntry[], finish: Distance = 1320) => (
    <Shown
      {...{ platform, readOnly, finish }}
      entries={passes}
      settings={{ ...racerSettings, ...settings }}
    />
  );
  const { rerender } = render(panel(entries));
  return {
    ...platform,
    log: platform.log,
    follow: (passes: LogEntry[]) => rerender(panel(passes)),
    over: (finish: Distance) => rerender(panel(entries, finish)),
  };
};
const baseEt = (platform: Pick<MemoryPlatform, 'vehicles'>) => {
  let et: unknown;
  platform.vehicles.vehicles$
    .subscribe((cars) => (et = cars.state === 'present' && cars.value[0]?.ddpe_tune.sl_et_zw_1320))
    .unsubscribe();
  return et;
};

describe('a suggested tune', () => {
  describe('is worked out while the screen stays alive', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const turns = async (count: number) => {
      for (let turn = 0; turn < count; turn += 1) await act(() => jest.advanceTimersToNextTimerAsync());
    };

    test('a slice at a time', async () => {
      show({ isSlow: true });
      await turns(season.length / 3);
      expect(screen.getByRole('status')).toHaveTextContent('Working out the tune from your passes.');
      await turns(season.length);
      expect(screen.getByText('Apply')).toBeVisible();
      expect(screen.queryByRole('status')).toBeNull();
    });

    test('is neither offered nor applied if it leaves out the last pass', async () => {
      const platform = show({
        isSlow: true,
        entries: season.slice(1),
        settings: { suggestedTuningEnabled: true, automaticTuningResultsEnabled: false },
      });
      await turns(season.length);
      expect(screen.getByText('Apply')).toBeVisible();
      platform.follow(season);
      expect(screen.queryByText('Apply')).toBeNull();
      expect(screen.getByText('Working out the tune from your passes.')).toBeVisible();
      await turns(season.length);
      expect(screen.getByText('Apply')).toBeVisible();
    });
  });

  test('shows beside the current tune, each with its average miss, and is applied and undone', async () => {
    const platform = show();
    expect(
      await screen.findByText(
        /^Average miss over the last passes: 0\.\d{3} s now, 0\.0\d\d s with the suggested tune\.$/,
      ),
    ).toBeVisible();
    const [, now, suggested] = within(screen.getByText('Base ET').closest('tr')!).queryAllByText(/./);
    expect(now).toHaveTextContent('11.900');
    expect(suggested).toHaveTextContent(/^1[01]\.\d{3} ± 0\.\d{3}$/);
    await userEvent.click(screen.getByText('Apply'));
    expect(baseEt(platform)).not.toBe(11.9);
    expect(await screen.findByText(/^Suggestion applied on/)).toBeVisible();
    expect(screen.queryByText('Apply')).toBeNull();
    await userEvent.click(screen.getByText('Undo'));
    expect(baseEt(platform)).toBe(11.9);
    expect(screen.queryByText('Undo')).toBeNull();
  });

  test('applies itself where the racer wants that, once, and stays undone', async () => {
    const platform = show({ entries: seasonOf('a'), settings: { automaticTuningResultsEnabled: true } });
    expect(await screen.findByText(/^Tuned automatically on/)).toBeVisible();
    expect(baseEt(platform)).not.toBe(11.9);
    await userEvent.click(screen.getByText('Undo'));
    expect(await screen.findByText('The next pass brings the next suggestion.')).toBeVisible();
    expect(baseEt(platform)).toBe(11.9);
  });

  test('says that it applied itself, and can be undone there', async () => {
    const platform = show({ entries: seasonOf('b'), settings: { automaticTuningResultsEnabled: true } });
    await screen.findByText(/^Tuned automatically on/);
    expect(platform.log.snackbars).toMatchObject([
      { text: "'69 Nova: tune for the 1/4 mile updated from its passes.", action: { label: 'Undo' } },
    ]);
    act(() => platform.log.snackbars[0]?.action?.run());
    expect(await screen.findByText('The next pass brings the next suggestion.')).toBeVisible();
    expect(baseEt(platform)).toBe(11.9);
  });

  test('applies itself once, however many screens show the car', async () => {
    const platform = createMemoryPlatform({ vehicles: [badlyTuned] });
    // A screen that has not heard yet what another one saved.
    platform.tunes.versions$ = () => of(absent);
    const settings = { ...racerSettings, automaticTuningResultsEnabled: true };
    const entries = seasonOf('c');
    // The shell gives each mount ports of its own.
    const own = () => ({ ...platform, tunes: { ...platform.tunes } });
    render(
      ['home', 'lanes'].map((name) => (
        <Shown key={name} platform={own()} {...{ settings, entries }} readOnly={false} finish={1320} />
      )),
    );
    await waitFor(() => expect(baseEt(platform)).not.toBe(11.9));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(platform.log.snackbars).toHaveLength(1);
  });

  test('over one distance leaves another distance to be applied', async () => {
    const platform = show();
    await userEvent.click(await screen.findByText('Apply'));
    expect(await screen.findByText('Undo')).toBeVisible();
    platform.over(660);
    expect(screen.queryByText(/^Suggestion applied on/)).toBeNull();
    await userEvent.click(await screen.findByText('Apply'));
    expect(await screen.findByText(/^Suggestion applied on/)).toBeVisible();
    platform.over(1320);
    expect(await screen.findByText('The next pass brings the next suggestion.')).toBeVisible();
  });

  test.each([
    [true, /^Predictions already learn from your passes, so Apply changes no ET/],
    [false, /^This car is predicted from base ET, air and wind alone, so Apply changes no ET/],
  ])('says that it changes no ET, learning switched on: %s', async (learns, sentence) => {
    const ddpe_tune = { ...badlyTuned.ddpe_tune, apply_learned_corrections: learns };
    const platform = show({ vehicle: { ...badlyTuned, ddpe_tune } });
    const et = async () => {
      const cars = await firstValueFrom(platform.vehicles.vehicles$);
      const observation = observationAtTrack(summerAfternoon, greatLakes.elevation);
      const vehicle = cars.state === 'present' ? cars.value[0]! : nova;
      const predicted = predictEt({ vehicle, location: greatLakes, observation, passes: season });
      return predicted.ok && predicted.value.et;
    };
    const before = await et();
    expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.click(screen.getByText('Apply'));
    expect(await screen.findByText('Undo')).toBeVisible();
    expect(baseEt(platform)).not.toBe(11.9);
    expect(await et()).toBe(before);
  });

  test('offers no Undo that would undo a change from another device', async () => {
    const platform = show();
    await userEvent.click(await screen.findByText('Apply'));
    expect(await screen.findByText('Undo')).toBeVisible();
    const cars = await firstValueFrom(platform.vehicles.vehicles$);
    const [tuned] = cars.state === 'present' ? cars.value : [];
    act(() => void platform.vehicles.save(editVehicle(tuned!, { weight_with_driver: pounds(3300) })));
    expect(screen.queryByText('Undo')).toBeNull();
    expect(screen.queryByText(/^Suggestion applied on/)).toBeNull();
  });

  test('does not show where it is switched off', () => {
    show({ settings: { suggestedTuningEnabled: false } });
    expect(screen.queryByText('Tune')).toBeNull();
  });

  test('can be read without write access, and does not apply itself then', async () => {
    const platform = show({ readOnly: true, settings: { automaticTuningResultsEnabled: true } });
    expect(await screen.findByText(/read-only: this tune cannot be applied\./)).toBeVisible();
    expect(screen.queryByText('Apply')).toBeNull();
    expect(baseEt(platform)).toBe(11.9);
    expect(platform.log.subscriptionRequired).toBe(0);
  });

  test('waits for enough passes', async () => {
    show({ entries: season.slice(0, 4) });
    expect(await screen.findByText(/has too few passes to tune from/)).toBeVisible();
  });
});
