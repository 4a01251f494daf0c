import { doc, waitForPendingWrites } from 'firebase/firestore';
import { filter, firstValueFrom, timeout } from 'rxjs';
import type { Result } from '@holeshot/shared-core';
import { createAuthCalls } from '../account/authCalls';
import { createSignInFlow } from '../account/createSignInFlow';
import {
  clock,
  createHealth,
  createMarks,
  documentNow,
  grantAccess,
  openOutbox,
  patience,
  startRacer,
  writeAsBackend,
  type EmulatorDevice,
  type Stored,
} from './emulatorKit';
import { openRacerData } from '../records/openRacerData';
import type { AccountFacts } from '../account/toSession';

/** Fails: the test needs no functions of a stack. */
export const noCall = (): Promise<Result<unknown>> => Promise.reject(new Error('Registered long ago.'));

/** Starts the app on this device; resolves once no write of it is pending. */
export const signInOn = async (
  device: EmulatorDevice & { call?: (name: string, data: object) => Promise<Result<unknown>> },
  account: Partial<AccountFacts> = {},
) => {
  const { auth, uid, email, database, call = noCall } = device;
  const reported: string[] = [];
  const refused: string[] = [];
  const report = (_: unknown, where = 'outbox') => void reported.push(where);
  const outbox = openOutbox(device, { report });
  const racer = openRacerData(database, uid, outbox, createMarks(), report, createHealth());
  const flow = createSignInFlow({ database, authCalls: createAuthCalls(auth), call, now: clock.now, report });
  flow.refused$.subscribe((code) => refused.push(`${code}, ${auth.currentUser === null ? 'out' : 'in'}`));
  const facts = { uid, email, emailVerified: true, hasPassword: true, displayName: '', ...account };
  const failure = await flow.start(racer, facts).then(
    () => undefined,
    (error: unknown) => error,
  );
  const written = async () => {
    await waitForPendingWrites(database);
    return firstValueFrom(
      outbox.writes$.pipe(
        filter((writes) => writes.every(({ state }) => state === 'refused')),
        timeout(patience),
      ),
    );
  };
  await written();
  return { racer, reported, refused, written, failure, unfinished: flow.unfinished$.value };
};

/** Reads `users/{uid}` from the server. */
export const userOf = async ({ database, uid }: EmulatorDevice) =>
  (await documentNow(doc(database, `users/${uid}`))).data() ?? {};

/** Starts a racer whose app was version 4.0.9 when last used, with write access until then. */
export const startOldRacer = async (access: number, more: Record<string, Stored> = {}) => {
  const device = await startRacer({ access: false });
  await writeAsBackend(`users/${device.uid}`, {
    ...{ email: device.email, isRegistered: true, version: '4.0.9', firstName: 'Ann', lastName: 'Moore' },
    ...{ isAdmin: false, trialExpirationDate: null, maxVehicleLimit: 5, lastDayAuthenticated: 0 },
    dashboardWidgets: [],
    ...more,
  });
  await grantAccess(device.uid, access);
  return device;
};
