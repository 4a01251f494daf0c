import { seconds, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PassRow } from './PassRow';

const pass = novaPasses[0]!;

test('a pass opens by a press and by keyboard, and says which one it is', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const onOpen = jest.fn();
  render(<PassRow entry={pass} figures={[]} onOpen={onOpen} />);
  const button = screen.getByRole('button', { name: 'Open the pass of 06/13/2026 11:05 AM, 11.168' });
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(onOpen.mock.calls).toEqual([[pass], [pass]]);
});

test('without anything to open it is no button', () => {
  render(<PassRow entry={pass} figures={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('11.168')).toBeVisible();
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
