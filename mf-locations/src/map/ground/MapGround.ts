import type { Place } from '../../find/Place';

/** View of a map: its edges in degrees, and its zoom; the world is 256 pixels wide at zoom 0, twice that at 1. */
export interface MapView {
  west: number;
  south: number;
  east: number;
  north: number;
  zoom: number;
}

/** Ground under the markers: moved by hand, wheel and keys, it converts places to pixels. */
export interface MapGround {
  /** Element that moves with the ground and holds the markers. */
  pane: HTMLElement;
  /** Source of the ground and who learns of its use, in words. */
  credit: string;
  /** It requests tiles from a server, so it must not follow the device. */
  remote: boolean;
  /** Returns the pixels of a place in the pane. */
  pixel: (place: Place) => { x: number; y: number };
  view: () => MapView;
  fit: (places: readonly Place[]) => void;
  zoomTo: (place: Place, zoom: number) => void;
  zoomBy: (step: 1 | -1) => void;
  close: () => void;
}

/** Draws a ground into an element; rejects if it cannot, and calls `onFailed` if it breaks later. */
export type OpenGround = (
  element: HTMLElement,
  events: { onMoved: (view: MapView) => void; onFailed: () => void },
) => Promise<MapGround>;
