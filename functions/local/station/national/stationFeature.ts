import type { VirtualStation } from '../stationGrid';
import { heightOf } from './quantity';

/** A station, or what it reported, as a place on the map: what every one has, and its own. */
export const stationFeature = <Own extends object>(
  id: string,
  { lat, lng, elevation }: Pick<VirtualStation, 'lat' | 'lng' | 'elevation'>,
  own: Own,
) => ({
  id,
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { '@id': id, '@type': 'wx:ObservationStation', elevation: heightOf(elevation), ...own },
});
