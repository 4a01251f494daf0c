import type { Ports } from '@holeshot/shared-core';
import { reportError } from '../debugLog/debugLog';

const loadTelling = () => import(/* webpackChunkName: "listeners" */ '../remotes/tellListeners');

/**
 * Tells the events of the bus to the listeners of the remotes; loads what tells them at the first event.
 * @returns ends it
 */
export const hearEvents = (ports: Ports, load = loadTelling): (() => void) => {
  const heard = ports.events.on$('log-entry-saved').subscribe((detail) => {
    load()
      .then(({ tellListeners }) => tellListeners('log-entry-saved', detail, ports))
      .catch((error: unknown) => reportError(error, 'listeners'));
  });
  return () => heard.unsubscribe();
};
