import { partOf } from '@holeshot/shared-core/react';

/** Opens a channel to the other tabs; undefined where the browser has none. */
export const openChannel = (name: string) => partOf(() => new BroadcastChannel(name));
