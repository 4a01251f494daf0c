/** @jest-environment jsdom */
import { BehaviorSubject } from 'rxjs';
import type { Installing } from '@holeshot/shared-core';
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { unsavedForms$ } from '../drafts/draftStore';
import { offerInstall } from './offerInstall';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const start = (installing: Installing) => {
  const platform = createMemoryPlatform();
  const installing$ = new BehaviorSubject(installing);
  const install = jest.fn();
  const save = () => offerInstall({ ...platform, install: { installing$, install } });
  return { platform, installing$, install, save, said: () => platform.log.snackbars };
};
const rest = () => jest.advanceTimersByTime(3_000);

test('is offered after the first pass, with the browser’s own dialog, and once', () => {
  const { save, said, install } = start('button');
  rest();
  expect(said()).toEqual([]);
  save();
  rest();
  expect(said()).toHaveLength(1);
  said()[0]?.action?.run();
  expect(install).toHaveBeenCalledTimes(1);
  save();
  rest();
  expect(said()).toHaveLength(1);
  expect(start('button').save()).toBeUndefined();
});

test('is never offered over a form with input', () => {
  const { save, said } = start('button');
  unsavedForms$.next(1);
  save();
  rest();
  expect(said()).toEqual([]);
  unsavedForms$.next(0);
  rest();
  expect(said()).toHaveLength(1);
});

test('iOS is told how, in Settings', () => {
  const { save, said, platform } = start('by-hand');
  save();
  rest();
  said()[0]?.action?.run();
  expect(platform.log.paths).toEqual(['/settings']);
});

test.each<[Installing]>([['runs'], ['none']])('nothing is offered where it says %s', (installing) => {
  const { save, said } = start(installing);
  save();
  rest();
  expect(said()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
