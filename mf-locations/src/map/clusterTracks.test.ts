import fc from 'fast-check';
import { clusterTracks, type MapMarker } from './clusterTracks';
import type { TrackPoint } from './TrackPoint';

const world = { west: -180, south: -85, east: 180, north: 85 };

const track = (id: string, lat: number, lng: number, own = false): TrackPoint => ({
  id,
  name: id,
  lat,
  lng,
  own,
});

const pixelsApart = (pixels: number, zoom: number): number => (pixels * 360) / (256 * 2 ** zoom);

const inWords = (marker: MapMarker): string =>
  marker.kind === 'track' ? marker.track.id : `${marker.count}${marker.own ? ' with an own' : ''}`;

test.each([0, 5, 16])('two tracks 55 pixels apart are one marker at zoom %d, 65 pixels apart two', (zoom) => {
  const near = clusterTracks([track('a', 0, 0), track('b', 0, pixelsApart(55, zoom))]);
  const far = clusterTracks([track('a', 0, 0), track('b', 0, pixelsApart(65, zoom))]);
  expect(near({ ...world, zoom }).map(inWords)).toEqual(['2']);
  expect(far({ ...world, zoom }).map(inWords)).toEqual(['a', 'b']);
});

test('from zoom 17 every track stands alone, also two at one place', () => {
  const markers = clusterTracks([track('a', 42, -88), track('b', 42, -88)]);
  expect(markers({ ...world, zoom: 16.5 }).map(inWords)).toEqual(['2']);
  expect(markers({ ...world, zoom: 17 }).map(inWords)).toEqual(['a', 'b']);
});

test('only what is in view is shown, from west to east', () => {
  const markers = clusterTracks([track('east', 0, 10), track('west', 0, -10), track('far north', 80, 0)]);
  const view = { west: -20, south: -20, east: 20, north: 20, zoom: 8 };
  expect(markers(view).map(inWords)).toEqual(['west', 'east']);
});

test('a group says whether an own track is in it, and opens at the zoom it names', () => {
  const markers = clusterTracks([track('a', 42, -88), track('mine', 42, -88.05, true), track('c', 30, -100)]);
  const [, group] = markers({ ...world, zoom: 3 });
  expect(group && inWords(group)).toBe('2 with an own');
  const opensAt = group?.kind === 'cluster' ? group.opensAt : 0;
  expect(markers({ ...world, zoom: opensAt - 1 }).map(inWords)).toContain('2 with an own');
  expect(markers({ ...world, zoom: opensAt }).map(inWords)).toEqual(['c', 'mine', 'a']);
});

test('at any zoom every track is in exactly one marker', () => {
  const place = fc.record({
    lat: fc.double({ min: -84, max: 84, noNaN: true }),
    lng: fc.double({ min: -179, max: 179, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 40 }),
      fc.double({ min: 0, max: 18, noNaN: true }),
      (places, zoom) => {
        const markers = clusterTracks(places.map(({ lat, lng }, index) => track(`${index}`, lat, lng)));
        const counted = markers({ ...world, zoom }).map((marker) =>
          marker.kind === 'track' ? 1 : marker.count,
        );
        expect(counted.reduce((sum, count) => sum + count, 0)).toBe(places.length);
      },
    ),
  );
});
