import { feet, miles, type WeatherStation } from '@holeshot/shared-core';
import { stationAfterSearch } from './stationAfterSearch';

const station = (id: string, distance: number): WeatherStation => ({
  id,
  name: id,
  lat: 42,
  lng: -88,
  elevation: feet(700),
  distance: miles(distance),
});
const found: [WeatherStation, WeatherStation] = [station('KENW', 6.7), station('KBUU', 11.4)];

describe('the station after a search', () => {
  test('is the nearest where the racer chose nothing', () => {
    const choice = stationAfterSearch({ station: null, chosenBy: 'nearness' }, found, true, null);
    expect(choice).toEqual({ station: found[0], chosenBy: 'nearness' });
  });

  test('follows the coordinates where it was the nearest before', () => {
    const choice = stationAfterSearch({ station: found[1], chosenBy: 'nearness' }, found, true, null);
    expect(choice.station).toBe(found[0]);
  });

  test('stays the racer’s choice, with its distance from the new coordinates', () => {
    const choice = stationAfterSearch({ station: station('KBUU', 3), chosenBy: 'racer' }, found, true, null);
    expect(choice).toEqual({ station: found[1], chosenBy: 'racer' });
  });

  test('stays none where the racer chose none', () => {
    const choice = stationAfterSearch({ station: null, chosenBy: 'racer' }, found, true, null);
    expect(choice.station).toBeNull();
  });

  test('is the racer’s again once half typed coordinates are whole', () => {
    const own = station('KBUU', 11.4);
    const far = { station: station('KFAR', 1), chosenBy: 'nearness' } as const;
    expect(stationAfterSearch(far, found, true, own)).toEqual({ station: found[1], chosenBy: 'racer' });
    const other = station('KOLD', 2);
    expect(stationAfterSearch(far, found, true, other).station).toBe(found[0]);
    expect(stationAfterSearch(far, found, false, other)).toEqual({ station: other, chosenBy: 'racer' });
  });

  test('stays the stored one if it is not found again and the track has not moved', () => {
    const old = station('KOLD', 2);
    expect(stationAfterSearch({ station: old, chosenBy: 'racer' }, found, false, null).station).toBe(old);
    expect(stationAfterSearch({ station: old, chosenBy: 'racer' }, found, true, null).station).toBe(found[0]);
  });
});
