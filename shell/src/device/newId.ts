import { partOf } from '@holeshot/shared-core/react';

const random = (below: number): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (below - 1);

/** Returns a new UUID; a page without https has no `randomUUID`. */
export const newId = (): string =>
  partOf(() => crypto.randomUUID()) ??
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (letter) =>
    (letter === 'x' ? random(16) : 8 + random(4)).toString(16),
  );
