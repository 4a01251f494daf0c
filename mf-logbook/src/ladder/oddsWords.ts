import { noDifference } from '@holeshot/shared-core';

/** Writes the chance (a share of 1) of a racer in a pair; `–` where it is unknown, `…` while it is worked out. */
export const oddsWords = (chance: number | null | undefined): string => {
  if (chance === undefined) return '…';
  if (chance === null) return '–';
  const percent = Math.round(100 * chance);
  if (Math.abs(percent - 50) <= 100 * noDifference) return 'No difference';
  if (percent < 1) return 'under 1 %';
  return percent > 99 ? 'over 99 %' : `${percent} %`;
};
