import type { Loadable, Vehicle } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  nova,
  novaPasses,
  readOnlySession,
  type MemoryPlatform,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { DeleteVehicleDialog } from './DeleteVehicleDialog';

const open = (seed: MemorySeed, change: (platform: MemoryPlatform) => void = () => undefined) => {
  const platform = createMemoryPlatform(seed);
  change(platform);
  // As in the app, a dialog that closes is gone.
  const close = jest.fn(() => dialog.unmount());
  const dialog = render(
    <DeleteVehicleDialog ports={platform} input={{ vehicleUid: 'nova' }} close={close} />,
  );
  return { platform, close, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

const last = <Value,>(stream$: {
  subscribe: (next: (value: Value) => void) => object;
}): Value | undefined => {
  let seen: Value | undefined;
  stream$.subscribe((value) => (seen = value));
  return seen;
};
const names = ({ vehicles }: MemoryPlatform): string[] => {
  const seen = last<Loadable<Vehicle[]>>(vehicles.vehicles$);
  return seen?.state === 'present' ? seen.value.map(({ name }) => name) : [];
};
const listed = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('the question before a vehicle is deleted', () => {
  test('names what goes with it, and until when it can be brought back', () => {
    open({ vehicles: [nova], entries: novaPasses });
    expect(screen.getByText("'69 Nova")).toBeVisible();
    expect(listed()).toEqual([
      '6 passes in its log book',
      'its predictions',
      'its tune and the history of it',
    ]);
    expect(screen.getByText(/restore all of it for 30 days/)).toBeVisible();
  });

  test('does not count while the passes are not known', () => {
    open({ vehicles: [nova] }, (platform) => (platform.logBooks.entries$ = () => NEVER));
    expect(listed()[0]).toBe('its log book');
  });

  test('keeps the vehicle where the answer is no', async () => {
    const { platform, close, user } = open({ vehicles: [nova] });
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(close).toHaveBeenCalledWith();
    expect(names(platform)).toEqual(["'69 Nova"]);
    expect(platform.log.snackbars).toEqual([]);
  });

  test('answered with yes deletes it at once, and Undo brings it back at once', async () => {
    const { platform, close, user } = open({ vehicles: [nova], entries: novaPasses });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(names(platform)).toEqual([]);
    expect(last(platform.logBooks.entries$())).toEqual({ state: 'absent' });
    expect(close).toHaveBeenCalledWith({ vehicleUid: 'nova' });
    const [message] = platform.log.snackbars;
    expect(message).toMatchObject({ text: "'69 Nova deleted.", action: { label: 'Undo' } });
    message?.action?.run();
    expect(names(platform)).toEqual(["'69 Nova"]);
    expect(last(platform.logBooks.entries$())).toMatchObject({ state: 'present' });
  });

  test('deletes nothing once the trial has ended, and says so', async () => {
    const { platform, close, user } = open({ vehicles: [nova], session: readOnlySession });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alert')).toHaveTextContent('This needs an active subscription.');
    expect(names(platform)).toEqual(["'69 Nova"]);
    expect(close).not.toHaveBeenCalled();
    expect(platform.log.subscriptionRequired).toBe(1);
  });

  test('about a vehicle that is gone says so', () => {
    open({});
    expect(screen.getByText(/This vehicle was deleted/)).toBeVisible();
  });

  test('waits while the vehicles are not known', () => {
    open({}, (platform) => (platform.vehicles.vehicles$ = NEVER));
    expect(screen.getByRole('status', { name: 'Loading the vehicle' })).toBeVisible();
  });
});
