import { mph } from '../../units/units';

/** The wind of a report that has none: a number, which older apps need, and that it is none. */
export const noWind = { wind_speed: mph(0), wind_unknown: true } as const;
