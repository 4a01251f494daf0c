import { createEngineShelf } from '@holeshot/shared-core/react';

/** Engines that this remote has taught since the app was opened. */
export const engineShelf = createEngineShelf();
