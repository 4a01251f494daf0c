import type { WalkedPass } from './walkForward';

/** The passes of a walk that tell how well it calls the car, and those that look lifted or spun, which say nothing of that. */
export const doubtedApart = (
  walked: readonly WalkedPass[],
): { counted: WalkedPass[]; doubted: WalkedPass[] } => ({
  counted: walked.filter(({ doubt }) => doubt === undefined),
  doubted: walked.filter(({ doubt }) => doubt !== undefined),
});
