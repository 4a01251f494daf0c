import { createEngineShelf } from '@holeshot/shared-core/react';

/** Shelf with the engines that this remote has taught since the app was opened. */
export const engineShelf = createEngineShelf();
