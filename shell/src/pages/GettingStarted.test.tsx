import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  racerSession,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, render, screen, within } from '@testing-library/react';
import { setNewcomer } from '../newcomer/setNewcomer';
import { session$ } from '../session/session';
import { GettingStarted } from './GettingStarted';

const show = (seed: MemorySeed = {}) =>
  render(<GettingStarted ports={createMemoryPlatform(seed)} />, { wrapper: ThemeRoot });
const last = () => screen.getAllByRole('link').at(-1);
const steps = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.endsWith('Done'));

beforeEach(() => {
  setNewcomer(racerSession.uid, false);
  session$.next({ status: 'signed-out' });
});

test('ends with Register for a visitor, and with the next step for a racer', () => {
  show();
  expect(last()).toHaveAccessibleName('Register');
  expect(last()).toHaveAttribute('href', '/register');
  act(() => session$.next(racerSession));
  expect(last()).toHaveAccessibleName('Add your vehicle');
  expect(last()).toHaveAttribute('href', '/vehicles');
});

test.each<[MemorySeed, boolean[], string]>([
  [{}, [false, false, false, false], '/vehicles'],
  [{ vehicles: [nova] }, [true, false, false, false], '/locations'],
  [{ vehicles: [nova], locations: [greatLakes] }, [true, true, false, false], '/logbook'],
  [
    { vehicles: [nova], locations: [greatLakes], entries: novaPasses },
    [true, true, true, true],
    '/predictions',
  ],
])('knows the done steps and leads to the next one, at last to the number: %#', (seed, done, path) => {
  session$.next(racerSession);
  show(seed);
  expect(steps()).toEqual(done);
  expect(last()).toHaveAttribute('href', path);
});

test('calls the number unseen for a newcomer who has just logged the first pass', () => {
  session$.next(racerSession);
  setNewcomer(racerSession.uid, true);
  show({ vehicles: [nova], locations: [greatLakes], entries: novaPasses });
  expect(steps()).toEqual([true, true, true, false]);
  expect(last()).toHaveAccessibleName('See your number');
});
