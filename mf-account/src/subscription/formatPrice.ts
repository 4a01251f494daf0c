import type { SubscriptionOption } from '@holeshot/shared-core';

/** A price as people write it: `$4.99`; its currency says how many decimals the smallest unit is away. */
export const formatPrice = ({
  unit_amount,
  currency,
}: Pick<SubscriptionOption, 'unit_amount' | 'currency'>): string => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(unit_amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** How often a price is paid: `each month`, `every 3 months`. */
export const formatInterval = ({
  interval,
  interval_count,
}: Pick<SubscriptionOption, 'interval' | 'interval_count'>): string =>
  interval_count === 1 ? `each ${interval}` : `every ${interval_count} ${interval}s`;
