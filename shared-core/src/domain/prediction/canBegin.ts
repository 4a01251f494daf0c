import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import { slipOf } from './engine/slip';
import { newestPasses } from './newestPasses';

/** Tells whether these passes, oldest first, predict a distance: one was all out, with weather and a time. */
export const canBegin = (passes: readonly LogEntry[], finish: Distance): boolean =>
  newestPasses(passes).some(
    (pass) =>
      pass.weather !== null && pass.timeslip.quality === 'All Out' && slipOf(pass, finish).et !== undefined,
  );
