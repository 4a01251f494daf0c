import type { DocumentData } from 'firebase/firestore';
import { map, type Observable } from 'rxjs';
import { ok, parseLogBookView, present, type KeptView, type Loadable } from '@holeshot/shared-core';
import { mapRows, type RowKind } from './mapRows';
import type { Outbox } from './outbox';

/** The log book views of one racer, in `users/{uid}.logBookSettings.dataSets`. */
export interface RacerViews {
  views$: Observable<Loadable<KeptView[]>>;
  save(view: KeptView): void;
  delete(key: string): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const kind: RowKind<KeptView> = {
  field: 'dataSets',
  what: 'This view',
  parse: (row) => {
    const read = parseLogBookView(row);
    return read.ok ? ok({ key: (row as KeptView).key, ...read.value }) : read;
  },
  idOf: ({ key }) => key,
  nameOf: ({ name }) => name,
};

/** The stored views, each with the key that it is stored under and does not hold. */
const withKeys = (document: Loadable<DocumentData>): Loadable<DocumentData> => {
  if (document.state !== 'present') return document;
  const settings: unknown = document.value['logBookSettings'];
  const dataSets = isRecord(settings) && isRecord(settings['dataSets']) ? settings['dataSets'] : {};
  const rows = Object.entries(dataSets).map(([key, row]) => [key, isRecord(row) ? { ...row, key } : row]);
  return present({ dataSets: Object.fromEntries(rows) as unknown });
};

/** @param report called for each view that cannot be read; it stays stored as it is */
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
    views$: document$.pipe(map((document) => mapRows(withKeys(document), kind, report).rows)),
    save: ({ key, name, fieldKeys }) =>
      write(key, { logBookSettings: { dataSets: { [key]: { name, fieldKeys } } } }),
    delete: (key) => write(key, {}),
  };
};
