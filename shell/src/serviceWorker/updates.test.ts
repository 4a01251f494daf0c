/** @jest-environment jsdom */
import { firstValueFrom, take, toArray } from 'rxjs';
import { outboxCounts$ } from '../connection/connection';
import { unsavedForms$ } from '../drafts/draftStore';
import { isUpdateOffered$, putOffUpdate, untilFree, waitingVersion$ } from './updates';

const offered = () => firstValueFrom(isUpdateOffered$);

beforeEach(() => {
  waitingVersion$.next(undefined);
  unsavedForms$.next(0);
  outboxCounts$.next({ unsent: 0, refused: 0 });
});

describe('a new version', () => {
  test('is offered once it is on the device', async () => {
    expect(await offered()).toBe(false);
    waitingVersion$.next('shell');
    expect(await offered()).toBe(true);
  });

  test('is not offered over a form with unsaved input, nor while something is being sent', async () => {
    waitingVersion$.next('shell');
    const seen = firstValueFrom(isUpdateOffered$.pipe(take(5), toArray()));
    unsavedForms$.next(1);
    unsavedForms$.next(0);
    outboxCounts$.next({ unsent: 1, refused: 0 });
    outboxCounts$.next({ unsent: 0, refused: 2 });
    expect(await seen).toEqual([true, false, true, false, true]);
  });

  test('is offered no more once it was put off, and the next one is', async () => {
    waitingVersion$.next('one');
    putOffUpdate();
    expect(await offered()).toBe(false);
    waitingVersion$.next('two');
    expect(await offered()).toBe(true);
  });
});

describe('a reload', () => {
  test('waits until nothing is typed any more', async () => {
    unsavedForms$.next(1);
    let isFree = false;
    const free = untilFree().then(() => (isFree = true));
    await Promise.resolve();
    expect(isFree).toBe(false);
    unsavedForms$.next(0);
    await free;
    expect(isFree).toBe(true);
  });
});
