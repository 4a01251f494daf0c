import {
  deviceFailures,
  failedAs,
  type ConnectionPort,
  type Failure,
  type Result,
} from '@holeshot/shared-core';
import { useOffline } from '@holeshot/shared-core/react';

const code = 'offline';

/**
 * Guards a call that needs a network: without one it sends nothing and says so.
 * @param sentence says what needs a network, and that the input stays
 */
export const useNetworkNeeded = (connection: ConnectionPort, sentence: string) => {
  const offline = useOffline(connection);
  const shown = (root: { type?: string | number; message?: string } | undefined): string | undefined => {
    if (offline) return sentence;
    return root?.type === code ? undefined : root?.message;
  };
  return {
    /** Runs the call, or fails at once with the sentence. */
    guard: (call: () => Promise<Result<void>>): Promise<Result<void>> =>
      offline ? Promise.resolve(failedAs(deviceFailures, code, sentence)) : call(),
    /** Returns the failure to show; hides the sentence once the network is back. */
    shown,
    /** Does the same for a button: empty before a failure. */
    shownOf: (failure: Failure | undefined): string | undefined =>
      failure && shown({ type: failure.code, message: failure.message }),
  };
};
