import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Subject } from 'rxjs';
import type { DialogsPort, SnackbarMessage } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { deviceStorage, tabStorage } from '../deviceStorage';
import { openNext } from '../dialogs/dialogStack';
import { feedback } from '../feedback/feedback';
import { openKeptShares } from '../launch/keptShares';
import { openWhatWaits } from '../launch/openWhatWaits';
import { offers$ } from '../remotes/offers';
import { session$ } from '../session/session';
import { useGo } from './useGo';

declare global {
  interface Window {
    /** Where an installed app is given the files that the system opens it with; Chromium alone has it so far. */
    launchQueue?: {
      setConsumer: (take: (launch: { files: readonly { getFile: () => Promise<File> }[] }) => void) => void;
    };
  }
}

const notKept =
  'This device did not keep what you shared, or too much waits already. Nothing was changed; choose the file under Import in the log book, or paste the slip where you log a pass.';

/** What is said of a share that came to nothing, by the address that the worker led to. */
const said: Partial<Record<string, string>> = {
  '?share=nothing':
    'Nothing that Holeshot reads came along. Share the text of a slip, or a CSV or JSON file with passes.',
  '?share=not-kept': notKept,
};

const takenKey = 'holeshot.openedWith';

/** Chromium gives a tab that is loaded anew the files once more that it was opened with. */
const isTakenBefore = (files: readonly File[]): boolean => {
  const opened = files.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`).join('\n');
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAgain = start?.type === 'reload' && tabStorage.getItem(takenKey) === opened;
  tabStorage.setItem(takenKey, opened);
  return isAgain;
};

/** What the app is opened with: a shortcut of its icon, a file, or something shared with it. */
export const LaunchEffects = ({ dialogs }: { dialogs: DialogsPort }) => {
  const go = useGo();
  const { pathname, search } = useLocation();
  const { status } = useObservable(session$, session$.value);

  useEffect(() => {
    const text = said[search];
    const logsPass = search === '?open=log-entry' && status === 'signed-in';
    if (text === undefined && !logsPass) return;
    go(pathname, { replace: true });
    if (text !== undefined) feedback.snackbar({ text, timeout: -1 });
    else void dialogs.open('log-entry', {});
  }, [go, dialogs, pathname, search, status]);

  useEffect(() => {
    if (!('caches' in window)) return undefined;
    const kept = openKeptShares(caches);
    const arrived$ = new Subject<void>();
    const say = (message: SnackbarMessage) => feedback.snackbar(message);
    const opening = openWhatWaits({
      ...{ kept, arrived$, session$, say, closed: deviceStorage },
      dialogs: { open: openNext },
      offers: () => offers$.value,
      alone: (key, work) =>
        navigator.locks.request(`holeshot${key}`, { ifAvailable: true }, (lock) =>
          lock === null ? undefined : work(),
        ),
    });
    window.launchQueue?.setConsumer(({ files }) => {
      if (files.length === 0) return;
      Promise.all(files.map((handle) => handle.getFile()))
        .then((opened) =>
          isTakenBefore(opened) ? undefined : kept.keep(opened.map((file) => ({ kind: 'file', file }))),
        )
        .then(
          () => arrived$.next(),
          () => say({ text: notKept, timeout: -1 }),
        );
    });
    return () => opening.unsubscribe();
  }, []);

  return null;
};
