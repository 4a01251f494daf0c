import type { Place } from '../find/Place';

/** Returns a link to directions from the device to a place; needs no key. */
export const directionsHref = ({ lat, lng }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
