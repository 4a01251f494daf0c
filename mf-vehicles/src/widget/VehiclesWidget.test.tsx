import type { LogEntry, Vehicle } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  nova,
  novaPasses,
  readOnlySession,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { VehiclesWidget } from './VehiclesWidget';

const carOf = (uid: string): Vehicle => ({ ...nova, uid, name: uid });

/** The Nova's first pass, run by another car on another day. */
const passOf = (uid: string, at: string): LogEntry => ({
  ...novaPasses[0]!,
  log_entry_uid: `${uid} ${at}`,
  log_entry_datetime: at,
  vehicle: { ...novaPasses[0]!.vehicle, uid, name: uid },
});

const show = (seed: MemorySeed) => {
  const platform = createMemoryPlatform(seed);
  render(<VehiclesWidget ports={platform} />);
  return { platform, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the vehicles on the dashboard', () => {
  test('say how quick they were, how often they ran and when last', () => {
    show({ vehicles: [nova], entries: novaPasses });
    const row = within(screen.getByRole('region', { name: 'Vehicles' })).getByRole('listitem');
    expect(row).toHaveTextContent("'69 Nova11.168sbest of 5 passesLast pass 06/20/2026Tune");
  });

  test('say that they never ran, and nothing of a last pass', () => {
    show({ vehicles: [nova] });
    expect(screen.getByRole('listitem')).toHaveTextContent("'69 Nova–no passes yetTune");
  });

  test('stand in the order in which they last ran, four of them, and the rest is counted', () => {
    const cars = ['Camaro', 'Chevelle', 'Dart', 'Duster', 'Vega', 'Willys'];
    show({
      vehicles: cars.map(carOf),
      entries: [
        passOf('Vega', '2026-06-14T16:00:00.000Z'),
        passOf('Dart', '2026-06-21T16:00:00.000Z'),
        passOf('Dart', '2025-06-21T16:00:00.000Z'),
        passOf('Willys', '2026-06-20T16:00:00.000Z'),
      ],
    });
    expect(names()).toEqual(['Dart', 'Willys', 'Vega', 'Camaro']);
    expect(screen.getByRole('link', { name: 'and 2 more' })).toHaveAttribute('href', '/vehicles');
  });

  test('four are all, and no more are spoken of', () => {
    show({ vehicles: ['Camaro', 'Chevelle', 'Dart', 'Duster'].map(carOf) });
    expect(names()).toHaveLength(4);
    expect(screen.queryByText(/more$/)).not.toBeInTheDocument();
  });

  test('open their tune by keyboard, also for a racer who may only read', async () => {
    const { platform, user } = show({ vehicles: [nova], session: readOnlySession });
    await user.tab();
    expect(screen.getByRole('button', { name: "Tune of '69 Nova" })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(platform.log.opened).toEqual([{ name: 'tune', input: { vehicleUid: 'nova' } }]);
    expect(platform.log.subscriptionRequired).toBe(0);
  });

  test('lead to their page', async () => {
    const { platform, user } = show({ vehicles: [nova] });
    await user.click(screen.getByText('Open vehicles'));
    expect(platform.log.paths).toEqual(['/vehicles']);
  });

  test('are none: the way to the first one', async () => {
    const { platform, user } = show({});
    expect(screen.getByText(/^Add the car or bike you race/)).toBeVisible();
    await user.click(screen.getByText('Add a vehicle'));
    expect(platform.log.paths).toEqual(['/vehicles']);
  });

  test('whose passes are not known yet are not said to have none', () => {
    const platform = createMemoryPlatform({ vehicles: [nova] });
    render(
      <VehiclesWidget ports={{ ...platform, logBooks: { ...platform.logBooks, entries$: () => NEVER } }} />,
    );
    expect(screen.getByRole('status', { name: 'Reading your vehicles' })).toBeVisible();
    expect(screen.queryByText(/no passes yet/)).not.toBeInTheDocument();
  });
});
