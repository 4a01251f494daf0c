import { divIcon, geoJSON, latLngBounds, map as createMap, marker, svg } from 'leaflet';
import { regionLetters } from '../../find/regions';
import type { MapView, OpenGround } from '../ground/MapGround';
import { loadBaseMap, type Region } from './loadBaseMap';
import { middleOf } from './middleOf';

/** Largest zoom around a single track, which keeps its state in view. */
const nearestFit = 7;
const world = latLngBounds([-85, -180], [85, 180]);

/** Width in pixels of a state with room for its two letters. */
const roomForName = 28;

const nameOf = (region: Region) => {
  const letters = regionLetters(region.properties.name);
  const middle = middleOf(region);
  if (letters === undefined || middle === undefined) return [];
  const label = document.createElement('span');
  label.textContent = letters;
  const icon = divIcon({ className: 'ground-name', html: label, iconSize: [0, 0] });
  return [
    {
      name: marker(middle, { icon, interactive: false, keyboard: false }),
      // The world is 256 pixels and 360 degrees wide at zoom 0.
      from: Math.log2((roomForName * 360) / (256 * middle.size)),
    },
  ];
};

/** Opens the app's own map, drawn by Leaflet from shipped outlines: it needs no network. */
export const openLeafletGround: OpenGround = async (element, { onMoved }) => {
  const { countries, states } = await loadBaseMap();
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: false,
    inertia: false,
    // The wheel scrolls the page over a map that was not pressed yet.
    scrollWheelZoom: false,
    zoomSnap: 0.5,
    minZoom: 1,
    maxZoom: 18,
    maxBounds: world,
    maxBoundsViscosity: 1,
    // Drawn beyond the edges, so that a dragged map has no gaps.
    renderer: svg({ padding: 0.6 }),
  });
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', 'Map. Arrow keys move it, plus and minus zoom.');

  geoJSON(countries, { interactive: false, style: { className: 'ground-country' } }).addTo(map);
  geoJSON(states, { interactive: false, style: { className: 'ground-state' } }).addTo(map);
  const names = states.flatMap(nameOf);

  const view = (): MapView => {
    const bounds = map.getBounds();
    return {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
      zoom: map.getZoom(),
    };
  };
  const showNames = () => {
    for (const { name, from } of names) map[map.getZoom() < from ? 'removeLayer' : 'addLayer'](name);
  };
  map.setView([39, -96], 3);
  showNames();
  map.on('zoomend', showNames);
  map.on('moveend', () => onMoved(view()));
  map.on('focus', () => void map.scrollWheelZoom.enable());
  map.on('blur', () => void map.scrollWheelZoom.disable());
  const sized = new ResizeObserver(() => map.invalidateSize());
  sized.observe(element);

  const pane = map.createPane('tracks');
  pane.style.zIndex = '650';
  return {
    pane,
    credit:
      'Outlines: Natural Earth and U.S. Census Bureau. This map is part of the app and needs no network.',
    remote: false,
    pixel: (place) => map.latLngToLayerPoint(place),
    view,
    fit: (places) => {
      if (places.length === 0) return;
      map.fitBounds(latLngBounds([...places]), { padding: [36, 36], maxZoom: nearestFit, animate: false });
    },
    zoomTo: (place, zoom) => void map.setView(place, zoom, { animate: false }),
    zoomBy: (step) => void map.setZoom(map.getZoom() + step),
    close: () => {
      sized.disconnect();
      map.remove();
    },
  };
};
