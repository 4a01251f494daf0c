import type { Vehicle } from '../entities/Vehicle';
import type { TuneSuggestion } from './suggestTune';

/** What becomes of a suggested tune: nothing, shown, or applied by itself. */
export type TuningDecision = 'none' | 'suggest' | 'apply';

/**
 * 1. Suggestions switched off: nothing, unless the racer asked for automatic tuning.
 * 2. Automatic tuning asked for, allowed for this car, and the tune would have missed by less over the last passes:
 *    applied.
 * 3. Else shown, if suggestions are on.
 */
export const decideTuning = (
  { ddpe_tune }: Vehicle,
  { miss }: TuneSuggestion,
  settings: { suggestedTuningEnabled: boolean; automaticTuningResultsEnabled: boolean },
): TuningDecision => {
  const improves = miss.before === undefined || miss.after < miss.before;
  if (settings.automaticTuningResultsEnabled && !ddpe_tune.auto_adjust_disabled && improves) return 'apply';
  return settings.suggestedTuningEnabled ? 'suggest' : 'none';
};
