import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import type { OutboxWrite } from '../firebase/outboxStore';
import { OutboxDialog } from './OutboxDialog';

const writeOf = (id: string, more: Partial<OutboxWrite> = {}): OutboxWrite => ({
  id,
  uid: 'ann',
  path: 'users/ann',
  data: {},
  fields: [['vehicles', id]],
  stamps: [],
  at: 1,
  state: 'refused',
  reason: 'permission-denied',
  ...more,
});

const show = (...writes: OutboxWrite[]) => {
  const writes$ = new BehaviorSubject(writes);
  const sent: string[] = [];
  const discarded: string[] = [];
  const outbox$ = new BehaviorSubject({
    writes$,
    retry: (id: string) => void sent.push(id),
    discard: (id: string) => void discarded.push(id),
  });
  const onClose = jest.fn();
  const view = render(<OutboxDialog outbox$={outbox$} onClose={onClose} />, { wrapper: ThemeRoot });
  return { ...view, writes$, outbox$, sent, discarded, onClose };
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Refused by the server' }));
const button = (name: string) => dialog().getByRole('button', { name });

describe('what the server refused', () => {
  test.each([
    ['A pass', { path: 'logBooks/nova_2026_06', fields: [['entries', 'a']] }],
    ['A vehicle', {}],
    ['A location', { fields: [['customLocations', 'byron']] }],
    ['Settings', { fields: [['displayMode']] }],
  ])('is called %s', (name, more) => {
    show(writeOf('nova', more));
    expect(dialog().getByText(name)).toBeVisible();
    expect(dialog().getByText(/your access to writing may have ended/)).toBeVisible();
  });

  test('is sent again or discarded, each by itself', () => {
    const { sent, discarded, writes$ } = show(writeOf('nova'));
    fireEvent.click(button('Send again'));
    expect(sent).toEqual(['nova']);
    fireEvent.click(button('Discard'));
    expect(discarded).toEqual(['nova']);
    act(() => writes$.next([]));
    expect(dialog().getByText(/^Nothing is refused/)).toBeVisible();
  });

  test('does not count what is on its way', () => {
    show(writeOf('nova', { state: 'waiting' }));
    expect(dialog().queryByText('A vehicle')).toBeNull();
  });

  test('cannot be sent after a newer change that is on its way', () => {
    const { writes$ } = show(
      writeOf('nova'),
      writeOf('newer', { state: 'waiting', at: 2, fields: [['vehicles', 'nova']] }),
    );
    expect(button('Send again')).toBeDisabled();
    expect(dialog().getByText(/A newer change of the same is on its way\./)).toBeVisible();
    act(() => writes$.next([writeOf('nova')]));
    expect(button('Send again')).toBeEnabled();
  });

  test('is followed no more once the dialog is closed', () => {
    const { writes$, outbox$, unmount, onClose } = show(writeOf('nova'));
    fireEvent.click(button('Close'));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    expect(writes$.observed).toBe(false);
    expect(outbox$.observed).toBe(false);
  });
});
