/** Tells whether a place is known: tracks without one are stored at 0°, 0°, in the open sea. */
export const isPlaced = ({ lat, lng }: { lat: number; lng: number }): boolean => lat !== 0 || lng !== 0;
