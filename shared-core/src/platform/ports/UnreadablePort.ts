import type { Observable } from 'rxjs';
import type { BrokenRow } from '../../domain/parsing/readRows';
import type { Loadable } from '../values/Loadable';

/** The lists of a racer in which something may stand that cannot be read. */
export type UnreadableList = 'passes' | 'vehicles' | 'locations' | 'customFields' | 'notifications';

export interface UnreadablePort {
  /** What is stored in a list but cannot be read: it stays there as it is; `absent` where all can be read. */
  rows$(list: UnreadableList): Observable<Loadable<BrokenRow[]>>;
}
