/** @jest-environment jsdom */
import { writeDebugLog } from './debugLog';
import { debugLog } from './debugLogPort';

test('the debug log emits old and new messages, and nothing once it is cleared', () => {
  localStorage.clear();
  writeDebugLog('before', 0);
  const seen: string[][] = [];
  const subscription = debugLog.messages$.subscribe((messages) =>
    seen.push(messages.map(({ text }) => text)),
  );
  writeDebugLog('after', 1);
  debugLog.clear();
  subscription.unsubscribe();
  expect(seen).toEqual([['before'], ['before', 'after'], []]);
});
