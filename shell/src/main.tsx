import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { fadeSplash } from './app/fadeSplash';
import { fetchFirst } from './app/fetchFirst';
import { startAfterPaint } from './app/startAfterPaint';
import { catchOffer } from './install/browserOffer';
import { trustScripts } from './remotes/trustedScripts';
import { readLayoutSnapshot } from './layout/layoutSnapshot';
import { showTheme } from './layout/showTheme';
import { reportError } from './debugLog/debugLog';
import { wholeFirstPage } from './loading/firstPage';
import { untilLoaded } from './loading/untilLoaded';
import { tagOfTrace } from './remotes/versionTag';
import { withTimeout } from './loading/withTimeout';
import { session$ } from './session/session';

trustScripts();
catchOffer();
showTheme(readLayoutSnapshot().theme);

window.addEventListener('error', ({ error, message, filename }: ErrorEvent) =>
  reportError(error ?? message, `${tagOfTrace(error, filename)}: window`),
);
window.addEventListener('unhandledrejection', ({ reason }) =>
  reportError(reason, `${tagOfTrace(reason)}: promise`),
);

/** Replaces the public page of the HTML once the app has drawn its first page below it. */
const takePublicPlace = () =>
  void untilLoaded(() => import(/* webpackChunkName: "public" */ './loading/replacePublicPage')).then(
    ({ replaceOnceDrawn }) => replaceOnceDrawn(wholeFirstPage),
  );

const draw = () => {
  const root = document.getElementById('root');
  if (root === null) return;
  // A transition draws in slices: a slow phone needs a fifth of a second and answers touches meanwhile.
  startTransition(() => createRoot(root, { identifierPrefix: 'shell-' }).render(<App />));
  fadeSplash();
  if (document.getElementById('public') !== null) takePublicPlace();
  void startAfterPaint();
};

/** Longest wait (ms) for the versions on the device, which usually takes a few. */
const longestWait = 50;

const fetching = fetchFirst(location.pathname, session$.value);
if (fetching === undefined) draw();
else void withTimeout(fetching, longestWait, 'The device is slow.').then(draw, draw);
