import type { UserNotification } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationsDialog } from './NotificationsDialog';

const now = Date.UTC(2026, 5, 20, 18, 0);
const hour = 3_600_000;

const sent = (id: string, title: string, age: number): UserNotification => ({
  id,
  title,
  message: `All about ${title}.`,
  createdAt: now - age,
  expiresAt: now + hour,
});
const rain = sent('rain', 'Rain', 3 * hour);
const spring = sent('spring', 'Spring', 50 * hour);

const show = (...notifications: UserNotification[]) => {
  const platform = createMemoryPlatform({ notifications, now });
  let closed = 0;
  render(
    <NotificationsDialog
      notifications={platform.notifications}
      unreadable={platform.unreadable}
      clock={platform.clock}
      close={() => {
        closed += 1;
      }}
    />,
    { wrapper: ThemeRoot },
  );
  return { closed: () => closed, user: userEvent.setup({ delay: null }) };
};

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const button = (name: string) => screen.getByRole('button', { name });

describe('notifications', () => {
  test('stand newest first, each with its age', () => {
    show(spring, rain);
    expect(titles()).toEqual(['Rain', 'Spring']);
    expect(screen.getByText('3 h ago')).toBeInTheDocument();
    expect(screen.getByText('All about Spring.')).toBeInTheDocument();
  });

  test.each(['Mark Rain as read', 'Delete Rain'])('“%s” takes that one away alone', async (name) => {
    const { user } = show(spring, rain);
    await user.click(button(name));
    expect(titles()).toEqual(['Spring']);
    // Whoever is on the keyboard goes on from here.
    await user.tab();
    expect(button('Mark Spring as read')).toHaveFocus();
  });

  test('all are marked at once', async () => {
    const { user } = show(spring, rain);
    await user.click(button('Mark all as read'));
    expect(screen.getByText(/Nothing new/)).toBeInTheDocument();
  });

  test('without any it says so, and is closed', async () => {
    const { user, closed } = show();
    expect(screen.getByText(/Nothing new/)).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(closed()).toBe(1);
  });

  test('what a message holds is text, never markup', () => {
    show({ ...rain, message: '<b>Bold</b>\nnext line' });
    expect(screen.getByText(/<b>Bold<\/b>/)).toBeInTheDocument();
  });
});
