import type { Location, OwnReading } from '../../entities/Location';
import type { StationObservation } from '../../entities/Weather';
import { predictEt } from '../../../testing/predictEt';
import { fahrenheit, inHg, percent } from '../../units/units';
import { observationAtTrack } from '../station/observationAtTrack';
import { ownReadingNow, ownReport } from './ownReading';
import { learnStationBias } from '../station/stationBias';
import { greatLakes, summerAfternoon } from '../../../testing/fixtures/fixtures';
import { nova, novaPasses } from '../../../testing/fixtures/novaSeason';

const minute = 60_000;
const reportedAt = Date.parse(summerAfternoon.datetime);
const publicAir = observationAtTrack(summerAfternoon, greatLakes.elevation);

/** What the own station shows, so many °F warmer than the public one, so many minutes after it reported. */
const showing = (warmer: number, minutes = 5): OwnReading => ({
  datetime: new Date(reportedAt + minutes * minute).toISOString(),
  air_temp: fahrenheit(publicAir.air_temp + warmer),
  humidity: percent(publicAir.humidity - 3),
  pressure: inHg(publicAir.pressure + 0.02),
});
const biasOf = (warmer: number) =>
  learnStationBias(undefined, { stationId: 'KENW', own: showing(warmer), station: publicAir });

const etIn = (report: StationObservation, location: Location = greatLakes): number => {
  const observation = observationAtTrack(report, location.elevation);
  const predicted = predictEt({ vehicle: nova, location, observation, passes: novaPasses });
  if (!predicted.ok) throw new Error(predicted.failure.message);
  return predicted.value.et;
};

describe('the reading of a racer’s own station', () => {
  const corrected = { ...greatLakes, station_bias: biasOf(2) };

  test('with its usual difference predicts as the public station does', () => {
    const report = ownReport(showing(2), corrected, summerAfternoon);
    expect(report).toMatchObject({ source: 'own station', wind_speed: 6, wind_degrees: 315 });
    const sameTime = { ...report!, datetime: summerAfternoon.datetime };
    expect(etIn(sameTime)).toBeCloseTo(etIn(summerAfternoon), 6);
  });

  test('moves the ET by the change since: cooler is quicker, hotter slower', () => {
    const et = (warmer: number) => etIn(ownReport(showing(warmer), corrected, summerAfternoon)!);
    expect(et(-3)).toBeLessThan(et(2) - 0.01);
    expect(et(7)).toBeGreaterThan(et(2) + 0.01);
  });

  test('gives way to a newer public report', () => {
    expect(ownReport(showing(2, 5), corrected, summerAfternoon)).toBeDefined();
    expect(ownReport(showing(2, 0), corrected, summerAfternoon)).toBeUndefined();
  });

  test('counts unchanged without a learned difference to this station', () => {
    const other = { ...biasOf(2), station_id: 'KRAC' };
    for (const location of [
      greatLakes,
      { ...greatLakes, station_bias: other },
      { ...corrected, weather_station: null },
    ]) {
      expect(ownReport(showing(2), location, undefined)?.air_temp).toBe(publicAir.air_temp + 2);
    }
  });

  test('gives a prediction at a track without a station, its wind unknown', () => {
    const alone = { ...greatLakes, weather_station: null };
    const report = ownReport(showing(0), alone, undefined)!;
    expect(observationAtTrack(report, alone.elevation)).toMatchObject({
      air_temp: publicAir.air_temp,
      pressure: expect.closeTo(publicAir.pressure + 0.02, 6) as number,
      wind_unknown: true,
    });
    expect(etIn(report, alone)).toBeGreaterThan(0);
  });

  test('has no wind of a public report that is more than an hour older', () => {
    expect(ownReport(showing(2, 60), corrected, summerAfternoon)).not.toHaveProperty('wind_unknown');
    expect(ownReport(showing(2, 61), corrected, summerAfternoon)).toMatchObject({ wind_unknown: true });
  });

  test('counts for an hour', () => {
    const own_reading = showing(2);
    const minutesLater = (minutes: number) =>
      ownReadingNow({ own_reading }, Date.parse(own_reading.datetime) + minutes * minute);
    expect(minutesLater(0)).toBe(own_reading);
    expect(minutesLater(60)).toBe(own_reading);
    expect(minutesLater(61)).toBeUndefined();
    expect(ownReadingNow({}, reportedAt)).toBeUndefined();
  });

  test('is left out where it is in the future, or no air', () => {
    const tomorrow = showing(2, 24 * 60);
    expect(ownReadingNow({ own_reading: tomorrow }, reportedAt)).toBeUndefined();
    const hot = { ...showing(2), air_temp: fahrenheit(1e9) };
    expect(ownReadingNow({ own_reading: hot }, reportedAt)).toBeUndefined();
  });
});
