const dayInMs = 86_400_000;

/** Grace period of a renewing subscription: the provider repeats its events that long. */
const graceInMs = 3 * dayInMs;

/** Fields of a subscription that decide access. */
export interface PaidAccess {
  status: string;
  /** Milliseconds; null if the provider names none. */
  currentPeriodEnd: number | null;
  cancelAtPeriodEnd: boolean;
}

/**
 * Returns the end of write access in milliseconds, 0 if there was never any. It is the latest of: [S1] the end of the
 * trial; [S2] the end of the period of each active or trialing subscription, [S3] plus three days if it renews.
 * [S4] Every other status gives nothing.
 * @param trialExpirationDate milliseconds; null before the trial
 */
export const accessUntil = (
  trialExpirationDate: number | null,
  subscriptions: readonly PaidAccess[],
): number =>
  Math.max(
    trialExpirationDate ?? 0,
    ...subscriptions
      .filter(({ status }) => status === 'active' || status === 'trialing')
      .map(
        ({ currentPeriodEnd, cancelAtPeriodEnd }) =>
          (currentPeriodEnd ?? 0) + (cancelAtPeriodEnd ? 0 : graceInMs),
      ),
  );
