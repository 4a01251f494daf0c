import {
  createVehicle,
  editVehicle,
  pounds,
  type Loadable,
  type TuneVersion,
  type Vehicle,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  racerSession,
  racerSettings,
  readOnlySession,
  type MemoryPlatform,
} from '@holeshot/shared-core/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { VehicleDialog } from './VehicleDialog';

jest.setTimeout(30_000);

const duster: Vehicle = createVehicle({
  uid: 'duster',
  name: 'Duster',
  finish: 660,
  weight_with_driver: pounds(3150),
  fuel: 'Methanol',
  induction: 'Supercharged',
  notes: '',
  now: Date.UTC(2026, 0, 1),
});

const open = (platform: MemoryPlatform, vehicleUid?: string, copyOf?: string) => {
  const close = jest.fn();
  const dialog = render(
    <VehicleDialog
      ports={platform}
      input={{ ...(vehicleUid !== undefined && { vehicleUid }), ...(copyOf !== undefined && { copyOf }) }}
      close={close}
    />,
  );
  return { ...dialog, close, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

const savedVehicles = (platform: MemoryPlatform): Vehicle[] => {
  let seen: Loadable<Vehicle[]> = { state: 'unknown' };
  platform.vehicles.vehicles$.subscribe((loaded) => (seen = loaded)).unsubscribe();
  const read = seen as Loadable<Vehicle[]>;
  return read.state === 'present' ? read.value : [];
};

const nameField = () => screen.getByLabelText(/^Name/);
const weightField = () => screen.getByLabelText(/^Race weight with driver/);
const saveButton = () => screen.getByText('Save vehicle');

describe('a new vehicle', () => {
  test('starts at 3500 lb, gasoline, naturally aspirated, quarter mile', () => {
    open(createMemoryPlatform());
    expect(weightField()).toHaveValue('3500');
    for (const name of ['Gasoline', 'Naturally Aspirated', '1/4 mile']) {
      expect(screen.getByRole('radio', { name })).toBeChecked();
    }
  });

  test('is saved with what was entered, told to the others, and handed back', async () => {
    const platform = createMemoryPlatform();
    const { close, user } = open(platform);
    await user.type(nameField(), "  '69 Camaro ");
    await user.clear(weightField());
    await user.type(weightField(), '2890,5');
    await user.click(screen.getByLabelText('E85'));
    await user.click(screen.getByLabelText('1000 ft'));
    await user.type(screen.getByLabelText('Notes'), 'New clutch');
    await user.click(saveButton());

    const [vehicle, ...others] = savedVehicles(platform);
    expect(others).toEqual([]);
    expect(vehicle).toEqual(
      createVehicle({
        uid: 'id-1~racer',
        name: "'69 Camaro",
        finish: 1000,
        weight_with_driver: pounds(2890.5),
        fuel: 'E85',
        induction: 'Naturally Aspirated',
        notes: 'New clutch',
        now: platform.clock.now(),
      }),
    );
    expect(close).toHaveBeenCalledWith({ vehicleUid: 'id-1~racer' });
  });

  test('is saved by Enter, once however often Enter is pressed', async () => {
    const platform = createMemoryPlatform();
    const { close, user } = open(platform);
    await user.type(nameField(), 'Nova{Enter}{Enter}{Enter}');
    expect(savedVehicles(platform)).toHaveLength(1);
    expect(platform.log.snackbars).toHaveLength(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('with an impossible weight is refused in words under the field, which gets the focus', async () => {
    const platform = createMemoryPlatform();
    const { close, user } = open(platform);
    await user.type(nameField(), 'Nova');
    await user.type(weightField(), '0');
    await user.click(saveButton());
    expect(weightField()).toHaveAccessibleDescription('Enter a weight from 100 to 10,000 lb.');
    expect(weightField()).toHaveFocus();
    expect(savedVehicles(platform)).toEqual([]);
    expect(close).not.toHaveBeenCalled();
  });

  test('without a name is refused, and the first wrong field gets the focus', async () => {
    const { user } = open(createMemoryPlatform());
    await user.clear(weightField());
    await user.click(saveButton());
    expect(nameField()).toHaveAccessibleDescription('Enter a name.');
    expect(weightField()).toHaveAccessibleDescription('Enter the race weight with driver.');
    expect(nameField()).toHaveFocus();
    await user.type(nameField(), '<b>');
    expect(nameField()).toHaveAccessibleDescription(/Use only letters/);
  });

  test('chooses by arrow keys', async () => {
    const { user } = open(createMemoryPlatform());
    await user.click(screen.getByLabelText('Gasoline'));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByLabelText('E85')).toBeChecked();
  });

  test('past the limit of the account is refused in a sentence, and what was typed stays', async () => {
    const platform = createMemoryPlatform({
      vehicles: [duster],
      settings: { ...racerSettings, maxVehicleLimit: 1 },
    });
    const { close, user } = open(platform);
    expect(screen.getByRole('alert')).toHaveTextContent('Your account holds 1 vehicle, and you have 1.');
    await user.type(nameField(), 'Nova{Enter}');
    expect(savedVehicles(platform)).toEqual([duster]);
    expect(nameField()).toHaveValue('Nova');
    expect(close).not.toHaveBeenCalled();
  });

  test('past what an account can hold at all is refused for admins too, and no higher limit is offered', async () => {
    const vehicles = Array.from({ length: 200 }, (_, index) => ({ ...duster, uid: `v${index}` }));
    const platform = createMemoryPlatform({ vehicles, settings: { ...racerSettings, isAdmin: true } });
    const { user } = open(platform);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Your account holds 200 vehicles, and you have 200\..* delete one that you no longer race\.$/,
    );
    await user.type(nameField(), 'Nova{Enter}');
    expect(savedVehicles(platform)).toHaveLength(200);
  });

  test('has no limit of the account for admins', async () => {
    const platform = createMemoryPlatform({
      vehicles: [duster],
      settings: { ...racerSettings, maxVehicleLimit: 1, isAdmin: true },
    });
    const { user } = open(platform);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(nameField(), 'Nova{Enter}');
    expect(savedVehicles(platform)).toHaveLength(2);
  });
});

describe('a vehicle that is changed', () => {
  test('keeps its uid, its tunes and factors that were tuned for one distance alone', async () => {
    const tuned: Vehicle = {
      ...duster,
      base_tune: { ...duster.base_tune, fuel_type_factor_1320: 0.31, wind_effect_660: 1.4 },
    };
    const platform = createMemoryPlatform({ vehicles: [tuned] });
    const { close, user } = open(platform, 'duster');
    expect(nameField()).toHaveValue('Duster');
    expect(screen.getByLabelText('Methanol')).toBeChecked();
    await user.clear(nameField());
    await user.type(nameField(), 'Duster 2{Enter}');
    expect(savedVehicles(platform)).toEqual([{ ...tuned, name: 'Duster 2' }]);
    expect(close).toHaveBeenCalledWith({ vehicleUid: 'duster' });
  });

  test('keeps what another device has changed while the form was open', async () => {
    const platform = createMemoryPlatform({ vehicles: [duster] });
    const { user } = open(platform, 'duster');
    await user.type(nameField(), ' 2');
    const theirs: Vehicle = {
      ...editVehicle(duster, { weight_with_driver: pounds(3000) }),
      notes: 'new slicks',
    };
    act(() => void platform.vehicles.save(theirs));
    await user.click(saveButton());
    expect(savedVehicles(platform)).toEqual([{ ...theirs, name: 'Duster 2' }]);
  });

  test('by another weight or fuel leaves its tune in the history, by another name not', async () => {
    const platform = createMemoryPlatform({ vehicles: [duster] });
    const seen: Loadable<TuneVersion[]>[] = [];
    platform.tunes.versions$('duster').subscribe((versions) => seen.push(versions));
    const first = open(platform, 'duster');
    await first.user.type(nameField(), ' 2{Enter}');
    expect(seen.at(-1)).toEqual({ state: 'absent' });
    first.unmount();

    const { user } = open(platform, 'duster');
    await user.click(screen.getByLabelText('Gasoline'));
    await user.click(saveButton());
    expect(seen.at(-1)).toMatchObject({
      value: [
        { reason: 'racer', base_tune: { fuel_type_factor_660: 0.5 } },
        { reason: 'first', base_tune: { fuel_type_factor_660: 0.3 } },
      ],
    });
  });

  test('has a new fuel at all distances', async () => {
    const platform = createMemoryPlatform({ vehicles: [duster] });
    const { user } = open(platform, 'duster');
    await user.click(screen.getByLabelText('Gasoline'));
    await user.click(saveButton());
    const [saved] = savedVehicles(platform);
    for (const tune of [saved?.base_tune, saved?.ddpe_tune]) {
      expect([tune?.fuel_type_factor_660, tune?.fuel_type_factor_1000, tune?.fuel_type_factor_1320]).toEqual([
        0.5, 0.5, 0.5,
      ]);
    }
  });

  test('keeps a factor of its own, which is one of the choices', async () => {
    const tuned = { ...duster, base_tune: { ...duster.base_tune, fuel_type_factor_660: 0.47 } };
    const platform = createMemoryPlatform({ vehicles: [tuned] });
    const { user } = open(platform, 'duster');
    expect(screen.getByLabelText('Own factor 0.47')).toBeChecked();
    await user.type(nameField(), ' 2{Enter}');
    expect(savedVehicles(platform)[0]?.base_tune).toEqual(tuned.base_tune);
  });

  test('may be changed at the limit of the account', async () => {
    const platform = createMemoryPlatform({
      vehicles: [duster],
      settings: { ...racerSettings, maxVehicleLimit: 1 },
    });
    const { user } = open(platform, 'duster');
    await user.type(nameField(), ' 2{Enter}');
    expect(savedVehicles(platform)[0]?.name).toBe('Duster 2');
  });

  test('says that it is gone', async () => {
    const { close, user } = open(createMemoryPlatform(), 'sold');
    expect(screen.getByText(/This vehicle was deleted/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
    expect(close).toHaveBeenCalledWith();
  });

  test('is waited for, not called gone, while vehicles are not known', () => {
    const platform = createMemoryPlatform();
    platform.vehicles.vehicles$ = NEVER;
    open(platform, 'duster');
    expect(screen.getByRole('status', { name: 'Loading the vehicle' })).toBeVisible();
    expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();
  });
});

describe('a copy of a vehicle', () => {
  test('begins with the details of the other under a name of its own, and is saved beside it', async () => {
    const tuned: Vehicle = {
      ...duster,
      base_tune: { ...duster.base_tune, fuel_type_factor_1320: 0.31, tune_version_660: 3 },
    };
    const platform = createMemoryPlatform({ vehicles: [tuned] });
    const { close, user } = open(platform, undefined, 'duster');
    expect(nameField()).toHaveValue('Duster (copy)');
    expect(screen.getByText(/Starts with the details and tune of Duster/)).toBeVisible();
    await user.clear(nameField());
    await user.type(nameField(), 'Second Duster');
    await user.click(saveButton());
    expect(savedVehicles(platform)).toEqual([
      tuned,
      {
        ...tuned,
        uid: 'id-1~racer',
        name: 'Second Duster',
        datetime: new Date(platform.clock.now()).toISOString(),
        base_tune: { ...tuned.base_tune, tune_version_660: 1 },
      },
    ]);
    expect(close).toHaveBeenCalledWith({ vehicleUid: 'id-1~racer' });
  });

  test('is refused past the limit of the account', async () => {
    const platform = createMemoryPlatform({
      vehicles: [duster],
      settings: { ...racerSettings, maxVehicleLimit: 1 },
    });
    const { user } = open(platform, undefined, 'duster');
    expect(screen.getByRole('alert')).toHaveTextContent('Your account holds 1 vehicle, and you have 1.');
    await user.click(saveButton());
    expect(savedVehicles(platform)).toEqual([duster]);
  });

  test('is saved as the form shows it, whatever becomes of the other meanwhile', async () => {
    const platform = createMemoryPlatform({ vehicles: [duster] });
    const { user } = open(platform, undefined, 'duster');
    const theirs = editVehicle(duster, { weight_with_driver: pounds(3200) });
    act(() => void platform.vehicles.save(theirs));
    await user.click(saveButton());
    const [, copy] = savedVehicles(platform);
    expect(copy).toMatchObject({ name: 'Duster (copy)', base_tune: { weight_with_driver: 3150 } });
  });

  test('says that its original is gone', () => {
    open(createMemoryPlatform(), undefined, 'sold');
    expect(screen.getByText(/This vehicle was deleted/)).toBeVisible();
  });
});

describe('a draft', () => {
  test('is there again after the dialog was closed, and the app stays while it is open', async () => {
    const platform = createMemoryPlatform();
    const first = open(platform);
    await first.user.type(nameField(), 'Nov');
    expect(platform.log.unsavedForms).toBe(1);
    first.unmount();
    expect(platform.log.unsavedForms).toBe(0);

    const { user } = open(platform);
    expect(nameField()).toHaveValue('Nov');
    await user.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(nameField()).toHaveValue('');
    expect(platform.drafts.read('vehicle/new')).toBeUndefined();
  });

  test('is there again over what another device has changed since, which stays', async () => {
    const platform = createMemoryPlatform({ vehicles: [duster] });
    const first = open(platform, 'duster');
    await first.user.type(nameField(), ' 2');
    first.unmount();
    const theirs = editVehicle(duster, { weight_with_driver: pounds(3200) });
    act(() => void platform.vehicles.save(theirs));
    const { user } = open(platform, 'duster');
    expect(nameField()).toHaveValue('Duster 2');
    expect(weightField()).toHaveValue('3200');
    await user.click(saveButton());
    expect(savedVehicles(platform)).toEqual([{ ...theirs, name: 'Duster 2' }]);
  });

  test('is not there again once it was saved', async () => {
    const platform = createMemoryPlatform();
    const first = open(platform);
    await first.user.type(nameField(), 'Nova{Enter}');
    first.unmount();
    open(platform);
    expect(nameField()).toHaveValue('');
    expect(platform.log.unsavedForms).toBe(0);
  });

  test('is not replaced by a draft of another shape', () => {
    const platform = createMemoryPlatform();
    platform.drafts.write('vehicle/new', { name: 7 });
    open(platform);
    expect(weightField()).toHaveValue('3500');
  });

  test('stays when the trial ended meanwhile, and the same Save works once the racer may write', async () => {
    const platform = createMemoryPlatform({ session: readOnlySession });
    const { close, user } = open(platform);
    expect(screen.getByText(/Vehicles can be read but not added or changed/)).toBeVisible();
    await user.type(nameField(), 'Nova{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This needs an active subscription. Nothing was changed. Your entries are still here.',
    );
    expect(nameField()).toHaveValue('Nova');
    expect(platform.log.subscriptionRequired).toBe(1);
    expect(close).not.toHaveBeenCalled();

    act(() => platform.setSession(racerSession));
    await user.click(saveButton());
    expect(savedVehicles(platform)).toHaveLength(1);
    expect(close).toHaveBeenCalledTimes(1);
  });
});
