import { createVehicle, pounds, type Vehicle } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  nova,
  novaPasses,
  racerSettings,
  readOnlySession,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { VehiclesPage } from './VehiclesPage';

const duster: Vehicle = createVehicle({
  uid: 'duster',
  name: "'71 Duster",
  finish: 660,
  weight_with_driver: pounds(3150),
  fuel: 'Methanol',
  induction: 'Supercharged',
  notes: 'Four-link since May.',
  now: Date.UTC(2026, 0, 1),
});

const open = (seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform(seed);
  render(<VehiclesPage ports={platform} />);
  return { platform, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

describe('the Vehicles page', () => {
  test('says which vehicles cannot be read, beside those that can', () => {
    const reason = 'This vehicle cannot be read: finish is missing.';
    open({ vehicles: [duster], unreadable: { vehicles: [{ id: 'bad', reason, stored: {} }] } });
    expect(screen.getByText('1 vehicle cannot be read')).toBeVisible();
    expect(screen.getByRole('heading', { name: "'71 Duster" })).toBeVisible();
  });

  test('shows each vehicle with what it weighs, burns and is raced over', () => {
    open({ vehicles: [duster] });
    const card = within(screen.getByRole('listitem'));
    expect(card.getByRole('heading', { name: "'71 Duster" })).toBeVisible();
    expect(card.getByText('1/8 mile')).toBeVisible();
    expect(card.getByText('3,150')).toHaveTextContent('3,150lb');
    expect(card.getByText('Methanol · Supercharged')).toBeVisible();
    expect(card.getByText('Four-link since May.')).toBeVisible();
  });

  test('shows the best ET over the distance a vehicle is raced over, and of how many passes', () => {
    open({ vehicles: [nova], entries: novaPasses });
    expect(screen.getByText('11.168')).toHaveTextContent('11.168s, best of 5 passes');
  });

  test('says nothing of its passes before they are read, and keeps their place', () => {
    const platform = createMemoryPlatform({ vehicles: [nova] });
    render(
      <VehiclesPage ports={{ ...platform, logBooks: { ...platform.logBooks, entries$: () => NEVER } }} />,
    );
    const card = screen.getByRole('listitem');
    expect(card).toHaveTextContent('3,200lb');
    expect(card).not.toHaveTextContent(/–|pass/);
    expect(card.querySelector('.MuiSkeleton-root')).toBeVisible();
  });

  test('says where there is no pass, or none over that distance', () => {
    open({ vehicles: [duster, { ...nova, finish: 1000 }], entries: novaPasses.slice(0, 1) });
    const [of1971, of1969] = screen.getAllByRole('listitem');
    expect(of1969).toHaveTextContent('–no passes yet');
    expect(of1971).toHaveTextContent('–1 pass, no All Out time over the 1000 ft');
  });

  test('while passes are not known it does not say that there are none', () => {
    const platform = createMemoryPlatform({ vehicles: [nova] });
    render(
      <VehiclesPage ports={{ ...platform, logBooks: { ...platform.logBooks, entries$: () => NEVER } }} />,
    );
    expect(screen.queryByText(/passes/)).not.toBeInTheDocument();
  });

  test('opens the vehicle that is pressed', async () => {
    const { platform, user } = open({ vehicles: [duster] });
    await user.click(screen.getByRole('button', { name: "'71 Duster" }));
    expect(platform.log.opened).toEqual([{ name: 'vehicle', input: { vehicleUid: 'duster' } }]);
  });

  test('adds a vehicle by keyboard', async () => {
    const { platform, user } = open({ vehicles: [duster] });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add vehicle' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(platform.log.opened).toEqual([{ name: 'vehicle', input: {} }]);
  });

  test('without a vehicle says what to do and offers it', async () => {
    const { platform, user } = open();
    expect(screen.getByText(/Add the car or bike you race/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add vehicle' }));
    expect(platform.log.opened).toHaveLength(1);
  });

  test('while vehicles are not known it says neither that there are none nor offers to add', () => {
    const platform = createMemoryPlatform();
    render(<VehiclesPage ports={{ ...platform, vehicles: { ...platform.vehicles, vehicles$: NEVER } }} />);
    expect(screen.getByRole('status', { name: 'Loading vehicles' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a read-only racer reads everything, is told why it is locked, and is offered the subscription', async () => {
    const { platform, user } = open({ vehicles: [duster], session: readOnlySession });
    expect(screen.getByText(/Vehicles can be read but not added or changed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: "'71 Duster" }));
    await user.click(screen.getByRole('button', { name: 'Add vehicle' }));
    await user.click(screen.getByRole('button', { name: "Duplicate '71 Duster" }));
    await user.click(screen.getByRole('button', { name: "Delete '71 Duster" }));
    expect(platform.log.opened).toEqual([]);
    expect(platform.log.subscriptionRequired).toBe(4);
  });

  test('opens the tune, also for a racer who may only read', async () => {
    const { platform, user } = open({ vehicles: [duster], session: readOnlySession });
    await user.click(screen.getByRole('button', { name: "Tune of '71 Duster" }));
    expect(platform.log.opened).toEqual([{ name: 'tune', input: { vehicleUid: 'duster' } }]);
    expect(platform.log.subscriptionRequired).toBe(0);
  });

  test('duplicates and deletes by keyboard, each in its dialog', async () => {
    const { platform, user } = open({ vehicles: [duster] });
    for (const name of ['Add vehicle', "'71 Duster", "Tune of '71 Duster", "Duplicate '71 Duster"]) {
      await user.tab();
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(platform.log.opened).toEqual([
      { name: 'vehicle', input: { copyOf: 'duster' } },
      { name: 'delete-vehicle', input: { vehicleUid: 'duster' } },
    ]);
  });
});

describe('a deleted vehicle', () => {
  const day = 86_400_000;
  const now = Date.UTC(2026, 5, 20, 18, 0);
  const deletedVehicles = [
    { vehicle: nova, deleted_at: now - 3 * day },
    { vehicle: { ...nova, uid: 'bike', name: 'Bike' }, deleted_at: now - 29.5 * day },
    { vehicle: { ...nova, uid: 'boat', name: 'Boat' }, deleted_at: now - 31 * day },
  ];

  test('is not spoken of where there is none', () => {
    open({ vehicles: [duster] });
    expect(screen.queryByText('Recently deleted')).not.toBeInTheDocument();
  });

  test('is listed with the days that are left', () => {
    open({ deletedVehicles, now });
    const list = within(screen.getByRole('region', { name: 'Recently deleted' }));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      "'69 Nova27 days leftRestore",
      'Bike1 day leftRestore',
      'Boatwill be gone at your next sign-inRestore',
    ]);
  });

  test('is brought back with its passes, and leaves the list', async () => {
    const { platform, user } = open({
      deletedVehicles: deletedVehicles.slice(0, 1),
      entries: novaPasses,
      now,
    });
    await user.click(screen.getByRole('button', { name: "Restore '69 Nova" }));
    expect(screen.getByRole('listitem')).toHaveTextContent('11.168s, best of 5 passes');
    expect(screen.queryByText('Recently deleted')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(platform.log.snackbars).toMatchObject([{ text: "'69 Nova is back, with all its passes." }]);
  });

  test('stays deleted where the account is full, which is said', async () => {
    const settings = { ...racerSettings, maxVehicleLimit: 1 };
    const { platform, user } = open({ vehicles: [duster], deletedVehicles, settings, now });
    await user.click(screen.getByRole('button', { name: "Restore '69 Nova" }));
    expect(screen.getAllByRole('heading', { name: "'71 Duster" })).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: "'69 Nova" })).not.toBeInTheDocument();
    expect(platform.log.snackbars[0]?.text).toMatch(/^Your account holds 1 vehicle, and you have 1\./);
  });

  test('is brought back by an admin whatever the limit', async () => {
    const settings = { ...racerSettings, maxVehicleLimit: 1, isAdmin: true };
    const { user } = open({ vehicles: [duster], deletedVehicles, settings, now });
    await user.click(screen.getByRole('button', { name: "Restore '69 Nova" }));
    expect(screen.getByRole('heading', { name: "'69 Nova" })).toBeVisible();
  });

  test('stays deleted for a read-only racer, who is offered the subscription', async () => {
    const { platform, user } = open({ deletedVehicles, now, session: readOnlySession });
    await user.click(screen.getByRole('button', { name: "Restore '69 Nova" }));
    expect(platform.log.subscriptionRequired).toBe(1);
    expect(platform.log.snackbars).toEqual([]);
  });
});
