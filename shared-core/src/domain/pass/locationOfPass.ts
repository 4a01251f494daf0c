import type { Location } from '../entities/Location';

/** Copies a track for a pass, without the own station's reading: the weather of the pass holds its air. */
export const locationOfPass = ({ own_reading: _, ...location }: Location): Location => location;
