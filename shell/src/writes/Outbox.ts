import type { BehaviorSubject } from 'rxjs';
import type { DocumentWrite, OutboxWrite } from './outboxStore';

/** A write from a repository. */
type Write = DocumentWrite & Pick<OutboxWrite, 'pass' | 'beside'>;

/** The outbox of the signed-in racer: every write is stored on the device until the server confirms it. */
export interface Outbox {
  /** Oldest first. */
  writes$: BehaviorSubject<OutboxWrite[]>;
  /** The server takes several writes together or none. */
  write(...writes: Write[]): void;
  /** Resolves with whether the last save is stored on the device; false if a part failed or was refused at once. */
  stored(): Promise<boolean>;
  /** Sends a refused write again, without the fields of later pending writes. */
  retry(id: string): void;
  /** Sends the whole record of an edit whose pass, vehicle or track is deleted. */
  restore(id: string): void;
  discard(id: string): Promise<void>;
  /** Loads the writes of earlier runs, and hands Firestore those that it never got. */
  load(): Promise<void>;
  /** Resolves once a running `load` has ended, even with a failure. */
  loaded(): Promise<void>;
  /** Reads what this racer's other tabs have made of the writes. */
  read(): Promise<void>;
  /**
   * Settles what earlier runs of the app left: the SDK's promises did not survive them. What the server has never got is
   * sent once more.
   * Called while it waits for the queue to be sent, it requests that again.
   */
  settle(): Promise<void>;
  /** Whether anything waits that only `settle` can end: what an earlier run left, or what could not be looked up. */
  isUnsettled(): boolean;
}
