import { greatLakes, summerAfternoon } from '../../../testing/fixtures/fixtures';
import { airAtTrack } from './airAtTrack';
import { observationAtTrack } from './observationAtTrack';

const bias = { air_temp: 2, humidity: -4, pressure: 0.02, readings: 3 };
const asReported = observationAtTrack(summerAfternoon, greatLakes.elevation);

describe('the air at a track', () => {
  test('is the station’s report at the elevation of the track', () => {
    expect(airAtTrack(summerAfternoon, greatLakes)).toEqual(asReported);
  });

  test('is corrected by the racer’s own station, for this public station alone', () => {
    const corrected = (station_id: string) =>
      airAtTrack(summerAfternoon, { ...greatLakes, station_bias: { ...bias, station_id } });
    expect(corrected(summerAfternoon.station_id)).toMatchObject({ air_temp: 89, humidity: 50 });
    expect(corrected('KRAC')).toEqual(asReported);
  });
});
