import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { fadeSplash } from './app/fadeSplash';
import { startAfterPaint } from './app/startAfterPaint';
import { trustScripts } from './trustedScripts';
import { readLayoutSnapshot } from './layout/layoutSnapshot';
import { reportError } from './debugLog/debugLog';
import { tagOfTrace } from './remotes/versionTag';

trustScripts();
document.documentElement.dataset['theme'] = readLayoutSnapshot().theme;

window.addEventListener('error', ({ error, message, filename }: ErrorEvent) =>
  reportError(error ?? message, `${tagOfTrace(error, filename)}: window`),
);
window.addEventListener('unhandledrejection', ({ reason }) =>
  reportError(reason, `${tagOfTrace(reason)}: promise`),
);

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root, { identifierPrefix: 'shell-' }).render(<App />);
  fadeSplash();
  void startAfterPaint();
}
