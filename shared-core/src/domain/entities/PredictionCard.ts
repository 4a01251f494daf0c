/** Car at a track whose next pass is predicted, as stored in the map `users/{uid}.predictions` under its key. */
export interface PredictionCard {
  key: string;
  vehicle_uid: string;
  location_uid: string;
}

/** Values a prediction card can show largest, as stored in `selectedPredictionCardView`; the first is the default. */
export const cardViews = ['et_emphasis', 'dial_emphasis', 'risk_emphasis'] as const;

/** Value that a prediction card shows largest: the ET, the dial or the odds. */
export type CardView = (typeof cardViews)[number];

/** Reads the stored view; an unknown one is the default. */
export const cardViewOf = (stored: string): CardView =>
  cardViews.find((view) => view === stored) ?? 'et_emphasis';
