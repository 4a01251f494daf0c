import type { Observable } from 'rxjs';
import type { BrokenRow } from '../../domain/parsing/readRows';
import type { Loadable } from '../values/Loadable';

/** Lists of a racer that may hold unreadable rows. */
export type UnreadableList = 'passes' | 'vehicles' | 'locations' | 'customFields' | 'notifications';

/** Stored rows that cannot be read. */
export interface UnreadablePort {
  /** Emits the unreadable rows of a list, which stay stored; `absent` without any. */
  rows$(list: UnreadableList): Observable<Loadable<BrokenRow[]>>;
}
