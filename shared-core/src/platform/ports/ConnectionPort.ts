import type { Observable } from 'rxjs';

/** Connection of the app to its server. */
export interface Connection {
  network: 'online' | 'offline';
  /** Stale while a live listener has failed, or waits for the server's answer for long. */
  data: 'fresh' | 'stale';
  /** Writes not yet confirmed by the server; undefined until the device's are read. */
  unsent: number | undefined;
  /** Writes that the server refused, stored for the racer to decide. */
  refused: number;
}

/** Connection of the app to its server, as a stream. */
export interface ConnectionPort {
  connection$: Observable<Connection>;
}
