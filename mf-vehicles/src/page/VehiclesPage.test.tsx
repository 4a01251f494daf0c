import { createVehicle, pounds, type Vehicle } from '@holeshot/shared-core';
import { createMemoryPlatform, readOnlySession, type MemorySeed } from '@holeshot/shared-core/testing';
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
  render(<VehiclesPage {...platform} />);
  return { platform, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

describe('the Vehicles page', () => {
  test('shows each vehicle with what it weighs, burns and is raced over', () => {
    open({ vehicles: [duster] });
    const card = within(screen.getByRole('listitem'));
    expect(card.getByRole('heading', { name: "'71 Duster" })).toBeVisible();
    expect(card.getByText('1/8 mile')).toBeVisible();
    expect(card.getByText('3,150')).toHaveTextContent('3,150lb');
    expect(card.getByText('Methanol · Supercharged')).toBeVisible();
    expect(card.getByText('Four-link since May.')).toBeVisible();
  });

  test('shows a factor that is no fuel’s as it is', () => {
    const tuned = { ...duster, base_tune: { ...duster.base_tune, fuel_type_factor_660: 0.47 } };
    open({ vehicles: [tuned] });
    expect(screen.getByText('Own factor 0.47 · Supercharged')).toBeVisible();
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
    render(<VehiclesPage {...platform} vehicles={{ ...platform.vehicles, vehicles$: NEVER }} />);
    expect(screen.getByRole('status', { name: 'Loading vehicles' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a read-only racer reads everything, is told why it is locked, and is offered the subscription', async () => {
    const { platform, user } = open({ vehicles: [duster], session: readOnlySession });
    expect(screen.getByText(/Vehicles can be read but not added or changed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: "'71 Duster" }));
    await user.click(screen.getByRole('button', { name: 'Add vehicle' }));
    expect(platform.log.opened).toEqual([]);
    expect(platform.log.subscriptionRequired).toBe(2);
  });
});
