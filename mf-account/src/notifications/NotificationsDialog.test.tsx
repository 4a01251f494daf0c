import type { UserNotification } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom } from 'rxjs';
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
  const { unmount } = render(
    <NotificationsDialog
      ports={platform}
      close={() => {
        closed += 1;
      }}
      input={{}}
    />,
    { wrapper: ThemeRoot },
  );
  const unread = async () => {
    const seen = await firstValueFrom(platform.notifications.unread$);
    return seen.state === 'present' ? seen.value.map(({ title }) => title) : [];
  };
  return { unread, unmount, closed: () => closed, user: userEvent.setup({ delay: null }) };
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

  test('one that is read goes alone', async () => {
    const { user } = show(spring, rain);
    await user.click(button('Mark Rain as read'));
    expect(titles()).toEqual(['Spring']);
    // Whoever is on the keyboard goes on from here.
    await user.tab();
    expect(button('Mark Spring as read')).toHaveFocus();
  });

  test('a deleted one says so with Undo, and goes when the dialog does', async () => {
    const { user, unread, unmount } = show(spring, rain);
    await user.click(button('Delete Rain'));
    expect(screen.getByText('Deleted when you close this.')).toBeInTheDocument();
    expect(screen.queryByText('All about Rain.')).not.toBeInTheDocument();
    expect(button('Undo deleting Rain')).toHaveFocus();
    expect(await unread()).toEqual(['Rain', 'Spring']);
    unmount();
    expect(await unread()).toEqual(['Spring']);
  });

  test('a deleted one is brought back', async () => {
    const { user, unread, unmount } = show(spring, rain);
    await user.click(button('Delete Rain'));
    await user.click(button('Undo deleting Rain'));
    expect(screen.getByText('All about Rain.')).toBeInTheDocument();
    unmount();
    expect(await unread()).toEqual(['Rain', 'Spring']);
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

  test('show the text of a message as text, never as markup', () => {
    show({ ...rain, message: '<b>Bold</b>\nnext line' });
    expect(screen.getByText(/<b>Bold<\/b>/)).toBeInTheDocument();
  });
});
