import {
  createVehicle,
  feet,
  pounds,
  seconds,
  type Loadable,
  type TuneVersion,
  type Vehicle,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  racerSession,
  readOnlySession,
  type MemoryPlatform,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, type Observable } from 'rxjs';
import { TuneDialog } from './TuneDialog';
import { tuneNumbers } from '../car/tuneNumbers';

jest.setTimeout(30_000);

const duster: Vehicle = createVehicle({
  uid: 'duster',
  name: 'Duster',
  finish: 660,
  weight_with_driver: pounds(3150),
  fuel: 'Methanol',
  induction: 'Supercharged',
  now: Date.UTC(2026, 0, 1),
});

const open = (platform: MemoryPlatform, vehicleUid = 'duster') => {
  const close = jest.fn();
  const dialog = render(<TuneDialog ports={platform} input={{ vehicleUid }} close={close} />);
  return { ...dialog, close, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};
const platformWith = (seed: MemorySeed = {}) => createMemoryPlatform({ vehicles: [duster], ...seed });

const rowsOf = <Row,>(stream$: Observable<Loadable<Row[]>>): Row[] => {
  let seen: Loadable<Row[]> = { state: 'unknown' };
  stream$.subscribe((loaded) => (seen = loaded)).unsubscribe();
  const read = seen as Loadable<Row[]>;
  return read.state === 'present' ? read.value : [];
};
const saved = (platform: MemoryPlatform): Vehicle => rowsOf(platform.vehicles.vehicles$)[0]!;
const history = (platform: MemoryPlatform): TuneVersion[] => rowsOf(platform.tunes.versions$('duster'));

const field = (label: RegExp | string) => screen.getByLabelText(label);
const saveButton = () => screen.getByText('Save tune');

describe('the tune of a vehicle', () => {
  test('opens at the distance the vehicle is raced over, each number with its meaning', () => {
    open(platformWith());
    expect(screen.getByRole('radio', { name: '1/8 mile' })).toBeChecked();
    expect(field('Base ET')).toHaveValue('');
    expect(field('Base ET')).toHaveAccessibleDescription(/60 °F and 29.92 inHg, no wind/);
    expect(field('Fuel factor')).toHaveValue('0.3');
    expect(field('Induction factor')).toHaveValue('0.7');
    expect(field('Friction factor')).toHaveValue('0.18');
    expect(field('Wind effect')).toHaveValue('1');
    for (const input of screen.getAllByRole('textbox', { hidden: true })) {
      expect(input).toHaveAccessibleDescription(/\.$/);
    }
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveAccessibleDescription(/\.$/);
  });

  test('holds every number at each distance, the body alone at all', async () => {
    const { user } = open(platformWith());
    const seen = new Set<string>();
    for (const name of ['1/8 mile', '1000 ft', '1/4 mile']) {
      await user.click(screen.getByRole('radio', { name }));
      for (const input of screen.getAllByRole('textbox', { hidden: true }))
        seen.add(input.getAttribute('name')!);
    }
    expect([...seen].sort()).toEqual([...tuneNumbers.keys()].sort());
  });

  test('is saved at the distance it was typed at, and the one before is kept', async () => {
    const platform = platformWith();
    const { close, user } = open(platform);
    await user.click(screen.getByRole('radio', { name: '1/4 mile' }));
    await user.type(field('Base ET'), '11,25');
    await user.clear(field('Wind effect'));
    await user.type(field('Wind effect'), '0.8');
    await user.click(saveButton());
    const { base_tune, ddpe_tune } = saved(platform);
    expect(base_tune).toEqual({ ...duster.base_tune, sl_et_zw_1320: 11.25, wind_effect_1320: 0.8 });
    expect(ddpe_tune).toEqual(duster.ddpe_tune);
    expect(history(platform)).toMatchObject([
      { reason: 'racer', base_tune: { sl_et_zw_1320: 11.25 } },
      { reason: 'first', base_tune: { sl_et_zw_1320: null } },
    ]);
    expect(close).toHaveBeenCalledWith({ vehicleUid: 'duster' });
  });

  test('may have a comma before thousands in the weight', async () => {
    const platform = platformWith();
    const { user } = open(platform);
    await user.clear(field('Race weight with driver'));
    await user.type(field('Race weight with driver'), '3,200');
    await user.click(saveButton());
    expect(saved(platform).base_tune.weight_with_driver).toBe(3200);
  });

  test('is saved by Enter, once however often Enter is pressed', async () => {
    const platform = platformWith();
    const { user } = open(platform);
    await user.click(screen.getByLabelText('The car itself has changed'));
    await user.type(field('Base ET'), '6.1{Enter}{Enter}{Enter}');
    expect(history(platform)).toHaveLength(2);
    expect(saved(platform).base_tune.tune_version_660).toBe(2);
  });

  test('closes without a version if nothing was changed', async () => {
    const platform = platformWith();
    const { close, user } = open(platform);
    await user.type(field('Base ET'), '6.1');
    await user.clear(field('Base ET'));
    await user.click(saveButton());
    expect(history(platform)).toEqual([]);
    expect(platform.log.snackbars).toEqual([]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('says what is wrong under the field, also one that is folded away at another distance, and goes there', async () => {
    const platform = platformWith();
    const { close, user } = open(platform);
    await user.click(screen.getByText('Advanced'));
    await user.clear(field('Air curve passes'));
    await user.type(field('Air curve passes'), '2.5');
    await user.click(screen.getByText('Advanced'));
    await user.click(screen.getByRole('radio', { name: '1/4 mile' }));
    await user.click(saveButton());
    expect(screen.getByRole('radio', { name: '1/8 mile' })).toBeChecked();
    expect(field('Air curve passes')).toHaveFocus();
    expect(field('Air curve passes')).toHaveAccessibleDescription(
      'Enter a whole number from 3 to 500. Most cars have 15.',
    );
    expect(history(platform)).toEqual([]);
    expect(close).not.toHaveBeenCalled();

    await user.clear(field('Air curve passes'));
    await user.type(field('Air curve passes'), '30{Enter}');
    expect(saved(platform).ddpe_tune.poly_coeff_max_history_660).toBe(30);
  });

  test.each([
    ['Race weight with driver', '0', 'Enter a number from 100 to 10,000 lb.'],
    ['Base ET', 'quick', 'Enter a number from 0.5 to 60 s.'],
    ['Wind effect', '', 'Enter a number from 0 to 5. Most cars have 1.'],
  ])('refuses %s of "%s" in words', async (label, text, words) => {
    const { user } = open(platformWith());
    await user.clear(field(label));
    if (text !== '') await user.type(field(label), text);
    await user.click(saveButton());
    expect(field(label)).toHaveAccessibleDescription(words);
    expect(field(label)).toHaveFocus();
  });

  test('gets the usual values back where the racer is lost in it', async () => {
    const platform = platformWith({
      vehicles: [
        { ...duster, base_tune: { ...duster.base_tune, friction_factor_660: 0.4, wind_effect_660: 2 } },
      ],
    });
    const { user } = open(platform);
    await user.click(screen.getByText('Advanced'));
    await user.click(screen.getByRole('button', { name: 'Set the usual values' }));
    expect(field('Friction factor')).toHaveValue('0.18');
    await user.click(saveButton());
    expect(saved(platform).base_tune).toMatchObject({ friction_factor_660: 0.18, wind_effect_660: 2 });
  });

  test('leaves learning and tuning to the racer', async () => {
    const platform = platformWith();
    const { user } = open(platform);
    await user.click(field('Predict with what the passes taught'));
    await user.click(field('Leave this tune to me'));
    await user.click(saveButton());
    expect(saved(platform).ddpe_tune).toMatchObject({
      apply_learned_corrections: false,
      auto_adjust_disabled: true,
    });
  });

  test('counts on at all distances if the car has changed', async () => {
    const platform = platformWith();
    const { user } = open(platform);
    await user.click(field('The car itself has changed'));
    await user.click(saveButton());
    const { base_tune } = saved(platform);
    expect([base_tune.tune_version_660, base_tune.tune_version_1000, base_tune.tune_version_1320]).toEqual([
      2, 2, 2,
    ]);
    expect(history(platform)).toHaveLength(2);
  });

  test('shows what it makes of the air while it is typed', async () => {
    const { user } = open(platformWith());
    expect(screen.getByText(/Type a base ET or log a pass over the 1\/8 mile to see/)).toBeVisible();
    await user.type(field('Base ET'), '6.2');
    const heat = () =>
      within(screen.getByRole('region', { name: 'What the air does' })).getAllByRole('definition')[0]!;
    const before = heat().textContent;
    await user.clear(field('Fuel factor'));
    await user.type(field('Fuel factor'), '0.5');
    expect(parseFloat(heat().textContent ?? '')).toBeGreaterThan(parseFloat(before ?? ''));
  });

  test('goes by the best pass where no ET is typed', () => {
    open(createMemoryPlatform({ vehicles: [nova], entries: novaPasses }), 'nova');
    expect(
      screen.getByText(/What this tune makes of 11.168 s over the 1\/4 mile, all else held/),
    ).toBeVisible();
    const effect = (name: string) => parseFloat(screen.getByText(name).nextElementSibling?.textContent ?? '');
    expect(effect('+1,000 ft DA by pressure')).toBeGreaterThan(1.4 * effect('+1,000 ft DA by heat'));
  });

  test('shows what was learned, by the names of the tracks', async () => {
    const learned: Vehicle = {
      ...duster,
      ddpe_tune: {
        ...duster.ddpe_tune,
        sl_et_zw_660: seconds(6.204),
        poly_coeff_da_grains_660: [0, 0.00123, -0.0004],
        location_offsets: {
          [greatLakes.uid]: { sl_et_zw_660: seconds(0.012), wind_effect_660: -0.1, elevation: feet(700) },
          gone: { sl_et_zw_660: seconds(-0.02) },
        },
      },
    };
    const { user } = open(platformWith({ vehicles: [learned], locations: [greatLakes] }));
    await user.click(screen.getByText('Advanced'));
    const panel = within(screen.getByRole('region', { name: 'Learned tune' }));
    expect(panel.getByText('6.204')).toBeVisible();
    expect(panel.getByText('0 · 0.0012 · −0.0004')).toBeVisible();
    expect(panel.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      `${greatLakes.title}+0.012 s, wind −0.10`,
      'A track that is gone−0.020 s, wind +0.00',
    ]);
  });

  test('opens its history', async () => {
    const platform = platformWith();
    const { user } = open(platform);
    await user.click(screen.getByRole('button', { name: 'History' }));
    expect(platform.log.opened).toEqual([{ name: 'tune-history', input: { vehicleUid: 'duster' } }]);
  });

  test('says that its vehicle is gone, and waits for one that is not known yet', () => {
    open(createMemoryPlatform());
    expect(screen.getByText(/This vehicle was deleted/)).toBeVisible();
    const platform = platformWith();
    platform.vehicles.vehicles$ = NEVER;
    open(platform);
    expect(screen.getByRole('status', { name: 'Loading the tune' })).toBeVisible();
  });
});

describe('a draft of a tune', () => {
  test('is there again after the dialog was closed, and can be given up', async () => {
    const platform = platformWith();
    const first = open(platform);
    await first.user.type(field('Base ET'), '6.1');
    expect(platform.log.unsavedForms).toBe(1);
    first.unmount();
    expect(platform.log.unsavedForms).toBe(0);

    const { user } = open(platform);
    expect(field('Base ET')).toHaveValue('6.1');
    await user.click(screen.getByRole('button', { name: 'Back to the saved version' }));
    expect(field('Base ET')).toHaveValue('');
    expect(platform.drafts.read('tune/duster')).toBeUndefined();
  });

  test('is saved over a tune that changed meanwhile, and touches nothing else', async () => {
    const platform = platformWith();
    const { user } = open(platform);
    await user.type(field('Base ET'), '6.1');
    act(
      () =>
        void platform.vehicles.save({
          ...duster,
          base_tune: { ...duster.base_tune, wind_effect_660: 1.4 },
        }),
    );
    expect(field('Wind effect')).toHaveValue('1.4');
    await user.click(saveButton());
    expect(saved(platform).base_tune).toMatchObject({ sl_et_zw_660: 6.1, wind_effect_660: 1.4 });
  });

  test('is not replaced by a draft of another shape', () => {
    const platform = platformWith();
    platform.drafts.write('tune/duster', { numbers: { constructor: 'x' }, flags: 7 });
    open(platform);
    expect(field('Wind effect')).toHaveValue('1');
  });

  test('stays for a read-only racer, who is offered the subscription, and the same Save works afterwards', async () => {
    const platform = platformWith({ session: readOnlySession });
    const { close, user } = open(platform);
    expect(screen.getByText(/Tunes can be read but not added or changed/)).toBeVisible();
    await user.type(field('Base ET'), '6.1{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Your entries are still here.');
    expect(platform.log.subscriptionRequired).toBe(1);
    expect(history(platform)).toEqual([]);
    expect(close).not.toHaveBeenCalled();

    act(() => platform.setSession(racerSession));
    await user.click(saveButton());
    expect(saved(platform).base_tune.sl_et_zw_660).toBe(6.1);
    expect(close).toHaveBeenCalledTimes(1);
  });
});
