import type { WalkedPass } from './walkForward';

/** Splits the passes of a walk into those that count and those that look lifted or spun. */
export const doubtedApart = (
  walked: readonly WalkedPass[],
): { counted: WalkedPass[]; doubted: WalkedPass[] } => ({
  counted: walked.filter(({ doubt }) => doubt === undefined),
  doubted: walked.filter(({ doubt }) => doubt !== undefined),
});
