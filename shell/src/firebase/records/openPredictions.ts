import type { DocumentData } from 'firebase/firestore';
import { map, type Observable } from 'rxjs';
import { parsePredictionCard, type Loadable, type PredictionCard } from '@holeshot/shared-core';
import { watchRows, type RowKind } from './mapRows';
import type { Outbox } from '../../writes/Outbox';

/** Prediction cards of one racer, in `users/{uid}.predictions`. */
export interface RacerPredictions {
  cards$: Observable<Loadable<PredictionCard[]>>;
  save(card: PredictionCard): void;
  delete(key: string): void;
}

const kind: RowKind<PredictionCard> = {
  field: 'predictions',
  what: 'This prediction',
  parse: parsePredictionCard,
  idOf: ({ key }) => key,
  nameOf: ({ key }) => key,
};

/**
 * Opens the prediction cards of one racer.
 * @param report called for each unreadable card; it stays stored
 */
export const openPredictions = (
  uid: string,
  outbox: Pick<Outbox, 'write'>,
  document$: Observable<Loadable<DocumentData>>,
  report: (reason: string, where: string) => void,
): RacerPredictions => {
  const write = (key: string, data: Record<string, unknown>) =>
    outbox.write({ path: `users/${uid}`, data, fields: [['predictions', key]], stamps: [] });
  return {
    cards$: watchRows(document$, kind, report).pipe(map(({ rows }) => rows)),
    save: ({ key, vehicle_uid, location_uid }) =>
      write(key, { predictions: { [key]: { vehicle_uid, location_uid } } }),
    delete: (key) => write(key, {}),
  };
};
