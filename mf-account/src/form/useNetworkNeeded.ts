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
 * For what only works with a network: sends nothing without one, and says so while that lasts.
 * @param sentence what needs a network, and what happens to the input
 */
export const useNetworkNeeded = (connection: ConnectionPort, sentence: string) => {
  const offline = useOffline(connection);
  const shown = (root: { type?: string | number; message?: string } | undefined): string | undefined => {
    if (offline) return sentence;
    return root?.type === code ? undefined : root?.message;
  };
  return {
    /** Runs the call, or gives the sentence as its failure at once. */
    guard: (call: () => Promise<Result<void>>): Promise<Result<void>> =>
      offline ? Promise.resolve(failedAs(deviceFailures, code, sentence)) : call(),
    /** What to show of a form's failure: the sentence goes when the network is back. */
    shown,
    /** As `shown`, of what one button did: before it has failed nothing is said. */
    shownOf: (failure: Failure | undefined): string | undefined =>
      failure && shown({ type: failure.code, message: failure.message }),
  };
};
