import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { outboxCounts$ } from '../connection/connection';
import { dialogStack } from '../overlays/dialogStack';
import { ConnectionChip } from './ConnectionChip';

beforeEach(() => outboxCounts$.next({ unsent: 0, refused: 0 }));
afterEach(() => act(() => dialogStack.clear()));

describe('the chip of the connection', () => {
  test('shows short words on a phone, and a screen reader hears all of them', () => {
    render(<ConnectionChip allSent="shown" />, { wrapper: ThemeRoot });
    expect(screen.getByText('Sent')).toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveAccessibleName('All sent');
  });

  test('says nothing until the unsent writes are read', () => {
    outboxCounts$.next(undefined);
    render(<ConnectionChip allSent="shown" />, { wrapper: ThemeRoot });
    expect(screen.queryByRole('button')).toBeNull();
    act(() => outboxCounts$.next({ unsent: 0, refused: 0 }));
    expect(screen.getByRole('button', { name: 'All sent' })).toBeVisible();
  });

  test('opens the list of unsent writes, even an empty one', () => {
    render(<ConnectionChip allSent="shown" />, { wrapper: ThemeRoot });
    fireEvent.click(screen.getByRole('button', { name: 'All sent' }));
    expect(dialogStack.rows$.value).toMatchObject([{ kind: 'outbox' }]);
  });

  test('is hidden when all is sent and there is no room, and shows pending writes at once', () => {
    render(<ConnectionChip allSent="hidden" />, { wrapper: ThemeRoot });
    expect(screen.queryByRole('button')).toBeNull();
    act(() => outboxCounts$.next({ unsent: 2, refused: 0 }));
    expect(screen.getByRole('button', { name: '2 to send' })).toBeVisible();
  });
});
