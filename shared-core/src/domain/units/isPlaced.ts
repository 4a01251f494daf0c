/**
 * Tells whether a place on the map is known: tracks without one are stored at 0°, 0°, in the open sea.
 * @param place degrees, north and east positive
 */
export const isPlaced = ({ lat, lng }: { lat: number; lng: number }): boolean => lat !== 0 || lng !== 0;
