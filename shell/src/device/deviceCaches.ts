import { partOf } from '@holeshot/shared-core/react';

/** Returns the caches of this browser; undefined where it has none, or blocks the data of sites. */
export const deviceCaches = () => partOf((): CacheStorage | undefined => globalThis.caches);
