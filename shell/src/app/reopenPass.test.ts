/** @jest-environment jsdom */
import type { Subscription } from 'rxjs';
import type { DialogInput } from '@holeshot/shared-core';
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { dialogs, dialogStack } from '../overlays/dialogStack';
import { reopenPass } from './reopenPass';

let noting: Subscription | undefined;

/** Starts the app in this tab, with what the device still has. */
const start = (type: 'navigate' | 'reload', drafts = createMemoryPlatform().drafts) => {
  noting?.unsubscribe();
  dialogStack.clear();
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
  noting = reopenPass({ dialogs, drafts });
};

const openInputs = () => dialogStack.rows$.value.map((row) => row.kind === 'part' && row.input);

/** Opens the form before the start, and types into it where there is a draft. */
const openBefore = (input: DialogInput<'log-entry'>, draftKey?: string) => {
  const { drafts } = createMemoryPlatform();
  start('navigate', drafts);
  void dialogs.open('log-entry', input);
  if (draftKey !== undefined) drafts.write(draftKey, { et_1320: '11.24' });
  return drafts;
};

afterEach(() => {
  dialogStack.clear();
  noting?.unsubscribe();
  sessionStorage.clear();
});

test('a form with a draft is open again after a reload, with its car, and after the next one too', () => {
  const drafts = openBefore({ vehicleUid: 'nova' }, 'log-entry');
  start('reload', drafts);
  expect(openInputs()).toEqual([{ vehicleUid: 'nova' }]);
  start('reload', drafts);
  expect(openInputs()).toEqual([{ vehicleUid: 'nova' }]);
});

test('so is the form that edits a pass', () => {
  start('reload', openBefore({ entryUid: 'pass-1' }, 'log-entry.pass-1'));
  expect(openInputs()).toEqual([{ entryUid: 'pass-1' }]);
});

test('it selects no number again that the racer began to correct', () => {
  start('reload', openBefore({ entryUid: 'pass-1', field: 'et_330' }, 'log-entry.pass-1'));
  expect(openInputs()).toEqual([{ entryUid: 'pass-1' }]);
});

test('a form that nobody typed into stays closed, also where another one has a draft', () => {
  start('reload', openBefore({}));
  expect(openInputs()).toEqual([]);
  start('reload', openBefore({ entryUid: 'pass-1' }, 'log-entry'));
  expect(openInputs()).toEqual([]);
});

test('a form that the racer closed stays closed, its draft waits', () => {
  const drafts = openBefore({}, 'log-entry');
  dialogStack.clear();
  start('reload', drafts);
  expect(openInputs()).toEqual([]);
});

test('another page opened by its address shows no form', () => {
  start('navigate', openBefore({}, 'log-entry'));
  expect(openInputs()).toEqual([]);
});

test('a shared slip is left to the share that opens it', () => {
  start('reload', openBefore({ shared: '1/4 11.24' }, 'log-entry'));
  expect(openInputs()).toEqual([]);
});

test.each(['', 'null', '[]', '{"a"', '7'])('a note that makes no sense opens nothing (%j)', (note) => {
  const drafts = openBefore({}, 'log-entry');
  noting?.unsubscribe();
  sessionStorage.setItem('holeshot.openPass', note);
  start('reload', drafts);
  expect(openInputs()).toEqual([]);
});
