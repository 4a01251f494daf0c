import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { fadeSplash } from './app/fadeSplash';
import { startAfterPaint } from './app/startAfterPaint';
import { trustScripts } from './trustedScripts';
import { readLayoutSnapshot } from './layout/layoutSnapshot';
import { reportError } from './debugLog/debugLog';

trustScripts();
document.documentElement.dataset['theme'] = readLayoutSnapshot().theme;

window.addEventListener('error', (event) => reportError(event.error ?? event.message, 'window'));
window.addEventListener('unhandledrejection', (event) => reportError(event.reason, 'promise'));

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root, { identifierPrefix: 'shell-' }).render(<App />);
  fadeSplash();
  void startAfterPaint();
}
