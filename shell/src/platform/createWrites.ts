import { filter, firstValueFrom, map, merge } from 'rxjs';
import { failedAs, ok, recordFailures, type Result } from '@holeshot/shared-core';
import type { Backend, Racer } from '../backend/Backend';
import { countInHand } from '../connection/connection';
import { reportError } from '../debugLog/debugLog';
import { unsavedForms$ } from '../drafts/draftStore';
import { feedback } from '../feedback/feedback';
import { session$ } from '../session/session';
import { countOne } from '../streams/countOne';
import { troubles$ } from '../trouble/troubles';

/** Returns the uid of the signed-in racer; undefined for a visitor. */
export const uidOf = (): string | undefined =>
  session$.value.status === 'signed-in' ? session$.value.uid : undefined;

/** Resolves with the data of this racer once open; rejects if another racer or nobody is signed in. */
export const racerOf = (uid: string, { racer$ }: Backend): Promise<Racer> =>
  firstValueFrom(
    merge(
      racer$.pipe(filter((racer): racer is Racer => racer?.uid === uid)),
      session$.pipe(
        filter((session) => session.status !== 'unknown' && uidOf() !== uid),
        map(() => {
          throw new Error('signed out before it was stored');
        }),
      ),
    ),
  );

/** Returns whether the browser cleared the storage: nothing finds a write into it again. */
const isWiped = (): boolean => troubles$.value.some(({ kind }) => kind === 'wiped');

const storageCleared = failedAs(recordFailures, 'storage-cleared');

const sayError = (text: string): void => feedback.snackbar({ text, color: 'error', timeout: -1 });

type Write = (racer: Racer) => Result<void> | void;

/**
 * Creates the way of every write: checked, then made at once, or as soon as the racer's data are open.
 * @param begin starts the backend
 * @param racerNow returns the open data; undefined before they are open
 */
export const createWrites = (begin: () => Promise<Backend>, racerNow: () => Racer | undefined) => {
  /** Whether all writes that waited for the racer's data are stored; undefined while none waits. */
  let storing: Promise<boolean> | undefined;

  const writeAs = (uid: string, write: Write): void => {
    const takeOver = countInHand();
    const written = begin()
      .then((parts) => racerOf(uid, parts))
      .then((racer) => ({ racer, result: write(racer) ?? ok(undefined) }))
      .finally(takeOver)
      .then(async ({ racer, result }) => {
        if (result.ok) await racer.outbox.stored();
        return result;
      })
      .catch((error: unknown) => {
        reportError(error, 'write');
        return failedAs(recordFailures, 'not-stored');
      })
      .then((result) => {
        if (!result.ok) sayError(result.failure.message);
        return result.ok;
      });
    const all = Promise.all([storing, written]).then((each) => each.every((isStored) => isStored !== false));
    storing = all;
    // The app must not leave the screen before they are stored.
    const release = countOne(unsavedForms$);
    void all.then(() => {
      release();
      if (storing === all) storing = undefined;
    });
  };

  return {
    /** Writes if the racer may, else opens the subscription dialog. */
    writing: (write: Write): Result<void> => {
      const session = session$.value;
      if (session.status !== 'signed-in' || !session.canWrite) {
        feedback.subscriptionRequired();
        return failedAs(recordFailures, 'subscription-required');
      }
      if (isWiped()) return storageCleared;
      const racer = racerNow();
      if (racer?.uid === session.uid) return write(racer) ?? ok(undefined);
      writeAs(session.uid, write);
      return ok(undefined);
    },
    /** Writes settings, which need no access. */
    writeSettings: (write: Write): void => {
      const uid = uidOf();
      if (isWiped()) sayError(storageCleared.failure.message);
      else if (uid !== undefined) writeAs(uid, write);
    },
    /** Whether all waiting writes get stored; undefined while none waits. */
    storing: () => storing,
    /** Resolves with whether every write so far is stored on this device. */
    isStored: async (): Promise<boolean> =>
      (await storing) !== false && (await racerNow()?.outbox.stored()) !== false,
  };
};
