import { feet, metres, type Feet, type Metres } from './units';

/** Converts feet to metres. */
export const toMetres = (value: Feet): Metres => metres(value * 0.3048);

/** Converts metres to feet. */
export const toFeet = (value: Metres): Feet => feet(value / 0.3048);
