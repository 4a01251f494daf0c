import type { Observable } from 'rxjs';

/** Line of the debug log, addresses and tokens blacked out. */
export interface DebugMessage {
  /** ISO 8601. */
  at: string;
  text: string;
}

/** Debug log of this device. */
export interface DebugLogPort {
  /** The newest 100 on this device, oldest first. */
  messages$: Observable<DebugMessage[]>;
  clear(): void;
}
