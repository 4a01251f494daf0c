import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import { slipOf } from './engine/slip';

/** Whether a car without any other pass over a distance is predicted from this one: all out, with weather and a time. */
export const canBegin = (pass: LogEntry, finish: Distance): boolean =>
  pass.weather !== null && pass.timeslip.quality === 'All Out' && slipOf(pass, finish).et !== undefined;
