/** @jest-environment jsdom */
import { absent, failed, ok, present, unknown, type Loadable, type Vehicle } from '@holeshot/shared-core';
import {
  nova,
  novaPasses,
  racerSession,
  racerSettings,
  readOnlySession,
} from '@holeshot/shared-core/testing';
import { firstValueFrom, merge, of } from 'rxjs';
import type { Racer } from '../backend/Backend';
import { createMemoryBackend } from '../backend/testing/createMemoryBackend';
import { createMemoryRacer } from '../backend/testing/createMemoryRacer';
import { connection$, outboxCounts$ } from '../connection/connection';
import { dialogStack, type SignOutAnswer } from '../overlays/dialogStack';
import type { OutboxWrite } from '../writes/outboxStore';
import { snackbar$ } from '../feedback/feedback';
import { rememberedOf } from '../remembered/rememberedOf';
import { session$ } from '../session/session';
import { unsavedForms$ } from '../drafts/draftStore';
import { wiped } from '../trouble/storageTroubles';
import { noteTrouble, troubles$ } from '../trouble/troubles';
import { createPorts } from './createPorts';

/** A racer's data that remember what was written. */
const racerOf = (uid: string, writes: OutboxWrite[] = []) => {
  const written: unknown[] = [];
  const remember = (what: unknown) => void written.push(what);
  let keep: (isStored: boolean) => void = () => undefined;
  const stored = new Promise<boolean>((resolve) => (keep = resolve));
  const memory = createMemoryRacer(
    uid,
    { vehicles: [{ ...nova, name: `Car of ${uid}` }], entries: novaPasses },
    writes,
  );
  const racer: Racer = {
    ...memory,
    outbox: { ...memory.outbox, stored: () => stored },
    logBooks: {
      ...memory.logBooks,
      entries$: of(present(novaPasses)),
      newestOf$: (vehicleUid) => of(vehicleUid === 'nova' ? present(novaPasses.slice(0, 1)) : absent),
      save: remember,
    },
    saveVehicle: remember,
    saveLocation: remember,
    updateUser: remember,
  };
  return { racer, written, keep: (isStored: boolean) => keep(isStored) };
};

const missing = new Error('chunk 404');

/** Ports on a backend that cannot be loaded the first so many times. */
const start = ({ failures = 0 } = {}) => {
  let starts = 0;
  const backend = createMemoryBackend();
  const { racer$ } = backend;
  const askedWeatherAs: (string | undefined)[] = [];
  backend.weatherToken = () => {
    askedWeatherAs.push(racer$.value?.uid);
    return Promise.resolve(failed('weather-unreachable', 'The service is down.'));
  };
  const paths: string[] = [];
  const ports = createPorts(
    (path) => void paths.push(path),
    () => {
      starts += 1;
      return starts > failures ? Promise.resolve(backend) : Promise.reject(missing);
    },
  );
  return { ports, racer$, paths, askedWeatherAs, cleared: backend.cleared };
};

const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** Answers the dialog that asks how to sign out. */
const answerSignOut = async (answer: SignOutAnswer) => {
  await settle();
  const [row] = dialogStack.rows$.value;
  if (row?.kind === 'sign-out') row.answer(answer);
};

beforeEach(() => {
  localStorage.clear();
  session$.next(racerSession);
  snackbar$.next(undefined);
  troubles$.next([]);
  dialogStack.rows$.next([]);
});

describe('reading', () => {
  test('is unknown until somebody is signed in, then the data of whoever that is', async () => {
    const { ports, racer$ } = start();
    const seen: string[] = [];
    const subscription = ports.vehicles.vehicles$.subscribe((cars) =>
      seen.push(cars.state === 'present' ? (cars.value[0]?.name ?? '') : cars.state),
    );
    await settle();
    racer$.next(racerOf('ann').racer);
    racer$.next(racerOf('bob').racer);
    racer$.next(undefined);
    expect(seen).toEqual(['unknown', 'Car of ann', 'Car of bob', 'unknown']);
    subscription.unsubscribe();
    expect(racer$.observed).toBe(false);
  });

  test('gives a racer cars, tracks and settings as this device kept them, until they are read', async () => {
    const { racer } = racerOf(racerSession.uid);
    rememberedOf(racer).subscribe();
    dispatchEvent(new Event('pagehide'));
    const { ports, racer$ } = start();
    const seen: unknown[] = [];
    const streams$ = [ports.vehicles.vehicles$, ports.locations.locations$, ports.settings.settings$];
    const subscription = merge(...streams$).subscribe((value) => seen.push(value));
    for (let turn = 0; turn < 20 && seen.length < 3; turn += 1) await settle();
    const cars = present([{ ...nova, name: `Car of ${racerSession.uid}` }]);
    expect(seen).toHaveLength(3);
    expect(seen).toEqual(expect.arrayContaining([cars, unknown, present(racerSettings)]));
    racer$.next(racer);
    expect(seen.slice(3)).toEqual([cars, absent, present(racerSettings)]);
    subscription.unsubscribe();
  });

  test('asks for the weather once the racer’s key to it can be read', async () => {
    const { ports, racer$, askedWeatherAs } = start();
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const asked = ports.weather.observationAt({ stationId: 'KENW', at });
    await settle();
    expect(askedWeatherAs).toEqual([]);
    racer$.next(racerOf(racerSession.uid).racer);
    await asked;
    expect(askedWeatherAs[0]).toBe(racerSession.uid);
  });

  test('asks for the weather of nobody once the racer turns out to be signed out', async () => {
    const { ports, askedWeatherAs } = start();
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const asked = ports.weather.observationAt({ stationId: 'KENW', at });
    session$.next({ status: 'signed-out' });
    await asked;
    expect(askedWeatherAs[0]).toBeUndefined();
  });

  test('gives the passes of all vehicles or of one', async () => {
    const { ports, racer$ } = start();
    racer$.next(racerOf('ann').racer);
    const seen: unknown[] = [];
    ports.logBooks.entries$().subscribe((entries) => seen.push(entries));
    ports.logBooks.entries$({ vehicleUid: 'another' }).subscribe((entries) => seen.push(entries));
    await settle();
    ports.logBooks.newestOf$('nova').subscribe((entries) => seen.push(entries));
    await settle();
    expect(seen).toEqual([present(novaPasses), absent, present(novaPasses.slice(0, 1))]);
  });

  test('goes on by itself once the part that failed to load is there', async () => {
    jest.useFakeTimers();
    try {
      const { ports, racer$ } = start({ failures: 2 });
      racer$.next(racerOf('ann').racer);
      let seen: Loadable<Vehicle[]> | undefined;
      const subscription = ports.vehicles.vehicles$.subscribe((cars) => (seen = cars));
      await jest.advanceTimersByTimeAsync(1900);
      expect(seen).toEqual(unknown);
      await jest.advanceTimersByTimeAsync(5000);
      expect(seen).toMatchObject({ state: 'present' });
      subscription.unsubscribe();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('writing', () => {
  test('is done as soon as the data of the racer who saved are open', async () => {
    const { ports, racer$ } = start();
    expect(ports.vehicles.save(nova)).toEqual(ok(undefined));
    await settle();
    const { racer, written, keep } = racerOf(racerSession.uid);
    racer$.next(racer);
    keep(true);
    await settle();
    expect(written).toEqual([nova]);
    expect(snackbar$.value).toBeUndefined();
  });

  test('counts as not sent until the data are open, and no longer where they cannot be opened', async () => {
    outboxCounts$.next({ unsent: 0, refused: 0 });
    const unsent = async () => (await firstValueFrom(connection$)).unsent;
    const { ports, racer$ } = start();
    ports.vehicles.save(nova);
    ports.settings.update({ selectedDdpEt: null });
    await settle();
    expect(await unsent()).toBe(2);
    const { racer, keep } = racerOf(racerSession.uid);
    racer$.next(racer);
    await settle();
    expect(await unsent()).toBe(0);
    keep(true);
    await settle();
    start({ failures: 1 }).ports.vehicles.save(nova);
    expect(await unsent()).toBe(1);
    await settle();
    expect(await unsent()).toBe(0);
  });

  const saved = { text: 'Vehicle saved.', color: 'success', saved: true } as const;

  test.each<[string, boolean]>([
    ['is open', true],
    ['is still opening', false],
  ])('is said to be done once the device has stored it, where the app %s too', async (_, isOpen) => {
    const { ports, racer$ } = start();
    const { racer, written, keep } = racerOf(racerSession.uid);
    if (isOpen) racer$.next(racer);
    const watching = ports.vehicles.vehicles$.subscribe();
    await settle();
    ports.vehicles.save(nova);
    ports.feedback.snackbar(saved);
    racer$.next(racer);
    await settle();
    expect(written).toEqual([nova]);
    expect(snackbar$.value).toBeUndefined();
    keep(true);
    await settle();
    expect(snackbar$.value).toMatchObject({ text: saved.text, color: saved.color });
    watching.unsubscribe();
  });

  test('is not said to be done where the device could not keep it', async () => {
    const { ports, racer$ } = start();
    const { racer, keep } = racerOf(racerSession.uid);
    racer$.next(racer);
    const watching = ports.vehicles.vehicles$.subscribe();
    await settle();
    ports.vehicles.save(nova);
    ports.feedback.snackbar({ ...saved, color: 'warning' });
    keep(false);
    await settle();
    expect(snackbar$.value).toBeUndefined();
    watching.unsubscribe();
  });

  test('keeps nothing else from being said meanwhile', async () => {
    const { ports, racer$ } = start();
    racer$.next(racerOf(racerSession.uid).racer);
    const watching = ports.vehicles.vehicles$.subscribe();
    await settle();
    ports.vehicles.save(nova);
    ports.feedback.snackbar({ text: 'The road is wet.', color: 'success' });
    await settle();
    expect(snackbar$.value).toMatchObject({ text: 'The road is wet.' });
    watching.unsubscribe();
  });

  test('is not said to be done where a part does not load', async () => {
    const { ports } = start({ failures: 1 });
    ports.vehicles.save(nova);
    ports.feedback.snackbar(saved);
    await settle();
    expect(snackbar$.value).toMatchObject({ color: 'error', timeout: -1 });
  });

  test('is refused with a sentence once the browser has cleared what was kept, and nothing is said to be saved', async () => {
    const { ports, racer$ } = start();
    const { racer, written } = racerOf(racerSession.uid);
    racer$.next(racer);
    await settle();
    noteTrouble(wiped);
    expect(ports.vehicles.save(nova)).toMatchObject({ ok: false, failure: { code: 'storage-cleared' } });
    ports.settings.update({ displayMode: 'light' });
    await settle();
    expect(snackbar$.value).toMatchObject({ text: expect.stringMatching(/has cleared.*Reload this page/) });
    expect(written).toEqual([]);
  });

  test.each<[string, () => void]>([
    ['signed out', () => session$.next({ status: 'signed-out' })],
    ['made way for somebody else', () => session$.next({ ...racerSession, uid: 'bob' })],
  ])('is never done by another for one who has since %s, and said to be undone', async (_, leave) => {
    const { ports, racer$ } = start();
    ports.vehicles.save(nova);
    await settle();
    leave();
    const { racer, written } = racerOf('bob');
    racer$.next(racer);
    await settle();
    expect(written).toEqual([]);
    expect(snackbar$.value).toMatchObject({ color: 'error', timeout: -1 });
  });

  test('keeps the draft on the device until the data are open', async () => {
    const { ports, racer$ } = start();
    ports.drafts.write('vehicle', 'typed');
    ports.vehicles.save(nova);
    ports.drafts.clear('vehicle');
    await settle();
    expect(start().ports.drafts.read('vehicle')).toBe('typed');
    // As with a form that is open, an update waits.
    expect(unsavedForms$.value).toBe(1);
    const { racer, keep } = racerOf(racerSession.uid);
    racer$.next(racer);
    await settle();
    expect(start().ports.drafts.read('vehicle')).toBe('typed');
    keep(true);
    await settle();
    expect(start().ports.drafts.read('vehicle')).toBeUndefined();
    expect(unsavedForms$.value).toBe(0);
  });

  test('says that a part did not load, and the typed text stays', async () => {
    const { ports } = start({ failures: 1 });
    ports.drafts.write('vehicle', 'typed');
    ports.vehicles.save(nova);
    ports.drafts.clear('vehicle');
    await settle();
    expect(snackbar$.value).toMatchObject({ color: 'error', timeout: -1 });
    expect(ports.drafts.read('vehicle')).toBe('typed');
  });

  test.each([readOnlySession, { status: 'signed-out' } as const, { status: 'unknown' } as const])(
    'without access (%j) writes nothing and opens the subscription dialog',
    async (session) => {
      session$.next(session);
      const { ports, racer$ } = start();
      const { racer, written } = racerOf(racerSession.uid);
      racer$.next(racer);
      const refusal = { ok: false, failure: { code: 'subscription-required' } };
      expect(ports.vehicles.save(nova)).toMatchObject(refusal);
      expect(ports.logBooks.save(novaPasses[0]!)).toMatchObject(refusal);
      await settle();
      expect(written).toEqual([]);
      expect(dialogStack.rows$.value).toMatchObject([{ kind: 'subscription-required' }]);
    },
  );

  test('settings is open to readers, and to nobody who is signed out', async () => {
    const { ports, racer$ } = start();
    const { racer, written } = racerOf(readOnlySession.uid);
    racer$.next(racer);
    session$.next(readOnlySession);
    ports.settings.update({ displayMode: 'light' });
    session$.next({ status: 'signed-out' });
    ports.settings.update({ displayMode: 'dark' });
    await settle();
    expect(written).toEqual([{ displayMode: 'light' }]);
  });
});

describe('a part that does not load', () => {
  test('is a sentence and never throws; the next try may work', async () => {
    const { ports, racer$ } = start({ failures: 1 });
    racer$.next(racerOf(racerSession.uid).racer);
    expect(await ports.account.signOut()).toMatchObject({ ok: false, failure: { code: 'part-missing' } });
    const signedOut = ports.account.signOut();
    await answerSignOut('leave');
    expect(await signedOut).toEqual(ok(undefined));
  });

  test('is a sentence for the weather too', async () => {
    const { ports } = start({ failures: 1 });
    const at = new Date(Date.now() - 3_600_000).toISOString();
    expect(await ports.weather.observationAt({ stationId: 'KENW', at })).toMatchObject({
      ok: false,
      failure: { code: 'part-missing' },
    });
  });
});

test('drafts are those of whoever is signed in', () => {
  const { ports } = start();
  ports.drafts.write('vehicle', 'of Alex');
  session$.next({ ...racerSession, uid: 'bob' });
  expect(ports.drafts.read('vehicle')).toBeUndefined();
  session$.next(racerSession);
  expect(ports.drafts.read('vehicle')).toBe('of Alex');
});

describe('signing out', () => {
  const signOutWith = (writes: OutboxWrite[]) => {
    const { ports, racer$, paths, cleared } = start();
    racer$.next(racerOf(racerSession.uid, writes).racer);
    return { paths, cleared, signedOut: ports.account.signOut() };
  };
  const unsent = { id: 'a', state: 'refused' } as OutboxWrite;

  test.each<[SignOutAnswer, string, OutboxWrite[], string[], string[]]>([
    ['leave', 'no', [], ['/'], []],
    ['leave', 'some', [unsent], ['/'], []],
    ['stay', 'some', [unsent], [], []],
    ['clear', 'no', [], ['/'], [racerSession.uid]],
    ['clear', 'some', [unsent], ['/'], [racerSession.uid]],
  ])(
    'by the answer %s with %s unsent changes leaves the page first',
    async (answer, _, writes, left, gone) => {
      const { paths, cleared, signedOut } = signOutWith(writes);
      await answerSignOut(answer);
      expect(await signedOut).toEqual(ok(undefined));
      expect({ paths, cleared }).toEqual({ paths: left, cleared: gone });
    },
  );

  test('offers first to clear a device that was marked as shared, at the next start too', async () => {
    start().ports.account.sharedDevice?.write(true);
    const { signedOut } = signOutWith([]);
    await settle();
    expect(dialogStack.rows$.value).toMatchObject([{ kind: 'sign-out', isShared: true }]);
    await answerSignOut('stay');
    await signedOut;
  });
});
