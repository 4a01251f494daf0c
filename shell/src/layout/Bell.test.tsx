import { absent, present, type Loadable, type UserNotification } from '@holeshot/shared-core';
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { Bell } from './Bell';

const notification = (id: string): UserNotification => ({
  id,
  title: 'Rain',
  message: 'Racing starts at noon.',
  createdAt: 1,
  expiresAt: 2,
});

const show = () => {
  const platform = createMemoryPlatform();
  const unread$ = new BehaviorSubject<Loadable<UserNotification[]>>(absent);
  const notifications = { ...platform.notifications, unread$ };
  render(<Bell notifications={notifications} dialogs={platform.dialogs} />, { wrapper: ThemeRoot });
  return { platform, unread$ };
};

describe('the bell', () => {
  test('counts the unread notifications and opens them', () => {
    const { platform, unread$ } = show();
    expect(screen.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
    act(() => unread$.next(present([notification('a'), notification('b')])));
    fireEvent.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }));
    expect(platform.log.opened).toEqual([{ name: 'notifications', input: {} }]);
  });

  test('shows 9+ for many', () => {
    const { unread$ } = show();
    act(() => unread$.next(present(Array.from({ length: 12 }, (_, index) => notification(String(index))))));
    expect(screen.getByRole('button')).toHaveTextContent('9+');
    expect(screen.getByRole('button')).toHaveAccessibleName('Notifications, 12 unread');
  });
});
