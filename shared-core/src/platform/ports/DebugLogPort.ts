import type { Observable } from 'rxjs';

/** A line of the debug log, addresses and tokens blacked out. */
export interface DebugMessage {
  /** ISO 8601. */
  at: string;
  text: string;
}

export interface DebugLogPort {
  /** The newest 100 on this device, oldest first. */
  messages$: Observable<DebugMessage[]>;
  clear(): void;
}
