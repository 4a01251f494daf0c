import type { SubscriptionOption } from '@holeshot/shared-core';

/** Formats a price, `$4.99`, with the decimals of its currency. */
export const formatPrice = ({
  unit_amount,
  currency,
}: Pick<SubscriptionOption, 'unit_amount' | 'currency'>): string => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(unit_amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** Formats a billing interval: `each month`, `every 3 months`. */
export const formatInterval = ({
  interval,
  interval_count,
}: Pick<SubscriptionOption, 'interval' | 'interval_count'>): string =>
  interval_count === 1 ? `each ${interval}` : `every ${interval_count} ${interval}s`;
