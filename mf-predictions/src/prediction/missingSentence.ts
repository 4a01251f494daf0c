import type { NextPassView } from './useNextPass';

/** Why there is no number, in a sentence; undefined where there is one or it is still worked out. */
export const missingSentence = (view: NextPassView): string | undefined => {
  if (view.state === 'no-vehicle') return 'Add a vehicle, and its next pass is predicted here.';
  if (view.state === 'no-location') return 'Add a track, and your next pass there is predicted here.';
  if (view.state === 'loading') return undefined;
  const { next, place } = view;
  if (next.state === 'no-station') return `${place.location.title} has no weather station to predict from.`;
  if (next.state === 'no-weather') return `${next.station.name} gives no weather: ${next.failure.message}`;
  return next.state === 'no-prediction' ? next.failure.message : undefined;
};
