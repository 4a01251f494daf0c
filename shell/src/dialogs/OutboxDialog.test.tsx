import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { BehaviorSubject, NEVER } from 'rxjs';
import { countInHand, outboxCounts$ } from '../connection/connection';
import type { OutboxWrite } from '../writes/outboxStore';
import { noStorage } from '../trouble/storageTroubles';
import { troubles$ } from '../trouble/troubles';
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
  const restored: string[] = [];
  const discarded: string[] = [];
  const outbox$ = new BehaviorSubject({
    writes$,
    retry: (id: string) => void sent.push(id),
    restore: (id: string) => void restored.push(id),
    discard: (id: string) => Promise.resolve(void discarded.push(id)),
  });
  const onClose = jest.fn();
  const view = render(<OutboxDialog outbox$={outbox$} onClose={onClose} />, { wrapper: ThemeRoot });
  return { ...view, writes$, outbox$, sent, restored, discarded, onClose };
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Not sent yet' }));
const button = (name: string) => dialog().getByRole('button', { name });

beforeEach(() => outboxCounts$.next({ unsent: 0, refused: 0 }));

describe('a write that the server does not have', () => {
  test('is listed with the reason, and said to be stored', () => {
    show(writeOf('nova', { data: { vehicles: { nova: { name: 'Nova' } } } }));
    expect(dialog().getByText('Vehicle Nova')).toBeVisible();
    expect(dialog().getByText(/your subscription or trial has ended.*stored on this device/)).toBeVisible();
  });

  test('is not said to be absent while the data is opening', () => {
    render(<OutboxDialog outbox$={NEVER} onClose={() => undefined} />, { wrapper: ThemeRoot });
    expect(dialog().getByText(/^Your data is still opening/)).toBeVisible();
    cleanup();
    outboxCounts$.next(undefined);
    show();
    expect(dialog().getByText(/^Your data is still opening/)).toBeVisible();
    cleanup();
    outboxCounts$.next({ unsent: 0, refused: 0 });
    const done = countInHand();
    show();
    expect(dialog().getByText(/^Your data is still opening/)).toBeVisible();
    act(done);
    expect(dialog().getByText('Everything you saved is on the server.')).toBeVisible();
  });

  test('can be exported and discarded, not sent, when it is damaged', () => {
    show(writeOf('torn', { reason: 'broken' }));
    expect(dialog().getByText(/^It is damaged on this device/)).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(button('Discard')).toBeVisible();
  });

  test('is sent again alone', () => {
    const { sent } = show(writeOf('nova'));
    fireEvent.click(button('Send again'));
    expect(sent).toEqual(['nova']);
  });

  test('is restored or discarded when another device has deleted its pass', () => {
    const entry = { vehicle: { name: 'Nova' }, log_entry_datetime: '2026-06-20T17:41:00.000Z' };
    const { sent, restored } = show(
      writeOf('edit', {
        path: 'logBooks/nova_2026_06',
        data: { entries: { p: entry } },
        fields: [['entries', 'p', 'notes'], ['touched']],
        reason: 'pass-gone',
      }),
    );
    expect(dialog().getByText(/^Pass of Nova, /)).toBeVisible();
    expect(dialog().getByText(/Another device has deleted this pass\./)).toBeVisible();
    expect(button('Discard')).toBeEnabled();
    expect(dialog().queryByRole('button', { name: 'Send again' })).toBeNull();
    fireEvent.click(button('Restore'));
    expect([sent, restored]).toEqual([[], ['edit']]);
  });

  test('is sent again or discarded when it holds the differences of another copy', () => {
    const entry = {
      vehicle: { name: 'Nova' },
      notes: 'hazy',
      log_entry_datetime: '2026-06-20T17:41:00.000Z',
    };
    const { sent } = show(
      writeOf('copy', {
        path: 'logBooks/nova_2026_06',
        data: { entries: { p: entry } },
        fields: [['entries', 'p', 'notes'], ['touched']],
        reason: 'two-copies',
      }),
    );
    expect(dialog().getByText(/^Pass of Nova, .*: notes hazy$/)).toBeVisible();
    expect(dialog().getByText(/changed on two devices, and the other copy counts/)).toBeVisible();
    fireEvent.click(button('Send again'));
    expect(sent).toEqual(['copy']);
  });

  test('is restored when its vehicle is not on the server', () => {
    const { sent, restored } = show(
      writeOf('edit', {
        data: { vehicles: { nova: { name: 'Nova' } } },
        fields: [['vehicles', 'nova', 'notes'], ['touchedVehicle']],
        reason: 'vehicle-gone',
      }),
    );
    expect(dialog().getByText('Vehicle Nova')).toBeVisible();
    expect(dialog().getByText(/^This vehicle is not on the server: /)).toBeVisible();
    fireEvent.click(button('Restore'));
    expect([sent, restored]).toEqual([[], ['edit']]);
  });

  test('is restored when another device has deleted its track', () => {
    const { sent, restored } = show(
      writeOf('edit', {
        data: { customLocations: { byron: { title: 'Byron' } } },
        fields: [['customLocations', 'byron', 'elevation'], ['touchedLocation']],
        reason: 'location-gone',
      }),
    );
    expect(dialog().getByText('Track Byron')).toBeVisible();
    expect(dialog().getByText(/^Another device has deleted this track\./)).toBeVisible();
    fireEvent.click(button('Restore'));
    expect([sent, restored]).toEqual([[], ['edit']]);
  });

  test('is discarded only after a second press', () => {
    const { discarded, writes$ } = show(writeOf('nova'));
    fireEvent.click(button('Discard'));
    expect(discarded).toEqual([]);
    fireEvent.click(button('Keep it'));
    fireEvent.click(button('Discard'));
    fireEvent.click(button('Discard for good'));
    expect(discarded).toEqual(['nova']);
    act(() => writes$.next([]));
    expect(dialog().getByText('Everything you saved is on the server.')).toBeVisible();
  });

  test('is exported whole, together with pending writes', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show(writeOf('nova'), writeOf('camaro', { state: 'waiting' }));
    expect(dialog().getByText('1 refused. 1 on the way. Nothing is lost.')).toBeVisible();
    fireEvent.click(button('Export'));
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(files[0]!);
    });
    expect(JSON.parse(text as string)).toEqual({
      not_sent: [writeOf('nova'), writeOf('camaro', { state: 'waiting' })],
    });
  });

  test('can be neither sent nor discarded while it is pending', () => {
    show(writeOf('nova', { state: 'waiting' }));
    expect(dialog().getByText('On its way. It is stored on this device.')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  test('waits for a network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    show(writeOf('nova', { state: 'waiting' }));
    expect(dialog().getByText('Waiting for the network. It is stored on this device.')).toBeVisible();
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });

  test('is not said to be stored by a browser that stores nothing', () => {
    troubles$.next([noStorage]);
    show(writeOf('nova', { state: 'waiting' }), writeOf('camaro'));
    expect(dialog().getAllByText(/This browser stores nothing: leave this page open/)).toHaveLength(2);
    expect(screen.queryByText(/stored on this device|Nothing is lost/)).toBeNull();
    act(() => troubles$.next([]));
  });

  test('cannot be sent after a newer pending change', () => {
    const { writes$ } = show(
      writeOf('nova'),
      writeOf('newer', { state: 'waiting', at: 2, fields: [['vehicles', 'nova']] }),
    );
    expect(button('Send again')).toBeDisabled();
    expect(dialog().getByText(/A newer change to it is on its way\./)).toBeVisible();
    act(() => writes$.next([writeOf('nova')]));
    expect(button('Send again')).toBeEnabled();
  });

  test('is not observed after the dialog is closed', () => {
    const { writes$, outbox$, unmount, onClose } = show(writeOf('nova'));
    fireEvent.click(button('Close'));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    expect(writes$.observed).toBe(false);
    expect(outbox$.observed).toBe(false);
  });
});
