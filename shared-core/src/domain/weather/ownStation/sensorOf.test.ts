import { sensorOf } from './sensorOf';

describe('the sensor of a label', () => {
  test.each([
    'Outdoor Temperature (℉)',
    'Outside Temp',
    'Temp Out',
    'temp_out',
    'Air Temp',
    'air_temperature',
    'Ambient Temp',
    'Dry Bulb Temp',
    'Außentemperatur',
  ])('%s is the thermometer outside', (label) => {
    expect(sensorOf(label)).toEqual({ field: 'air_temp', rank: 0 });
  });

  test.each(['Temp', 'Temp - °F', 'tempf', 'TEMP', 'Temperature', 'temperature_c'])(
    '%s is a thermometer',
    (label) => {
      expect(sensorOf(label)).toEqual({ field: 'air_temp', rank: 1 });
    },
  );

  test.each([
    'Sensor 1 Temperature (°F)',
    'Outdoor 2 Temperature',
    'CH2 Temperature',
    'Temp 2',
    'temp1f',
    'Avg Temp',
    'Remote Temp',
  ])('%s is one of several', (label) => {
    expect(sensorOf(label)).toEqual({ field: 'air_temp', rank: 2 });
  });

  test.each([
    'Inside Temp - °F',
    'Indoor Temperature(℃)',
    'In Temp',
    'temp_in',
    'tempinf',
    'Trailer Temp',
    'Wet Bulb Temp.',
    'High Temp - °F',
    'Low Temp',
    'Feels Like (°F)',
    'Heat Index',
    'Wind Chill',
    'THW Index - °F',
    'Track Temp',
    'Water Temp',
    'In Hum',
    'humidityin',
    'Absolute Humidity',
    'Vapor Pressure',
    'VPD(kPa)',
    'Bar Trend',
    'Tire Pressure',
    'High Bar - in Hg',
    'Wind Direction (10 mins)',
    'Wind Gust (mph)',
    'windgustmph',
    'winddir',
    'wind_lull',
    'Headwind',
    'Dens. Alt.',
    'Altitude',
    'Grains',
    'air_density',
    'Air Density Ratio',
    'Humidity Ratio',
    'Air Quality',
    'Solar Radiation (W/m^2)',
    'Inside Dew Point - °F',
    'PM2.5',
    '',
  ])('%s is none of the air at the track', (label) => {
    expect(sensorOf(label)).toBeUndefined();
  });

  test.each([
    ['Hum - %', 1],
    ['Rel. Hum.', 1],
    ['RH', 1],
    ['relative_humidity', 1],
    ['Out Hum', 0],
    ['Outdoor Humidity(%)', 0],
    ['Sensor 1 Humidity (%)', 2],
  ])('%s is a hygrometer of rank %d', (label, rank) => {
    expect(sensorOf(label)).toEqual({ field: 'humidity', rank });
  });

  test.each([
    ['Station P.', 0, 'station'],
    ['Station Pressure', 0, 'station'],
    ['Abs Press - in Hg', 0, 'station'],
    ['ABS Pressure(hPa)', 0, 'station'],
    ['bar_absolute', 0, 'station'],
    ['baromabsin', 0, 'station'],
    ['Uncorrected Baro', 0, 'station'],
    ['Baro.', 1, undefined],
    ['Barometer - in Hg', 1, undefined],
    ['Bar', 1, undefined],
    ['pressure', 1, undefined],
    ['Altimeter', 2, 'sea'],
    ['REL Pressure(hPa)', 2, 'sea'],
    ['Relative Pressure (inHg)', 2, 'sea'],
    ['sea_level_pressure', 2, 'sea'],
    ['bar_sea_level', 2, 'sea'],
    ['baromrelin', 2, 'sea'],
    ['Corrected Barometer', 2, 'sea'],
  ] as const)('%s is a barometer of rank %d', (label, rank, level) => {
    expect(sensorOf(label)).toEqual({ field: 'pressure', rank, ...(level && { level }) });
  });

  test.each([
    ['Wind Speed - mph', 'wind_speed', 0],
    ['Wind(m/s)', 'wind_speed', 0],
    ['wind_avg', 'wind_speed', 0],
    ['windspeedmph', 'wind_speed', 0],
    ['Wind Speed (10 min avg)', 'wind_speed', 0],
    ['Speed', 'wind_speed', 2],
    ['Dew Point', 'dew_point', 1],
    ['dewPoint', 'dew_point', 1],
  ] as const)('%s is %s of rank %d', (label, field, rank) => {
    expect(sensorOf(label)).toEqual({ field, rank });
  });
});
