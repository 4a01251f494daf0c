const dayInMs = 86_400_000;

/** How long a subscription that renews itself holds on after its period: so long the provider repeats its events. */
const graceInMs = 3 * dayInMs;

/** What of a subscription decides about access. */
export interface PaidAccess {
  status: string;
  /** Milliseconds; null where the provider names none. */
  currentPeriodEnd: number | null;
  cancelAtPeriodEnd: boolean;
}

/**
 * The end of write access in milliseconds, 0 where there was never any: [S1] the trial's end, or [S2] the end of the
 * period of an active or trialing subscription, whichever is later; [S3] one that renews itself has three more days;
 * [S4] every other status gives nothing.
 * @param trialExpirationDate milliseconds; null before the trial began
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
