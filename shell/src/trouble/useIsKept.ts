import { useObservable } from '@holeshot/shared-core/react';
import { troubles$ } from './troubles';

/** Whether this browser keeps what it is given, as far as is known now. */
export const useIsKept = (): boolean =>
  useObservable(troubles$, troubles$.value).every(({ kind }) => kind !== 'not-kept');
