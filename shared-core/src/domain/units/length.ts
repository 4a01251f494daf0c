import { feet, metres, miles, type Feet, type Metres, type Miles } from './units';

/** Feet to metres. */
export const toMetres = (value: Feet): Metres => metres(value * 0.3048);

/** Metres to feet. */
export const toFeet = (value: Metres): Feet => feet(value / 0.3048);

/** Kilometres to statute miles. */
export const kilometresToMiles = (kilometres: number): Miles => miles(kilometres / 1.609344);
