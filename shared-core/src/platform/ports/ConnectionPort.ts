import type { Observable } from 'rxjs';

/** How the app stands to its server. */
export interface Connection {
  network: 'online' | 'offline';
  /** Stale while a live listener has failed. */
  data: 'fresh' | 'stale';
  /** Writes not yet confirmed by the server. */
  unsent: number;
  /** Writes the server refused, kept for the racer to decide. */
  refused: number;
}

export interface ConnectionPort {
  connection$: Observable<Connection>;
}
