/** @jest-environment jsdom */
import { feedback, snackbar$ } from '../feedback/feedback';
import { full, wiped } from './storageTroubles';
import { endTrouble, noteTrouble, troubles$, unlessLost } from './troubles';
import { unreadOf } from './unreadOf';

const unread = unreadOf('unanswered');

const kinds = () => troubles$.value.map(({ kind }) => kind);

test('troubles are shown and stay, the worst first, until they end', async () => {
  noteTrouble(full);
  await Promise.resolve();
  expect(snackbar$.value).toMatchObject({ text: full.text, color: 'error', timeout: -1 });
  noteTrouble(wiped);
  noteTrouble(full);
  expect(kinds()).toEqual(['wiped', 'full']);
  endTrouble('wiped');
  endTrouble('clock');
  expect(kinds()).toEqual(['full']);
});

test('the message of a trouble goes with it, and no other message does', async () => {
  troubles$.next([]);
  noteTrouble(unread);
  await Promise.resolve();
  endTrouble('unread');
  expect(snackbar$.value).toBeUndefined();
  noteTrouble(unread);
  feedback.snackbar({ text: 'Pass saved: 11.241.' });
  await Promise.resolve();
  endTrouble('unread');
  expect(snackbar$.value?.text).toBe('Pass saved: 11.241.');
});

test('a log book that has not come yet loses nothing, and its message goes by itself', async () => {
  troubles$.next([]);
  noteTrouble(unread);
  await Promise.resolve();
  expect(snackbar$.value).toMatchObject({ text: unread.text, timeout: 15_000 });
  expect(unlessLost('Saved.')).toBe('Saved.');
});
