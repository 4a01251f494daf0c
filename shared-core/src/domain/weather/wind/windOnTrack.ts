import type { CompassDirection } from '../../entities/Location';
import { degrees, type Degrees } from '../../units/units';
import { exactDegrees } from './exactDegrees';
import { windDirection } from './windDirection';

/** Words by the eighth of the circle that the wind comes from as the driver sees it, straight ahead first. */
const seenByDriver = [
  { arrow: '↓', word: 'head' },
  { arrow: '↙', word: 'head' },
  { arrow: '←', word: 'cross' },
  { arrow: '↖', word: 'tail' },
  { arrow: '↑', word: 'tail' },
  { arrow: '↗', word: 'tail' },
  { arrow: '→', word: 'cross' },
  { arrow: '↘', word: 'head' },
] as const;

/** Returns the wind for the driver: an arrow along which it blows with the cars going up, and a racers' word. */
export const windOnTrack = (
  windDegrees: Degrees,
  track: CompassDirection,
): { arrow: string; word: 'head' | 'cross' | 'tail' } => {
  const { index } = windDirection(degrees(windDegrees - exactDegrees(track)));
  return seenByDriver[index] ?? seenByDriver[0];
};
