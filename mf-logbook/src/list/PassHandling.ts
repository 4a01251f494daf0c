import type { LogEntry } from '@holeshot/shared-core';
import type { PickState } from '../pass/PickBox';
import type { DoubtOf } from './useDoubts';

/** What the table and the cards say of each pass, and do with it. */
export interface PassHandling {
  doubtOf: DoubtOf;
  /** Undefined where passes are not being chosen. */
  pickOf: ((entry: LogEntry) => PickState) | undefined;
  onPick: (entry: LogEntry) => void;
  onOpen: (entry: LogEntry) => void;
}
