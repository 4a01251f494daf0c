import Supercluster from 'supercluster';
import type { Place } from '../find/Place';
import type { MapView } from './ground/MapGround';
import type { TrackPoint } from './TrackPoint';

/** Marker on the map: a track, or several that lie too near to each other at this zoom. */
export type MapMarker =
  | ({ kind: 'track'; key: string; track: TrackPoint } & Place)
  | ({ kind: 'cluster'; key: string; count: number; own: boolean; opensAt: number } & Place);

/**
 * Groups tracks within 60 pixels of each other, two at least, up to zoom 16.
 * @returns the markers in a view, from west to east for the keyboard
 */
export const clusterTracks = (tracks: readonly TrackPoint[]): ((view: MapView) => MapMarker[]) => {
  const index = new Supercluster<TrackPoint, { own: boolean }>({
    radius: 60,
    // Tiles of 256 pixels give the radius in pixels of the screen.
    extent: 256,
    maxZoom: 16,
    minPoints: 2,
    map: ({ own }) => ({ own }),
    reduce: (all, one) => {
      all.own ||= one.own;
    },
  }).load(
    tracks.map((track) => ({
      type: 'Feature',
      properties: track,
      geometry: { type: 'Point', coordinates: [track.lng, track.lat] },
    })),
  );

  return ({ west, south, east, north, zoom }) =>
    index
      .getClusters([west, south, east, north], Math.floor(zoom))
      .map(({ properties, geometry }): MapMarker => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        if (!('cluster_id' in properties)) {
          return { kind: 'track', key: properties.id, track: properties, lat, lng };
        }
        return {
          kind: 'cluster',
          key: `cluster-${properties.cluster_id}`,
          count: properties.point_count,
          own: properties.own,
          opensAt: index.getClusterExpansionZoom(properties.cluster_id),
          lat,
          lng,
        };
      })
      .sort((a, b) => a.lng - b.lng);
};
