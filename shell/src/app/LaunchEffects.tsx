import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { DialogsPort } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { deviceCaches } from '../device/deviceCaches';
import { untilLoaded } from '../loading/untilLoaded';
import { feedback } from '../feedback/feedback';
import type { Launch } from '../launch/openLaunched';
import { sharesCache } from '../device/sharesCache';
import { session$ } from '../session/session';
import { useGo } from '../routing/useGo';

declare global {
  interface Window {
    /** Queue of files that the system opens an installed app with; only Chromium has it so far. */
    launchQueue?: { setConsumer: (take: (launch: Launch) => void) => void };
  }
}

const loadLaunched = () =>
  untilLoaded(() => import(/* webpackChunkName: "launch" */ '../launch/openLaunched'));

/** Messages about a failed share, by the query that the service worker redirected to. */
const said: Partial<Record<string, () => Promise<string>>> = {
  '?share=nothing': () =>
    Promise.resolve(
      'Holeshot cannot read what was shared. Share the text of a slip, or a CSV or JSON file with passes.',
    ),
  '?share=foreign': () =>
    Promise.resolve(
      'Another web page sent Holeshot something. It was refused. To share, use the Share button of your phone.',
    ),
  '?share=not-stored': async () => (await loadLaunched()).notStored,
};

/** Opens, or asks about, what the app was launched with: a shortcut, a file or a share. */
export const LaunchEffects = ({ dialogs }: { dialogs: DialogsPort }) => {
  const go = useGo();
  const { pathname, search } = useLocation();
  const { status } = useObservable(session$, session$.value);

  useEffect(() => {
    const words = said[search];
    const logsPass = search === '?open=log-entry' && status === 'signed-in';
    if (words === undefined && !logsPass) return;
    go(pathname, { replace: true });
    if (words === undefined) void dialogs.open('log-entry', {});
    else void words().then((text) => feedback.snackbar({ text, timeout: -1 }));
  }, [go, dialogs, pathname, search, status]);

  useEffect(() => {
    const caches = deviceCaches();
    if (caches === undefined) return undefined;
    let opened: ReturnType<typeof open> | undefined;
    const open = async () => (await loadLaunched()).openLaunched(caches);
    const launched = () => (opened ??= open());
    void caches.has(sharesCache).then(
      (some) => {
        if (some) void launched();
      },
      () => undefined,
    );
    window.launchQueue?.setConsumer((launch) => {
      if (launch.files.length > 0) void launched().then(({ take }) => take(launch));
    });
    return () => void opened?.then(({ close }) => close());
  }, []);

  return null;
};
