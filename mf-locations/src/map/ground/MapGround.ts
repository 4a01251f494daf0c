import type { Place } from '../../find/Place';

/** What a map shows: its edges in degrees, and how near; the world is 256 pixels wide at zoom 0, twice that at 1. */
export interface MapView {
  west: number;
  south: number;
  east: number;
  north: number;
  zoom: number;
}

/** What lies under the markers: it is moved by hand, wheel and keys, and knows where a place is on the screen. */
export interface MapGround {
  /** Moves with the ground, so that what is placed in it stays at its place while the map is dragged. */
  pane: HTMLElement;
  /** Whom the ground is from and who learns of its use, in words. */
  credit: string;
  /** It asks a server for what it shows, so that it must not follow where the device is. */
  remote: boolean;
  /** Where a place lies in the pane, in pixels. */
  pixel: (place: Place) => { x: number; y: number };
  view: () => MapView;
  fit: (places: readonly Place[]) => void;
  zoomTo: (place: Place, zoom: number) => void;
  zoomBy: (step: 1 | -1) => void;
  close: () => void;
}

/** Draws a ground into an element; rejects where it cannot, and calls `onFailed` where it breaks later. */
export type OpenGround = (
  element: HTMLElement,
  events: { onMoved: (view: MapView) => void; onFailed: () => void },
) => Promise<MapGround>;
