import { partOf } from '@holeshot/shared-core/react';

/** Returns the service workers of this browser; undefined where it has none, as in some private windows. */
export const serviceWorkers = () => partOf((): ServiceWorkerContainer | undefined => navigator.serviceWorker);
