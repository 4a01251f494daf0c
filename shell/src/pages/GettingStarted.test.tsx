import { racerSession } from '@holeshot/shared-core/testing';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, render, screen } from '@testing-library/react';
import { session$ } from '../session/session';
import { GettingStarted } from './GettingStarted';

test('ends with the next step: Register for a visitor, a pass for a racer', () => {
  session$.next({ status: 'signed-out' });
  render(<GettingStarted />, { wrapper: ThemeRoot });
  const last = () => screen.getAllByRole('link').at(-1);
  expect(last()).toHaveAccessibleName('Register');
  expect(last()).toHaveAttribute('href', '/register');
  act(() => session$.next(racerSession));
  expect(last()).toHaveAccessibleName('Log a pass');
  expect(last()).toHaveAttribute('href', '/logbook');
});
