/** @jest-environment jsdom */
import type { Session } from '@holeshot/shared-core';
import { racerSession } from '@holeshot/shared-core/testing';
import { BehaviorSubject, NEVER } from 'rxjs';
import { feedback, snackbar$ } from '../../feedback/feedback';
import { firstReadMs } from '../../loading/firstReadMs';
import { troubles$ } from '../../trouble/troubles';
import { authPatienceMs } from '../account/authPatienceMs';
import { createLogBookMarks } from '../passes/logBookMarks';
import { watchFirstRead } from './watchFirstRead';

const signedIn: Session = { ...racerSession, uid: 'ann' };

const watch = (
  racer$: Parameters<typeof watchFirstRead>[0],
  { session = signedIn, isAnswered = false }: { session?: Session; isAnswered?: boolean } = {},
) => watchFirstRead(racer$, new BehaviorSubject(session), () => isAnswered).subscribe();

const shorts = () => troubles$.value.map(({ short }) => short);
const kinds = () => troubles$.value.map(({ kind }) => kind);
const waitMs = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the first read of a log book', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
    troubles$.next([]);
    snackbar$.next(undefined);
  });

  test('is no trouble while it may still come', async () => {
    const synced$ = new BehaviorSubject(false);
    const watching = watch(new BehaviorSubject({ uid: 'ann', synced$ }));
    await waitMs(firstReadMs - 1);
    synced$.next(true);
    await waitMs(2 * firstReadMs);
    expect(kinds()).toEqual([]);
    watching.unsubscribe();
  });

  test.each([
    ['the server does not answer', new BehaviorSubject(false)],
    ['the device does not answer', NEVER],
  ])('is a trouble where %s within 5 s, with what is safe and what helps', async (_, synced$) => {
    const watching = watch(new BehaviorSubject({ uid: 'ann', synced$ }));
    await waitMs(5_000);
    expect(troubles$.value.map(({ text }) => text)).toEqual([
      'Nothing of your log book is on this device yet: the server has not answered. Passes you log now are safe here and are sent later. Find a network, and the rest comes by itself.',
    ]);
    watching.unsubscribe();
  });

  test('leaves the words that a pass is saved on the screen, and is told after them', async () => {
    const watching = watch(new BehaviorSubject({ uid: 'ann', synced$: new BehaviorSubject(false) }));
    await waitMs(firstReadMs - 10);
    feedback.snackbar({ text: 'Pass saved: 11.241.' });
    await waitMs(1_000);
    expect(snackbar$.value?.text).toBe('Pass saved: 11.241.');
    snackbar$.next(undefined);
    await waitMs(100);
    expect(snackbar$.value?.text).toMatch(/^Nothing of your log book is on this device yet/);
    watching.unsubscribe();
  });

  test('is no trouble of a device that was synced before and is slow to read', async () => {
    createLogBookMarks('ann').synced.write(1);
    const watching = watch(new BehaviorSubject({ uid: 'ann', synced$: NEVER }));
    await waitMs(2 * firstReadMs);
    expect(kinds()).toEqual([]);
    watching.unsubscribe();
  });

  test('is on its way where the server answers and the network is slow', async () => {
    const racer$ = new BehaviorSubject({ uid: 'ann', synced$: new BehaviorSubject(false) });
    const watching = watch(racer$, { isAnswered: true });
    await waitMs(5_000);
    expect(shorts()).toEqual(['Log book loading']);
    watching.unsubscribe();
  });

  test.each<[string, Session, string[]]>([
    ['is told to wait while Auth does not say who the racer is', signedIn, ['Data not open']],
    ['is not missed by a visitor', { status: 'signed-out' }, []],
  ])('%s', async (_, session, expected) => {
    const racer$ = new BehaviorSubject<{ uid: string; synced$: BehaviorSubject<boolean> } | undefined>(
      undefined,
    );
    const watching = watch(racer$, { session });
    await waitMs(8_000);
    expect(shorts()).toEqual(expected);
    racer$.next({ uid: 'ann', synced$: new BehaviorSubject(true) });
    expect(shorts()).toEqual([]);
    watching.unsubscribe();
  });

  test('blames no other tab while a dead network uses up the patience of Auth', async () => {
    createLogBookMarks('ann').synced.write(1);
    const racer$ = new BehaviorSubject<{ uid: string; synced$: BehaviorSubject<boolean> } | undefined>(
      undefined,
    );
    const watching = watch(racer$);
    await waitMs(authPatienceMs + 2_000);
    racer$.next({ uid: 'ann', synced$: new BehaviorSubject(false) });
    await waitMs(2 * firstReadMs);
    expect(kinds()).toEqual([]);
    expect(snackbar$.value).toBeUndefined();
    watching.unsubscribe();
  });

  test('ends the trouble as it comes, and at sign-out', async () => {
    const synced$ = new BehaviorSubject(false);
    const racer$ = new BehaviorSubject<{ uid: string; synced$: BehaviorSubject<boolean> } | undefined>({
      uid: 'ann',
      synced$,
    });
    const watching = watch(racer$);
    await waitMs(firstReadMs + 50);
    expect(kinds()).toEqual(['unread']);
    synced$.next(true);
    expect(kinds()).toEqual([]);
    // The racer closes the message.
    snackbar$.next(undefined);
    racer$.next({ uid: 'bea', synced$: new BehaviorSubject(false) });
    await waitMs(firstReadMs + 50);
    expect(kinds()).toEqual(['unread']);
    racer$.next(undefined);
    expect(kinds()).toEqual([]);
    watching.unsubscribe();
  });
});
