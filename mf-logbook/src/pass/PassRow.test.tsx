import { seconds, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PassRow } from './PassRow';

const pass = novaPasses[0]!;

test('a pass opens by a press and by keyboard, and says which one it is', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(<PassRow entry={pass} figures={[]} />);
  const link = screen.getByRole('link', { name: 'Open the pass of 06/13/2026 11:05 AM, 11.168' });
  expect(link).toHaveAttribute('href', `/logbook/pass?uid=${pass.log_entry_uid}`);
  await user.tab();
  expect(link).toHaveFocus();
  const pressed = jest.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', pressed);
  await user.keyboard('{Enter}');
  await user.click(link);
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a red light and a breakout are named, with how much, and of a time-only pass no breakout', () => {
  const ranOut: LogEntry = {
    ...pass,
    timeslip: { ...pass.timeslip, result: 'Win', reaction_time: seconds(-0.005), dialin_et: seconds(11.18) },
  };
  const { rerender } = render(<PassRow entry={ranOut} figures={[]} />);
  expect(screen.getByText('Win')).toBeVisible();
  expect(screen.getByText('Red light −0.005')).toBeVisible();
  expect(screen.getByText('Breakout −0.012')).toBeVisible();
  const timed = { ...ranOut, timeslip: { ...ranOut.timeslip, result: 'Time Only' as const } };
  rerender(<PassRow entry={timed} figures={[]} />);
  expect(screen.getByText('Red light −0.005')).toBeVisible();
  expect(screen.queryByText(/Breakout/)).toBeNull();
});
