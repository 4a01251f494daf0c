import type { Location } from '../entities/Location';

/** A track as a pass remembers it: the air of the pass stands in its weather, what else the racer's own station showed is of the track. */
export const locationOfPass = ({ own_reading: _, ...location }: Location): Location => location;
