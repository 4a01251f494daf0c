import { miles, type WeatherStation } from '@holeshot/shared-core';
import { stationAtSave } from './stationAtSave';

const greatLakes = { lat: 42.6625, lng: -88.0325 };
const burlington = { lat: 42.6785, lng: -88.2762 };
const pomona = { lat: 34.0951, lng: -117.7698 };
const kenosha: WeatherStation = {
  id: 'KENW',
  name: 'Kenosha Regional',
  lat: 42.595,
  lng: -87.938,
  distance: miles(6.7),
};
const kept = { station: kenosha, chosenBy: 'racer' } as const;

describe('the station that is saved', () => {
  test('is the chosen one where it was found for this place, or the track has not moved', () => {
    expect(stationAtSave(kept, greatLakes, undefined)).toEqual(kept);
    const measuredOtherwise = { ...kept, station: { ...kenosha, distance: miles(40) } };
    expect(stationAtSave(measuredOtherwise, greatLakes, greatLakes)).toEqual(measuredOtherwise);
  });

  test('has its distance from where the track has moved to', () => {
    const { station, chosenBy } = stationAtSave(kept, burlington, greatLakes);
    expect(station?.distance).toBeCloseTo(18.13, 2);
    expect({ id: station?.id, chosenBy }).toEqual({ id: 'KENW', chosenBy: 'racer' });
  });

  test('is none, chosen by nobody, where the track has moved out of its reach', () => {
    const none = { station: null, chosenBy: 'nearness' };
    expect(stationAtSave(kept, pomona, greatLakes)).toEqual(none);
    expect(stationAtSave(kept, pomona, undefined)).toEqual(none);
  });

  test('is a far one where the services found none nearer', () => {
    const far = { station: { ...kenosha, lat: 43.7, distance: miles(71.8) }, chosenBy: 'racer' } as const;
    expect(stationAtSave(far, greatLakes, undefined)).toEqual(far);
  });

  test('stays none where the racer chose none', () => {
    const none = { station: null, chosenBy: 'racer' } as const;
    expect(stationAtSave(none, pomona, greatLakes)).toEqual(none);
  });
});
