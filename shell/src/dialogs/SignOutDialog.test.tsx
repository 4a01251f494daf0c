import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BehaviorSubject, merge, of, switchMap, timer } from 'rxjs';
import type { OutboxWrite } from '../writes/outboxStore';
import { noStorage } from '../trouble/storageTroubles';
import { troubles$ } from '../trouble/troubles';
import { confirmSignOut } from '../platform/confirmSignOut';
import { dialogStack } from '../overlays/dialogStack';
import { SignOutDialog } from './SignOutDialog';

const writeOf = (id: string, state: OutboxWrite['state']): OutboxWrite => ({
  id,
  uid: 'ann',
  path: 'users/ann',
  data: {},
  fields: [['vehicles', id]],
  stamps: [],
  at: 1,
  state,
});

const show = (...writes: OutboxWrite[]) => {
  const writes$ = new BehaviorSubject(writes);
  const answers: boolean[] = [];
  const onAnswer = (answer: boolean) => void answers.push(answer);
  render(<SignOutDialog writes$={writes$} onAnswer={onAnswer} />, { wrapper: ThemeRoot });
  return { writes$, answers };
};
const button = (name: string) => screen.getByRole('button', { name });

const setNetwork = (network: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online');
  act(() => void window.dispatchEvent(new Event(network)));
};
afterEach(() => {
  setNetwork('online');
  jest.restoreAllMocks();
});

describe('signing out with unsent changes', () => {
  test('says that they will be lost if this browser stores nothing', () => {
    troubles$.next([noStorage]);
    const { answers } = show(writeOf('a', 'waiting'));
    expect(screen.getByText(/signing out loses every change that is not sent/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Keep on this device/ })).toBeNull();
    fireEvent.click(button('Sign out without it'));
    expect(answers).toEqual([true]);
    act(() => troubles$.next([]));
  });

  test('says that a change without room on the device will be lost', () => {
    show({ ...writeOf('a', 'refused'), reason: 'not-stored' }, writeOf('b', 'refused'));
    expect(screen.getByText(/had no room for 1 change: signing out loses it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Keep on this device/ })).toBeNull();
    expect(button('Sign out without it')).toBeVisible();
  });

  test('sends them first and then signs out', () => {
    const { writes$, answers } = show(writeOf('a', 'waiting'), writeOf('b', 'waiting'));
    expect(screen.getByRole('dialog', { name: '2 changes not sent yet' })).toBeVisible();
    fireEvent.click(button('Send, then sign out'));
    act(() => writes$.next([writeOf('b', 'waiting')]));
    expect(screen.getByRole('progressbar', { name: 'Sending 1 change' })).toBeVisible();
    expect(answers).toEqual([]);
    act(() => writes$.next([]));
    expect(answers).toEqual([true]);
  });

  test('signs out when they are sent meanwhile', () => {
    const { writes$, answers } = show(writeOf('a', 'waiting'));
    act(() => writes$.next([]));
    expect(answers).toEqual([true]);
  });

  test('stays when one is refused, and says so', () => {
    const { writes$, answers } = show(writeOf('a', 'waiting'));
    fireEvent.click(button('Send, then sign out'));
    act(() => writes$.next([writeOf('a', 'refused')]));
    expect(answers).toEqual([]);
    expect(screen.getByText(/1 change cannot be sent until you decide about it/)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('leaves them on the device offline, or stays', () => {
    setNetwork('offline');
    const { answers } = show(writeOf('a', 'waiting'));
    expect(button('Send, then sign out')).toBeDisabled();
    fireEvent.click(button('Keep on this device and sign out'));
    fireEvent.click(button('Stay signed in'));
    expect(answers).toEqual([true, false]);
  });

  /** The outbox of a racer, with later writes of another tab. */
  const leaving = (writes$: BehaviorSubject<OutboxWrite[]>, ofAnotherTab: OutboxWrite[] = []) =>
    of({
      outbox: {
        writes$,
        loaded: () => Promise.resolve(),
        read: () => {
          writes$.next([...writes$.value, ...ofAnotherTab]);
          return Promise.resolve();
        },
        isUnsettled: () => false,
        settle: () => Promise.resolve(),
      },
    });
  const nextDialog = () => waitFor(() => expect(dialogStack.rows$.value).toHaveLength(1));

  test('asks nothing when everything is on the server', async () => {
    expect(await confirmSignOut(leaving(new BehaviorSubject<OutboxWrite[]>([])))).toBe(true);
    expect(dialogStack.rows$.value).toEqual([]);
  });

  test('does not ask about a write that arrives in a moment', async () => {
    const writes$ = new BehaviorSubject([writeOf('a', 'waiting')]);
    const answer = confirmSignOut(leaving(writes$));
    await new Promise((rest) => setTimeout(rest, 20));
    writes$.next([]);
    expect(await answer).toBe(true);
    expect(dialogStack.rows$.value).toEqual([]);
  });

  test('asks once and obeys the answer', async () => {
    const answer = confirmSignOut(leaving(new BehaviorSubject([writeOf('a', 'refused')])));
    await nextDialog();
    const [row] = dialogStack.rows$.value;
    if (row?.kind === 'sign-out') row.answer(false);
    expect(await answer).toBe(false);
    expect(dialogStack.rows$.value).toEqual([]);
  });

  test('asks about writes of another tab, and waits for data that is still opening', async () => {
    const opening = new BehaviorSubject<{ outbox: never } | undefined>(undefined);
    const racer$ = merge(
      opening,
      timer(20).pipe(switchMap(() => leaving(writes$, [writeOf('b', 'refused')]))),
    );
    const writes$ = new BehaviorSubject<OutboxWrite[]>([]);
    const answer = confirmSignOut(racer$);
    await nextDialog();
    const [row] = dialogStack.rows$.value;
    if (row?.kind === 'sign-out') row.answer(true);
    expect(await answer).toBe(true);
  });
});
