import { mph } from '../../units/units';

/** Wind of a report without one: a number, which older apps need, and the mark that it is unknown. */
export const noWind = { wind_speed: mph(0), wind_unknown: true } as const;
