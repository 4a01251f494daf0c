import { useObservable } from '@holeshot/shared-core/react';
import { troubles$ } from './troubles';

/** Returns whether this browser stores data, as far as is known. */
export const useBrowserStores = (): boolean =>
  useObservable(troubles$, troubles$.value).every(({ kind }) => kind !== 'no-storage');
