import type { BehaviorSubject } from 'rxjs';
import type { DocumentWrite, OutboxWrite } from './outboxStore';

/** A write that a repository hands in. */
type Write = DocumentWrite & Pick<OutboxWrite, 'pass'>;

/** The way of every write of the signed-in racer: it is stored on the device until the server has confirmed it. */
export interface Outbox {
  /** Oldest first. */
  writes$: BehaviorSubject<OutboxWrite[]>;
  /** Several are taken by the server together, or none of them. */
  write(...writes: Write[]): void;
  /** Whether the last save is stored on the device; false where a part of it could not be, or was refused at once. */
  stored(): Promise<boolean>;
  /** Sends a refused write once more, but for what a later write that is on its way replaces. */
  retry(id: string): void;
  /** As `retry`, for an edit of a pass, a vehicle or a location that is gone: sends it whole. */
  restore(id: string): void;
  discard(id: string): Promise<void>;
  /** Brings back what earlier runs of the app left on the device, and gives Firestore what it never got of it. */
  load(): Promise<void>;
  /** Resolves once `load`, where it was called, is over, whatever became of it. */
  loaded(): Promise<void>;
  /** Shows what other tabs of this racer have written since. */
  read(): Promise<void>;
  /**
   * Settles what earlier runs of the app left: the SDK's promises did not survive them. What the server has never got is
   * sent once more.
   */
  settle(): Promise<void>;
  /** Whether anything waits that only `settle` can end: what an earlier run left, or what could not be looked up. */
  isUnsettled(): boolean;
}
