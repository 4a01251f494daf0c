import type { Place } from '../find/Place';

/** The address of a map that leads to a place from where the device is; it needs no key. */
export const directionsHref = ({ lat, lng }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
