import { nearestTrack } from './nearestTrack';

/** A hundredth of a degree of latitude is 0.69 miles. */
const track = (title: string, lat: number) => ({ title, lat, lng: -88 });
const tracks = [track('Byron', 42.2), track('Great Lakes', 42.68), track('Union Grove', 42.7)];
const at = (lat: number) => nearestTrack(tracks, { lat, lng: -88 })?.title;

describe('the track that the racer is at', () => {
  test('is the nearest within three miles', () => {
    expect([at(42.69 - 0.001), at(42.69 + 0.001), at(42.2)]).toEqual(['Great Lakes', 'Union Grove', 'Byron']);
    expect([at(42.743), at(42.744)]).toEqual(['Union Grove', undefined]);
  });

  test('is none without tracks, and no track whose place is unknown', () => {
    expect(nearestTrack(tracks.slice(3), { lat: 42.7, lng: -88 })).toBeUndefined();
    expect(nearestTrack([{ lat: 0, lng: 0 }], { lat: 0.001, lng: 0 })).toBeUndefined();
  });
});
