import type { DocumentData } from 'firebase/firestore';
import { map, type Observable } from 'rxjs';
import { ok, parseLogBookView, type StoredView, type Loadable } from '@holeshot/shared-core';
import { watchRows, type RowKind } from './mapRows';
import type { Outbox } from '../../writes/Outbox';

/** Log book views of one racer, in `users/{uid}.logBookSettings.dataSets`. */
export interface RacerViews {
  views$: Observable<Loadable<StoredView[]>>;
  save(view: StoredView): void;
  delete(key: string): void;
}

const kind: RowKind<StoredView> = {
  field: 'logBookSettings.dataSets',
  what: 'This view',
  parse: (row, key) => {
    const read = parseLogBookView(row);
    return read.ok ? ok({ key, ...read.value }) : read;
  },
  idOf: ({ key }) => key,
  nameOf: ({ name }) => name,
};

/**
 * Opens the log book views of one racer.
 * @param report called for each unreadable view; it stays stored
 */
export const openViews = (
  uid: string,
  outbox: Outbox,
  document$: Observable<Loadable<DocumentData>>,
  report: (reason: string, where: string) => void,
): RacerViews => {
  const write = (key: string, data: Record<string, unknown>) =>
    outbox.write({
      path: `users/${uid}`,
      data,
      fields: [['logBookSettings', 'dataSets', key]],
      stamps: [],
    });
  return {
    views$: watchRows(document$, kind, report).pipe(map(({ rows }) => rows)),
    save: ({ key, name, fieldKeys }) =>
      write(key, { logBookSettings: { dataSets: { [key]: { name, fieldKeys } } } }),
    delete: (key) => write(key, {}),
  };
};
