import type { Vehicle } from '../entities/Vehicle';
import type { TuneSuggestion } from './suggestTune';

/** Fate of a suggested tune: nothing, shown, or applied by itself. */
export type TuningDecision = 'none' | 'suggest' | 'apply';

/**
 * Decides about a suggested tune.
 * 1. Suggestions off: nothing, unless automatic tuning is on.
 * 2. Automatic tuning on, allowed for this car, and a smaller miss over the last passes: applied.
 * 3. Else shown, if suggestions are on.
 */
export const decideTuning = (
  { ddpe_tune }: Vehicle,
  { miss }: Pick<TuneSuggestion, 'miss'>,
  settings: { suggestedTuningEnabled: boolean; automaticTuningResultsEnabled: boolean },
): TuningDecision => {
  const improves = miss.before === undefined || miss.after < miss.before;
  if (settings.automaticTuningResultsEnabled && !ddpe_tune.auto_adjust_disabled && improves) return 'apply';
  return settings.suggestedTuningEnabled ? 'suggest' : 'none';
};
