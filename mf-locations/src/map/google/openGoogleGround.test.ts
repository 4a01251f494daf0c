/** @jest-environment jsdom */
import type { Place } from '../../find/Place';
import type { MapView } from '../ground/MapGround';
import type { GoogleMaps } from './googleMaps';
import { loadGoogleMaps } from './loadGoogleMaps';
import { openGoogleGround } from './openGoogleGround';

/** Creates the used part of Google's script, which notes its calls. */
const fakeMaps = () => {
  const told: string[] = [];
  const listeners = new Set<() => void>();
  const bounds = { toJSON: () => ({ west: -100, south: 30, east: -80, north: 45 }) };
  class Bounds {
    places: Place[] = [];
    extend = (place: Place) => this.places.push(place);
    toJSON = bounds.toJSON;
  }
  class Overlay {
    pane = document.createElement('div');
    setMap = (map: unknown) => {
      if (map === null) this.onRemove();
      else this.onAdd();
    };
    getPanes = () => ({ overlayMouseTarget: this.pane });
    getProjection = () => ({ fromLatLngToDivPixel: (place: unknown) => ({ x: (place as Place).lng, y: 0 }) });
    onAdd = () => undefined as void;
    draw = () => undefined as void;
    onRemove = () => undefined as void;
  }
  const maps = {
    Map: function Map() {
      return {
        getBounds: () => bounds,
        getZoom: () => 5,
        setZoom: (zoom: number) => told.push(`zoom ${zoom}`),
        setCenter: ({ lat, lng }: Place) => told.push(`centre ${lat} ${lng}`),
        fitBounds: ({ places }: Bounds) => told.push(`fit ${places.length}`),
        addListener: (_: 'idle', listener: () => void) => {
          listeners.add(listener);
          queueMicrotask(listener);
          return { remove: () => listeners.delete(listener) };
        },
      };
    },
    OverlayView: Overlay,
    LatLng: function LatLng(place: Place) {
      return place;
    },
    LatLngBounds: Bounds,
  } as unknown as GoogleMaps;
  return { maps, told, idle: () => listeners.forEach((listener) => listener()), listeners };
};

const open = async () => {
  const google = fakeMaps();
  const moves: MapView[] = [];
  let failures = 0;
  const ground = await openGoogleGround('a key', () => Promise.resolve(google.maps))(
    document.createElement('div'),
    { onMoved: (view) => moves.push(view), onFailed: () => void (failures += 1) },
  );
  return { ...google, ground, moves, failures: () => failures };
};
const refuse = () => (window as unknown as { gm_authFailure?: () => void }).gm_authFailure?.();

describe('the map of Google', () => {
  test('tells what it shows once it is drawn and after each move, and lets go of it at the end', async () => {
    const { ground, moves, idle, listeners } = await open();
    expect(ground.view()).toEqual({ west: -100, south: 30, east: -80, north: 45, zoom: 5 });
    expect(ground.pixel({ lat: 42, lng: -88 })).toEqual({ x: -88, y: 0 });
    const before = moves.length;
    idle();
    expect(moves).toHaveLength(before + 1);
    ground.close();
    expect(listeners.size).toBe(0);
  });

  test('shows several places, one alone, and none at all', async () => {
    const { ground, told } = await open();
    ground.fit([
      { lat: 42, lng: -88 },
      { lat: 35, lng: -119 },
    ]);
    ground.fit([{ lat: 42, lng: -88 }]);
    ground.fit([]);
    ground.zoomTo({ lat: 35, lng: -119 }, 8);
    ground.zoomBy(-1);
    expect(told).toEqual(['fit 2', 'centre 42 -88', 'zoom 9', 'centre 35 -119', 'zoom 8', 'zoom 4']);
  });

  test('asks a server for what it shows, and says so', async () => {
    const { ground } = await open();
    expect(ground).toMatchObject({ remote: true, credit: expect.stringContaining('Google') as string });
  });

  test('fails if its key is refused after it was drawn, until it is closed', async () => {
    const { ground, failures } = await open();
    refuse();
    expect(failures()).toBe(1);
    ground.close();
    refuse();
    expect(failures()).toBe(1);
  });

  test('is not opened if its script does not load', async () => {
    const opening = loadGoogleMaps('a key');
    const script = document.querySelector('script')!;
    expect(script.src).toContain('key=a+key&v=weekly');
    script.dispatchEvent(new Event('error'));
    await expect(opening).rejects.toThrow('did not load');
    expect(document.querySelector('script')).toBeNull();
  });

  test('is not opened if its script is not what it should be', async () => {
    const opening = loadGoogleMaps('a key');
    (window as unknown as { holeshotMapsReady: () => void }).holeshotMapsReady();
    await expect(opening).rejects.toThrow('not what it should be');
  });
});
