import { map, startWith } from 'rxjs';
import type { DebugLogPort } from '@holeshot/shared-core';
import { clearDebugLog, debugLogChanged$, readDebugLog } from './debugLog';

/** The debug log port. */
export const debugLog: DebugLogPort = {
  messages$: debugLogChanged$.pipe(
    startWith(undefined),
    map(() => readDebugLog()),
  ),
  clear: () => clearDebugLog(),
};
