import { map, startWith } from 'rxjs';
import type { DebugLogPort } from '@holeshot/shared-core';
import { clearDebugLog, debugLogChanged$, readDebugLog } from './debugLog';

/** The debug log of this device, as the settings show it. */
export const debugLog: DebugLogPort = {
  messages$: debugLogChanged$.pipe(
    startWith(undefined),
    map(() => readDebugLog()),
  ),
  clear: () => clearDebugLog(),
};
