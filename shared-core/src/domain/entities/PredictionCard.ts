/** A car at a track whose next pass is predicted, as stored in the map `users/{uid}.predictions` under its key. */
export interface PredictionCard {
  key: string;
  vehicle_uid: string;
  location_uid: string;
}

/** What a prediction card can show largest, as stored in `selectedPredictionCardView`; the first is the default. */
export const cardViews = ['et_emphasis', 'dial_emphasis', 'risk_emphasis'] as const;

/** What a prediction card puts first: the ET, the dial or the odds. */
export type CardView = (typeof cardViews)[number];

/** The stored view; one that this version does not know is shown as the default. */
export const cardViewOf = (stored: string): CardView =>
  cardViews.find((view) => view === stored) ?? 'et_emphasis';
