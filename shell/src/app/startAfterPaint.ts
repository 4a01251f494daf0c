import { reportError } from '../debugLog/debugLog';
import { prepareRemembered } from '../remembered/remembered';
import { untilDashboard } from '../pages/loadDashboard';
import { backend } from '../platform/backend';
import { prepareToMount } from '../remotes/mountPlace';
import { refreshOffers } from '../remotes/offers';
import { firstPage } from '../loading/firstPage';
import { firstPaint } from '../loading/firstPaint';
import { untilLoaded } from '../loading/untilLoaded';

/** Starts everything that the first paint does not need, first what the page waits for. */
export const startAfterPaint = async (): Promise<void> => {
  await firstPaint;
  prepareRemembered();
  // On Home the dashboard loads before its cards.
  void untilDashboard().then(prepareToMount);
  await firstPage;
  backend().catch((error: unknown) => reportError(error, 'firebase'));
  refreshOffers().catch((error: unknown) => reportError(error, 'offers'));
  import(/* webpackChunkName: "overlays" */ '../trouble/watchClock')
    .then(({ watchClock }) => watchClock())
    .catch((error: unknown) => reportError(error, 'clock'));
  import(/* webpackChunkName: "overlays" */ '../vitals/measureVitals')
    .then(({ measureVitals }) => measureVitals())
    .catch((error: unknown) => reportError(error, 'vitals'));
  untilLoaded(() => import(/* webpackChunkName: "overlays" */ '../serviceWorker/registerServiceWorker'))
    .then(({ registerServiceWorker }) => registerServiceWorker())
    .catch((error: unknown) => reportError(error, 'service worker'));
};
