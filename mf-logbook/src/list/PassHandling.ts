import type { LogEntry } from '@holeshot/shared-core';
import type { PickState } from '../pass/PickBox';
import type { DoubtOf } from './useDoubts';

/** Texts and actions of each pass in the table and on the cards. */
export interface PassHandling {
  doubtOf: DoubtOf;
  /** Undefined while no passes are chosen. */
  pickOf: ((entry: LogEntry) => PickState) | undefined;
  onPick: (entry: LogEntry) => void;
}
