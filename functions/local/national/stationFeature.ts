import type { VirtualStation } from '../weather/stationGrid';
import { heightOf } from './quantity';

/** Builds a station or a report as a GeoJSON feature: the common fields, and its own. */
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
