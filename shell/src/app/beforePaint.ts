import { deviceStorage } from '../device/deviceStorage';
import { layoutKey } from '../layout/layoutSnapshot';
import { sessionKey } from '../session/sessionSnapshot';

/** Set by the build: an app without a server has one racer. */
declare const HOLESHOT_DEVICE_ONLY: boolean;

// This script stands first in each page and holds up the first paint: it stays below 1 KB and checks only what it reads.
const remembered = (key: string): { theme?: unknown; status?: unknown } => {
  try {
    return (JSON.parse(deviceStorage.getItem(key) ?? 'null') as object | null) ?? {};
  } catch {
    return {};
  }
};

const { dataset } = document.documentElement;
const { theme } = remembered(layoutKey);
const isLight =
  theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
dataset['theme'] = isLight ? 'light' : 'dark';
if (HOLESHOT_DEVICE_ONLY || remembered(sessionKey).status === 'signed-in') dataset['racer'] = 'remembered';

// The app presses it again once it is drawn.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('#public button') : null;
  if (button === null) return;
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  button.dataset['pressed'] = 'yes';
});
