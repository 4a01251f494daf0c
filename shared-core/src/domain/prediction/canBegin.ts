import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import { slipOf } from './engine/slip';
import { newestPasses } from './newestPasses';

/**
 * Tells whether the passes of a car are enough to predict a distance: one of the learned ones was all out, with weather
 * and a time.
 * @param passes oldest first
 */
export const canBegin = (passes: readonly LogEntry[], finish: Distance): boolean =>
  newestPasses(passes).some(
    (pass) =>
      pass.weather !== null && pass.timeslip.quality === 'All Out' && slipOf(pass, finish).et !== undefined,
  );
