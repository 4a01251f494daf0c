import type { Place } from '../../find/Place';

interface Bounds {
  toJSON: () => { west: number; south: number; east: number; north: number };
}

/** Used part of a map of the Google Maps script. */
export interface GoogleMap {
  getBounds: () => Bounds | undefined;
  getZoom: () => number | undefined;
  setZoom: (zoom: number) => void;
  setCenter: (place: Place) => void;
  fitBounds: (bounds: Bounds, padding: number) => void;
  addListener: (event: 'idle', listener: () => void) => { remove: () => void };
}

/** Used part of its layer for own elements, which calls the three methods below. */
export interface GoogleOverlay {
  setMap: (map: GoogleMap | null) => void;
  getPanes: () => { overlayMouseTarget: HTMLElement } | null;
  getProjection: () =>
    { fromLatLngToDivPixel: (place: unknown) => { x: number; y: number } | null } | undefined;
  onAdd: () => void;
  draw: () => void;
  onRemove: () => void;
}

/** Used part of the Google Maps script, version weekly. */
export interface GoogleMaps {
  Map: new (element: HTMLElement, options: object) => GoogleMap;
  OverlayView: new () => GoogleOverlay;
  LatLng: new (place: Place) => unknown;
  LatLngBounds: new () => Bounds & { extend: (place: Place) => void };
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Returns the script's library if the window has all of it. */
export const googleMapsOf = (window: object): GoogleMaps | undefined => {
  const { google } = window as { google?: { maps?: Partial<GoogleMaps> } };
  const maps = google?.maps;
  return [maps?.Map, maps?.OverlayView, maps?.LatLng, maps?.LatLngBounds].every(isFunction)
    ? (maps as GoogleMaps)
    : undefined;
};
