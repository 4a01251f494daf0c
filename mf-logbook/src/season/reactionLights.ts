import { formatEt, formatWhole, reactionRange, type LogEntry } from '@holeshot/shared-core';

/** Bins per second: each is 0.010 s wide. */
const binsPerSecond = 100;
/** Fewest drawn lights that show a distribution. */
const fewest = 5;

/** Reactions of 0.010 s together. */
interface ReactionBin {
  /** Lower bound in hundredths of a second; negative for red lights. */
  from: number;
  count: number;
}

/** Reactions of passes. */
export interface ReactionLights {
  /** Red lights, those included that are not drawn. */
  red: number;
  /** Empty below five drawn lights; else from the lowest bin or 0 to the highest, without a gap. */
  bins: ReactionBin[];
  /** Sentence that says the same as the picture. */
  words: string;
}

const binOf = (reaction: number): number => {
  // The hundredths of 0.29 are a little below 29.
  const bin = Math.floor(reaction * binsPerSecond + 1e-9);
  return reaction < 0 ? Math.min(-1, bin) : bin;
};

/** Returns the value at a share of sorted values, between two of them on the line. */
const quantileOf = (sorted: readonly number[], share: number): number | undefined => {
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)];
  const high = sorted[Math.ceil(at)];
  return low === undefined || high === undefined ? undefined : low + (at - Math.floor(at)) * (high - low);
};

const binsOf = (sorted: readonly number[]): ReactionBin[] => {
  const counts = new Map<number, number>();
  for (const bin of sorted.map(binOf)) counts.set(bin, (counts.get(bin) ?? 0) + 1);
  const from = Math.min(0, ...counts.keys());
  const to = Math.max(0, ...counts.keys());
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    from: from + index,
    count: counts.get(from + index) ?? 0,
  }));
};

/** Sorts the reactions of passes into bins of 0.010 s, with the sentence about them. */
export const reactionLights = (entries: readonly LogEntry[]): ReactionLights => {
  const all = entries
    .flatMap(({ timeslip }) => timeslip.reaction_time ?? [])
    .filter((reaction) => Number.isFinite(reaction));
  const sorted = all
    .filter((reaction) => reaction >= reactionRange.least && reaction <= reactionRange.most)
    .sort((a, b) => a - b);
  const red = all.filter((reaction) => reaction < 0).length;
  const notDrawn = all.length - sorted.length;
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantileOf(sorted, share));
  const parts = [
    `Median ${formatEt(median)}`,
    `half between ${formatEt(low)} and ${formatEt(high)}`,
    `${formatWhole(red)} red of ${formatWhole(all.length)}`,
    ...(notDrawn > 0 ? [`${formatWhole(notDrawn)} not drawn`] : []),
  ];
  return {
    red,
    bins: sorted.length < fewest ? [] : binsOf(sorted),
    words: `${parts.join('; ')}.`,
  };
};
