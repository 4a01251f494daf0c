/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { outboxCounts$ } from '../connection/connection';
import { troubles$ } from './troubles';
import { tryStorage } from './tryStorage';

const device = { quota: 1e9, usage: 1e9 };
Object.defineProperty(navigator, 'storage', { value: { estimate: () => Promise.resolve({ ...device }) } });

const comeBack = async (): Promise<void> => {
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
};
const kinds = () => troubles$.value.map(({ kind }) => kind);

test('a full device is a trouble until there is room, and longer while a refused write waits for it', async () => {
  await tryStorage();
  expect(kinds()).toEqual(['full']);
  await comeBack();
  expect(kinds()).toEqual(['full']);
  device.usage = 1e6;
  outboxCounts$.next({ unsent: 0, refused: 1 });
  await comeBack();
  expect(kinds()).toEqual(['full']);
  outboxCounts$.next({ unsent: 0, refused: 0 });
  await comeBack();
  expect(kinds()).toEqual([]);
});
