import { fahrenheit, inHg, mph, percent } from '../../units/units';
import { learnStationBias, withStationBias } from './stationBias';

const station = { air_temp: fahrenheit(87), humidity: percent(54), pressure: inHg(29.13) };
const own = (warmer: number) => ({
  air_temp: fahrenheit(87 + warmer),
  humidity: percent(50),
  pressure: inHg(29.15),
});
const learn = (warmer: number, known?: ReturnType<typeof learnStationBias>) =>
  learnStationBias(known, { stationId: 'KENW', own: own(warmer), station });

describe('the difference of an own station to the public one', () => {
  test('is that of the first reading, then the mean of all', () => {
    const first = learn(2);
    expect(first).toMatchObject({ station_id: 'KENW', air_temp: 2, humidity: -4, readings: 1 });
    expect(first.pressure).toBeCloseTo(0.02, 9);
    expect(learn(1, first)).toMatchObject({ air_temp: 1.5, readings: 2 });
  });

  test('forgets what is more than ten or so readings ago', () => {
    let bias = learn(10);
    for (let reading = 0; reading < 60; reading += 1) bias = learn(1, bias);
    expect(bias.readings).toBe(10);
    expect(bias.air_temp).toBeCloseTo(1, 1);
  });

  test('begins anew with another public station', () => {
    expect(learn(1, { ...learn(9), station_id: 'KRAC' })).toMatchObject({ air_temp: 1, readings: 1 });
  });

  test('makes of the public air what the own station would report, its humidity never above 100', () => {
    const air = { ...station, humidity: percent(99), datetime: '2026-06-20T17:55:00Z', wind_speed: mph(6) };
    const corrected = withStationBias(air, { ...learn(2), humidity: 4 });
    expect(corrected).toMatchObject({
      air_temp: 89,
      humidity: 100,
      dew_point: expect.closeTo(89, 5) as number,
    });
    expect(corrected.pressure).toBeCloseTo(29.15, 9);
  });
});
