import { Subject } from 'rxjs';
import type { SnackbarMessage } from '@holeshot/shared-core';
import { deviceStorage, tabStorage } from '../device/deviceStorage';
import { isReload } from '../device/isReload';
import { withLock } from '../device/withLock';
import { dialogStack, openNext, type SharesAnswer } from '../overlays/dialogStack';
import { feedback } from '../feedback/feedback';
import { offers$ } from '../remotes/offers';
import { session$ } from '../session/session';
import { openStoredShares, type Shared } from './storedShares';
import { openWaitingShares } from './openWaitingShares';

/** Files that the system opens an installed app with. */
export interface Launch {
  files: readonly { getFile: () => Promise<File> }[];
}

/** Message for a share that could not be stored. */
export const notStored =
  'This device could not store your share, or too many shares are waiting. Nothing was changed. Choose the file under Import in the log book, or paste the slip into a new pass.';

const longestName = 60;

const takenKey = 'holeshot.openedWith';

/** Notes the files of this tab: after a reload Chromium hands them over again. */
const isTakenBefore = (files: readonly File[]): boolean => {
  const opened = files.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`).join('\n');
  const isAgain = isReload() && tabStorage.getItem(takenKey) === opened;
  tabStorage.setItem(takenKey, opened);
  return isAgain;
};

const ask = (things: readonly Shared[]): Promise<SharesAnswer> =>
  new Promise((resolve) => {
    const id = dialogStack.push({
      kind: 'shares',
      names: things.map((thing) =>
        (thing.kind === 'text' ? thing.text : thing.file.name).slice(0, longestName),
      ),
      answer: (answer) => {
        dialogStack.remove(id);
        resolve(answer);
      },
    });
  });

const say = (message: SnackbarMessage) => feedback.snackbar(message);

/** Asks about waiting shares from now on, and returns a function that takes files of the system. */
export const openLaunched = (
  caches: CacheStorage,
): { take: (launch: Launch) => Promise<void>; close: () => void } => {
  const shares = openStoredShares(caches);
  const arrived$ = new Subject<readonly string[]>();
  const opening = openWaitingShares({
    ...{ shares, arrived$, session$, say, ask, closed: deviceStorage },
    dialogs: { open: openNext },
    offers: () => offers$.value,
    alone: (key, work) =>
      withLock(`holeshot${key}`, { ifAvailable: true }, async (isAlone) => {
        if (isAlone) await work();
      }),
  });
  const take = async ({ files }: Launch): Promise<void> => {
    try {
      const opened = await Promise.all(files.map((handle) => handle.getFile()));
      if (isTakenBefore(opened)) return;
      arrived$.next(await shares.store(opened.map((file) => ({ kind: 'file', file }))));
    } catch {
      say({ text: notStored, timeout: -1 });
    }
  };
  return { take, close: () => opening.unsubscribe() };
};
