import type { Place } from '../../find/Place';
import type { MapView, OpenGround } from '../ground/MapGround';
import type { GoogleMap, GoogleMaps, GoogleOverlay } from './googleMaps';
import { loadGoogleMaps } from './loadGoogleMaps';

const patience = 15_000;

/** Name of the function that Google calls for a refused key, after it drew the map. */
const refusal = 'gm_authFailure';
type Hooks = Record<string, (() => void) | undefined>;

/** Lays a pane onto the map, with which it moves. */
const layOn = (map: GoogleMap, maps: GoogleMaps, pane: HTMLElement, onDrawn: () => void): GoogleOverlay => {
  const overlay = new maps.OverlayView();
  overlay.onAdd = () => overlay.getPanes()?.overlayMouseTarget.append(pane);
  overlay.draw = onDrawn;
  overlay.onRemove = () => pane.remove();
  overlay.setMap(map);
  return overlay;
};

/**
 * Opens the map of Google's script, version weekly.
 * @param key of the project, restricted to the app's addresses
 * @param load loads the script
 */
export const openGoogleGround =
  (key: string, load: (key: string) => Promise<GoogleMaps> = loadGoogleMaps): OpenGround =>
  async (element, { onMoved, onFailed }) => {
    const maps = await load(key);
    const hooks = window as unknown as Hooks;
    hooks[refusal] = onFailed;
    const map = new maps.Map(element, {
      center: { lat: 39, lng: -96 },
      zoom: 4,
      disableDefaultUI: true,
      clickableIcons: false,
      gestureHandling: 'cooperative',
      colorScheme: document.documentElement.dataset['theme'] === 'light' ? 'LIGHT' : 'DARK',
    });
    const view = (): MapView => ({
      ...(map.getBounds()?.toJSON() ?? { west: -180, south: -85, east: 180, north: 85 }),
      zoom: map.getZoom() ?? 4,
    });
    const pane = document.createElement('div');
    const moved = () => onMoved(view());
    const overlay = layOn(map, maps, pane, moved);
    const idle = map.addListener('idle', moved);
    const close = () => {
      if (hooks[refusal] === onFailed) hooks[refusal] = undefined;
      idle.remove();
      overlay.setMap(null);
    };
    try {
      await new Promise<void>((resolve, reject) => {
        const waiting = setTimeout(() => reject(new Error('Google’s map was not drawn.')), patience);
        const first = map.addListener('idle', () => {
          clearTimeout(waiting);
          first.remove();
          resolve();
        });
      });
    } catch (error) {
      close();
      throw error;
    }
    return {
      pane,
      credit: 'Map from Google. Google learns which part of it you view.',
      remote: true,
      pixel: (place: Place) =>
        overlay.getProjection()?.fromLatLngToDivPixel(new maps.LatLng(place)) ?? { x: 0, y: 0 },
      view,
      fit: ([first, ...others]) => {
        if (first === undefined) return;
        if (others.length === 0) {
          map.setCenter(first);
          map.setZoom(9);
          return;
        }
        const bounds = new maps.LatLngBounds();
        for (const place of [first, ...others]) bounds.extend(place);
        map.fitBounds(bounds, 36);
      },
      zoomTo: (place, zoom) => {
        map.setCenter(place);
        map.setZoom(zoom);
      },
      zoomBy: (step) => map.setZoom((map.getZoom() ?? 4) + step),
      close,
    };
  };
