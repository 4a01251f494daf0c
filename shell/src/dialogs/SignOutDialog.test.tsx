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

const showOn = (isShared: boolean, ...writes: OutboxWrite[]) => {
  const writes$ = new BehaviorSubject(writes);
  const answers: string[] = [];
  const onAnswer = (answer: string) => void answers.push(answer);
  render(<SignOutDialog {...{ writes$, isShared, onAnswer }} />, { wrapper: ThemeRoot });
  return { writes$, answers };
};
const show = (...writes: OutboxWrite[]) => showOn(false, ...writes);
const button = (name: string) => screen.getByRole('button', { name });

const setNetwork = (network: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online');
  act(() => void window.dispatchEvent(new Event(network)));
};
afterEach(() => {
  setNetwork('online');
  jest.restoreAllMocks();
});

test.each([
  [false, 'Sign out', 'Clear this device and sign out'],
  [true, 'Clear this device and sign out', 'Sign out'],
])('signing out of a device that is shared: %s offers first to: %s', (isShared, first, other) => {
  const { answers } = showOn(isShared);
  expect(screen.getByRole('dialog', { name: 'Sign out' })).toBeVisible();
  expect(button(first)).toHaveClass('MuiButton-contained');
  expect(button(other)).toHaveClass('MuiButton-outlined');
  expect(button(first).compareDocumentPosition(button(other))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(button('Clear this device and sign out'));
  fireEvent.click(button('Sign out'));
  fireEvent.click(button('Stay signed in'));
  expect(answers).toEqual(['clear', 'leave', 'stay']);
});

describe('signing out with unsent changes', () => {
  test('says that they will be lost if this browser stores nothing', () => {
    troubles$.next([noStorage]);
    const { answers } = show(writeOf('a', 'waiting'));
    expect(screen.getByText(/signing out loses every change that is not sent/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Keep on this device/ })).toBeNull();
    fireEvent.click(button('Sign out without it'));
    expect(answers).toEqual(['leave']);
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
    expect(answers).toEqual(['leave']);
  });

  test('asks about the device alone when they are sent meanwhile', () => {
    const { writes$, answers } = show(writeOf('a', 'waiting'));
    act(() => writes$.next([]));
    expect(answers).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'Sign out' })).toBeVisible();
  });

  test('on a shared device sends them and clears it, or loses them by a button that says so', () => {
    const { writes$, answers } = showOn(true, writeOf('a', 'waiting'), writeOf('b', 'waiting'));
    fireEvent.click(button('Clear this device and lose 2 changes'));
    fireEvent.click(button('Send, then clear and sign out'));
    act(() => writes$.next([]));
    expect(answers).toEqual(['clear', 'clear']);
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
    expect(answers).toEqual(['leave', 'stay']);
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

  test('does not ask about a write that arrives in a moment', async () => {
    const writes$ = new BehaviorSubject([writeOf('a', 'waiting')]);
    const answer = confirmSignOut(leaving(writes$), false);
    await new Promise((rest) => setTimeout(rest, 20));
    expect(dialogStack.rows$.value).toEqual([]);
    writes$.next([]);
    await nextDialog();
    const [row] = dialogStack.rows$.value;
    expect(row?.kind === 'sign-out' && row.writes$.value).toEqual([]);
    if (row?.kind === 'sign-out') row.answer('leave');
    expect(await answer).toBe('leave');
  });

  test('asks once and obeys the answer', async () => {
    const answer = confirmSignOut(leaving(new BehaviorSubject([writeOf('a', 'refused')])), true);
    await nextDialog();
    const [row] = dialogStack.rows$.value;
    if (row?.kind === 'sign-out') row.answer('stay');
    expect(await answer).toBe('stay');
    expect(dialogStack.rows$.value).toEqual([]);
  });

  test('asks about writes of another tab, and waits for data that is still opening', async () => {
    const opening = new BehaviorSubject<{ outbox: never } | undefined>(undefined);
    const racer$ = merge(
      opening,
      timer(20).pipe(switchMap(() => leaving(writes$, [writeOf('b', 'refused')]))),
    );
    const writes$ = new BehaviorSubject<OutboxWrite[]>([]);
    const answer = confirmSignOut(racer$, false);
    await nextDialog();
    const [row] = dialogStack.rows$.value;
    if (row?.kind === 'sign-out') row.answer('clear');
    expect(await answer).toBe('clear');
  });
});
