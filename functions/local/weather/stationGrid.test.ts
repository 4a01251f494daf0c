import { stationById, stationsNear } from './stationGrid';

const indianapolis = { lat: 39.81278, lng: -86.34083 };

describe('the grid of stations', () => {
  test.each([
    indianapolis,
    { lat: 64.8, lng: -147.7 },
    { lat: -37.8, lng: 144.9 },
    { lat: 0, lng: 179.99 },
    { lat: 52.2, lng: 0.1 },
  ])('has several within 30 miles of every place: %p', (place) => {
    const near = stationsNear(place, 30);
    expect(near.length).toBeGreaterThanOrEqual(4);
    const distances = near.map(({ distance }) => distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(30);
  });

  test('finds the same station again by its id', () => {
    for (const { station } of stationsNear(indianapolis, 30)) {
      expect(stationById(station.stid)).toEqual(station);
    }
  });

  test('finds none by an invalid id', () => {
    expect(stationById('KIND')).toBeNull();
    expect(stationById('HZZZZ')).toBeNull();
    expect(stationById('')).toBeNull();
  });

  test('has low plains and high Rockies', () => {
    const highest = (lat: number, lng: number) =>
      Math.max(...stationsNear({ lat, lng }, 30).map(({ station }) => station.elevation));
    expect(highest(39.7, -105.5)).toBeGreaterThan(4500);
    expect(highest(39.8, -90)).toBeLessThan(1500);
  });
});
