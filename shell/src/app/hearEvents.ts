import type { Subscription } from 'rxjs';
import type { Ports } from '@holeshot/shared-core';
import { reportError } from '../debugLog/debugLog';

const loadAfterSave = () => import(/* webpackChunkName: "listeners" */ './afterSave');

/**
 * Tells the events of the bus to the listeners of the remotes, and has the app offered to install after a pass. Loads
 * the code of both at the first event.
 * @returns ends it
 */
export const hearEvents = (ports: Ports, load = loadAfterSave): (() => void) => {
  let offering: Subscription | undefined;
  const heard = ports.events.on$('log-entry-saved').subscribe((detail) => {
    load()
      .then(({ offerInstall, tellListeners }) => {
        if (!heard.closed) offering ??= offerInstall(ports);
        return tellListeners('log-entry-saved', detail, ports);
      })
      .catch((error: unknown) => reportError(error, 'listeners'));
  });
  return () => {
    heard.unsubscribe();
    offering?.unsubscribe();
  };
};
