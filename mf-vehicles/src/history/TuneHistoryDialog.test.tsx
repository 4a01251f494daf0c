import {
  applyTune,
  changeTune,
  createVehicle,
  editVehicle,
  perDistance,
  pounds,
  rememberTune,
  seconds,
  type TuneChange,
  type TuneSuggestion,
  type Vehicle,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  readOnlySession,
  type MemoryPlatform,
} from '@holeshot/shared-core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { TuneHistoryDialog } from './TuneHistoryDialog';

const day = 86_400_000;
const first = Date.UTC(2026, 5, 20, 18, 0);
const duster: Vehicle = createVehicle({
  uid: 'duster',
  name: 'Duster',
  finish: 660,
  weight_with_driver: pounds(3150),
  fuel: 'Gasoline',
  induction: 'Naturally Aspirated',
  now: Date.UTC(2026, 0, 1),
});
const suggestion: TuneSuggestion = {
  vehicle_uid: 'duster',
  finish: 660,
  before: { sl_et_zw: null, wind_effect: 1, poly_coeff_da_grains: [0, 0, 0], offsets: {} },
  after: {
    sl_et_zw: seconds(6.2),
    wind_effect: 1.1,
    poly_coeff_da_grains: [0, 0.001, 0],
    offsets: { [greatLakes.uid]: { sl_et_zw: seconds(-0.012), wind_effect: 0 } },
  },
  sd: { sl_et_zw: 0.01, wind_effect: 0.1 },
  miss: { before: undefined, after: 0.01 },
};

/** Three changes, a day apart: E85 by hand, a suggestion, a wind effect by hand. */
const changed = (): TuneChange => {
  const steps: ((before: TuneChange, now: number) => TuneChange)[] = [
    ({ vehicle, versions }, now) =>
      rememberTune(vehicle, editVehicle(vehicle, { fuel: 'E85' }), { reason: 'racer', now, known: versions }),
    ({ vehicle, versions }, now) =>
      applyTune(vehicle, suggestion, { reason: 'suggested', now, known: versions }),
    ({ vehicle, versions }, now) =>
      changeTune(
        vehicle,
        { ...vehicle, base_tune: { ...vehicle.base_tune, wind_effect_660: 0.8 } },
        { now, known: versions },
      ),
  ];
  return steps.reduce<TuneChange>(
    (before, step, index) => {
      const { vehicle, versions } = step(before, first + index * day);
      return { vehicle, versions: [...before.versions, ...versions] };
    },
    { vehicle: duster, versions: [] },
  );
};

const platformAfter = ({ vehicle, versions }: TuneChange, session = {}) =>
  createMemoryPlatform({
    vehicles: [vehicle],
    tunes: versions,
    locations: [greatLakes],
    now: first + 9 * day,
    ...session,
  });
const open = (platform: MemoryPlatform) => {
  const close = jest.fn();
  render(<TuneHistoryDialog ports={platform} input={{ vehicleUid: 'duster' }} close={close} />);
  return { close, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};
const cards = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const cardOf = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('li')!);
const linesOf = (title: string) =>
  cardOf(title)
    .queryAllByRole('listitem')
    .map((line) => line.textContent);
const tuneNow = (platform: MemoryPlatform): Vehicle | undefined => {
  let seen: Vehicle | undefined;
  platform.vehicles.vehicles$.subscribe((loaded) => {
    seen = loaded.state === 'present' ? loaded.value[0] : undefined;
  });
  return seen;
};

describe('the history of a tune', () => {
  test('without a network is not said to be empty, nor to be all', () => {
    const connection = { network: 'offline', data: 'stale', unsent: 0, refused: 0 } as const;
    open(platformAfter({ vehicle: duster, versions: [] }, { connection }));
    expect(screen.getByText(/^No earlier tune of .+ on this device/)).toBeVisible();
    expect(screen.queryByText(/has not changed yet/)).toBeNull();
  });

  test('tells when and why, newest first, and which one is in use', () => {
    open(platformAfter(changed()));
    expect(cards()).toEqual([
      'Changed by hand',
      'Suggestion applied',
      'Changed by hand',
      'As it was at first',
    ]);
    const [newest] = screen.getAllByRole('listitem');
    expect(within(newest!).getByText('In use')).toBeVisible();
    expect(screen.getAllByText('In use')).toHaveLength(1);
    expect(screen.getByText(/06\/21\/2026/)).toBeVisible();
  });

  test('tells what changed from what to what, once for what is the same at all distances', () => {
    open(platformAfter(changed()));
    expect(linesOf('Suggestion applied')).toEqual([
      'Learned base ET, 1/8 milenone → 6.200 s',
      'Learned wind effect, 1/8 mile1 → 1.1',
      'Learned air curve, 1/8 mile0 · 0 · 0 → 0 · 0.001 · 0',
      `Base ET at ${greatLakes.title}, 1/8 milenone → −0.012 s`,
      `Wind effect at ${greatLakes.title}, 1/8 milenone → +0.00`,
    ]);
    expect(screen.getByText('Fuel factor, all distances').closest('li')).toHaveTextContent(
      'Fuel factor, all distances0.5 → 0.33',
    );
    expect(screen.getByText(/Counts as a new car/)).toBeVisible();
  });

  test('undoes the last change, which is a version too', async () => {
    const platform = platformAfter(changed());
    const { user } = open(platform);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(tuneNow(platform)?.base_tune.wind_effect_660).toBe(1);
    expect(tuneNow(platform)?.ddpe_tune.sl_et_zw_660).toBe(6.2);
    expect(cards()).toHaveLength(5);
    expect(cards()[0]).toMatch(/^Undone: back to 06\/21\/2026/);
    expect(platform.log.snackbars).toMatchObject([{ color: 'success' }]);

    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(tuneNow(platform)?.base_tune.wind_effect_660).toBe(0.8);
    expect(cards()).toHaveLength(6);
  });

  test('goes back to any version, by keyboard, and back again', async () => {
    const platform = platformAfter(changed());
    const { user } = open(platform);
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(cardOf('As it was at first').getByRole('button')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(tuneNow(platform)).toMatchObject({
      base_tune: perDistance('fuel_type_factor', 0.5),
      ddpe_tune: { sl_et_zw_660: null, location_offsets: {} },
    });
    await user.click(cardOf('Suggestion applied').getByRole('button', { name: /^Go back to the tune of/ }));
    expect(tuneNow(platform)).toMatchObject({
      base_tune: perDistance('fuel_type_factor', 0.33),
      ddpe_tune: { sl_et_zw_660: 6.2 },
    });
    expect(cards()).toHaveLength(6);
  });

  test('takes back a weight typed wrong as if it had never been, where no pass was run with it', async () => {
    const light = editVehicle(duster, { weight_with_driver: pounds(1350) });
    const change = rememberTune(duster, light, { reason: 'racer', now: first, known: [] });
    const platform = platformAfter(change);
    const { user } = open(platform);
    expect(linesOf('Changed by hand')).toEqual(['Race weight with driver3,150 lb → 1,350 lb']);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(tuneNow(platform)?.base_tune).toEqual(duster.base_tune);
    expect(screen.getAllByText(/Counts as a new car/)).toHaveLength(1);
  });

  test('takes back that the car has changed', async () => {
    const platform = platformAfter(changeTune(duster, duster, { now: first, known: [], isAnotherCar: true }));
    const { user } = open(platform);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(tuneNow(platform)?.base_tune).toEqual(duster.base_tune);
    expect(cards()).toHaveLength(3);
    expect(within(screen.getAllByRole('listitem')[0]!).getByText('In use')).toBeVisible();
  });

  test('says so where the vehicle was changed without it, and keeps that on going back', async () => {
    const { vehicle, versions } = changed();
    const elsewhere = { ...vehicle, base_tune: { ...vehicle.base_tune, wind_effect_660: 3 } };
    const platform = platformAfter({ vehicle: elsewhere, versions });
    const { user } = open(platform);
    expect(screen.queryByText('In use')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    await user.click(cardOf('Suggestion applied').getByRole('button'));
    expect(cards().slice(0, 2)).toEqual([expect.stringMatching(/^Undone: back to/), 'Found changed']);
    expect(linesOf('Found changed')).toEqual(['Wind effect, 1/8 mile0.8 → 3']);
  });

  test('goes nowhere without write access, and says so', async () => {
    const change = changed();
    const platform = platformAfter(change, { session: readOnlySession });
    const { user } = open(platform);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(screen.getByRole('alert')).toHaveTextContent('This needs an active subscription.');
    expect(platform.log.subscriptionRequired).toBe(1);
    expect(tuneNow(platform)).toEqual(change.vehicle);
    expect(cards()).toHaveLength(4);
  });

  test('before the first change says that there is none', async () => {
    const { close, user } = open(createMemoryPlatform({ vehicles: [duster] }));
    expect(screen.getByText(/The tune of Duster has not changed yet/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('is waited for while it is not known', () => {
    const platform = createMemoryPlatform({ vehicles: [duster] });
    platform.tunes.versions$ = () => NEVER;
    open(platform);
    expect(screen.getByRole('status', { name: 'Loading the tune history' })).toBeVisible();
  });

  test('says that the vehicle is gone', () => {
    open(createMemoryPlatform());
    expect(screen.getByText(/This vehicle was deleted/)).toBeVisible();
  });
});
