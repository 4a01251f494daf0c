/** @jest-environment jsdom */
import { failed, ok } from '@holeshot/shared-core';
import { Subject } from 'rxjs';
import { snackbar$ } from '../../feedback/feedback';
import type { OutboxWrite } from '../../writes/outboxStore';
import { createLeaving } from './createLeaving';

const unsent: OutboxWrite = {
  ...{ id: 'a', uid: 'ann', path: 'users/ann', data: {}, fields: [], stamps: [] },
  ...{ at: 1, state: 'waiting' },
};

/** Opens a page in which Ann is signed in, with these unsent writes. */
const openPage = (writes: readonly OutboxWrite[] = []) => {
  const closed: string[] = [];
  const racerOf = (uid: string) => ({
    outbox: { writes$: { value: writes } },
    close: () => void closed.push(uid),
  });
  const racer$ = new Subject<ReturnType<typeof racerOf> | undefined>();
  const leaving = createLeaving();
  leaving.watch(racer$).subscribe();
  racer$.next(undefined);
  racer$.next(racerOf('ann'));
  return { leave: leaving.leave, racer$, racerOf, closed };
};

/** Returns the text of the snackbar once it has come. */
const told = async (): Promise<string | undefined> => {
  await Promise.resolve();
  return snackbar$.value?.text;
};

beforeEach(() => snackbar$.next(undefined));

describe('a racer who is signed out', () => {
  test('by another tab reads so, and their data close', async () => {
    const { racer$, closed } = openPage();
    racer$.next(undefined);
    expect(closed).toEqual(['ann']);
    expect(await told()).toBe('You were signed out, in another tab or by a change of the account.');
  });

  test('with unsent changes reads that these stay', async () => {
    const { racer$ } = openPage([unsent]);
    racer$.next(undefined);
    expect(await told()).toMatch(/Unsent changes stay on this device until you sign in again\.$/);
  });

  test('by their own wish reads nothing', async () => {
    const { leave, racer$, closed } = openPage([unsent]);
    const answer = await leave(() => {
      racer$.next(undefined);
      return Promise.resolve(ok('gone'));
    });
    expect(answer).toEqual(ok('gone'));
    expect(closed).toEqual(['ann']);
    expect(await told()).toBeUndefined();
  });

  test('after their own sign-out failed reads it all the same', async () => {
    const { leave, racer$ } = openPage();
    const refusal = failed('unavailable', 'No network.');
    expect(await leave(() => Promise.resolve(refusal))).toEqual(refusal);
    racer$.next(undefined);
    expect(await told()).toMatch(/^You were signed out/);
  });

  test('by another tab after they had left by their own wish and come back reads so', async () => {
    const { leave, racer$, racerOf } = openPage();
    await leave(() => {
      racer$.next(undefined);
      return Promise.resolve(ok(undefined));
    });
    racer$.next(racerOf('ann'));
    racer$.next(undefined);
    expect(await told()).toMatch(/^You were signed out/);
  });
});

test('another racer in the same page closes the data of the first without a message', async () => {
  const { racer$, racerOf, closed } = openPage();
  racer$.next(racerOf('bob'));
  expect(closed).toEqual(['ann']);
  expect(await told()).toBeUndefined();
});
