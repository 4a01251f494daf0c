import type { NextPassView } from './useNextPass';

/** Says why there is no prediction; undefined where there is one, or soon will be. */
export const missingSentence = (view: NextPassView): string | undefined => {
  if (view.state === 'no-vehicle') return 'Add a vehicle to see its next pass here.';
  if (view.state === 'no-location') return 'Add a track to see your next pass there.';
  if (view.state === 'loading') return undefined;
  const { next, place } = view;
  if (next.state === 'no-station') return `${place.location.title} has no weather station to predict from.`;
  if (next.state === 'no-weather') return `${next.station.name} gives no weather: ${next.failure.message}`;
  return next.state === 'no-prediction' ? next.failure.message : undefined;
};
