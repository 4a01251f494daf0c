import { fahrenheit, inHg, mph, percent } from '../../units/units';
import { checkWeather } from './checkWeather';

describe('checking typed weather', () => {
  test('takes the ends of each range, and missing numbers', () => {
    const low = { air_temp: fahrenheit(-60), humidity: percent(0), pressure: inHg(15), wind_speed: mph(0) };
    const high = {
      air_temp: fahrenheit(140),
      humidity: percent(100),
      pressure: inHg(33),
      wind_speed: mph(100),
    };
    expect([checkWeather(low).errors, checkWeather(high).errors, checkWeather({}).errors]).toEqual([
      {},
      {},
      {},
    ]);
  });

  test('each number out of range has its own sentence', () => {
    const wrong = {
      air_temp: fahrenheit(141),
      humidity: percent(-1),
      pressure: inHg(NaN),
      wind_speed: mph(101),
    };
    expect(checkWeather(wrong).errors).toEqual({
      air_temp: 'Temperature must be between -60 and 140 °F.',
      humidity: 'Humidity must be between 0 and 100 %.',
      pressure: 'Station pressure must be between 15 and 33 inHg.',
      wind_speed: 'Wind must be between 0 and 100 mph.',
    });
  });
});
