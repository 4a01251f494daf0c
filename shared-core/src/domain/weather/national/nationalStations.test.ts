import fc from 'fast-check';
import { damaged, hostileValue, unsound } from '../../../testing/fixtures/arbitraryHostile';
import { nationalStations } from './nationalStations';

describe('the stations of the National Weather Service', () => {
  const station = (stationIdentifier: unknown, coordinates: unknown) => ({
    geometry: { type: 'Point', coordinates },
    properties: {
      stationIdentifier,
      name: 'Boulder Municipal Airport',
      elevation: { unitCode: 'wmoUnit:m', value: 1612 },
    },
  });
  const place = { lat: 40, lng: -105.2 };

  test('come nearest first, their elevation in feet and their distance from the place in miles', () => {
    const stations = nationalStations(
      { features: [station('KDEN', [-104.66, 39.85]), station('KBDU', [-105.2, 40.05])] },
      place,
    );
    expect(stations.map(({ id }) => id)).toEqual(['KBDU', 'KDEN']);
    expect(stations[0]).toEqual({
      id: 'KBDU',
      name: 'Boulder Municipal Airport',
      lat: 40.05,
      lng: -105.2,
      elevation: expect.closeTo(5288.7, 1) as number,
      distance: expect.closeTo(3.45, 2) as number,
    });
  });

  test('leave out an unknown elevation, which is not sea level', () => {
    const [found] = nationalStations(
      {
        features: [
          {
            geometry: { coordinates: [-105.2, 40.05] },
            properties: { stationIdentifier: 'KBDU', elevation: { unitCode: 'wmoUnit:m', value: null } },
          },
        ],
      },
      place,
    );
    expect(found).toMatchObject({ id: 'KBDU' });
    expect(found).not.toHaveProperty('elevation');
  });

  test('leave out one without a place or a name', () => {
    const features = [station('KDEN', null), station(7, [-105, 40]), null, station('KBDU', [-105.2, 40.05])];
    expect(nationalStations({ features }, place)).toHaveLength(1);
    expect(nationalStations('torn', place)).toEqual([]);
  });

  test('in any damaged answer are sound', () => {
    const answer = { features: [station('KBDU', [-105.2, 40.05])] };
    fc.assert(
      fc.property(fc.oneof(hostileValue, damaged(answer)), (stations) => {
        expect(unsound(nationalStations(stations, place))).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});
