/*
 * Answers of api.weather.gov on the given days of 2026, as published by others, with one row of each list. They lack
 * what the app does not use: zones, offices, icons and `@context`.
 */

const value = (unit: string, number: number | null, qualityControl = 'V') => ({
  unitCode: `wmoUnit:${unit}`,
  value: number,
  qualityControl,
});
const plain = (unit: string, number: number | null) => ({ unitCode: `wmoUnit:${unit}`, value: number });

/** Answer to `/points/…`, 23 September. */
export const point = {
  type: 'Feature',
  properties: {
    gridId: 'ABQ',
    gridX: 86,
    gridY: 76,
    cwa: 'ABQ',
    forecastHourly: 'https://api.weather.gov/gridpoints/ABQ/86,76/forecast/hourly',
    observationStations: 'https://api.weather.gov/gridpoints/ABQ/86,76/stations',
    timeZone: 'America/Denver',
  },
};

/** Answer to `/points/51.5074,-0.1278`, 18 August, with the fields of other problems. */
export const problem = {
  correlationId: '188962b5',
  title: 'Data Unavailable For Requested Point',
  type: 'https://api.weather.gov/problems/InvalidPoint',
  status: 404,
  detail: 'Unable to provide data for requested point 51.5074,-0.1278',
  instance: 'https://api.weather.gov/requests/188962b5',
};

/** Row of `/gridpoints/…/stations`. */
export const listedStation = {
  id: 'https://api.weather.gov/stations/0007W',
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-84.1787, 30.53099] },
  properties: {
    '@id': 'https://api.weather.gov/stations/0007W',
    '@type': 'wx:ObservationStation',
    elevation: plain('m', 49.0728),
    stationIdentifier: '0007W',
    name: 'Montford Middle',
    timeZone: 'America/New_York',
  },
};

/** Row of `/stations/KBDU/observations`, 18 August. */
export const observation = {
  properties: {
    '@id': 'https://api.weather.gov/stations/KBDU/observations/2026-08-18T12:15:00+00:00',
    '@type': 'wx:ObservationStation',
    elevation: plain('m', 1612),
    station: 'https://api.weather.gov/stations/KBDU',
    stationId: 'KBDU',
    stationName: 'Boulder Municipal Airport',
    timestamp: '2026-08-18T12:15:00+00:00',
    rawMessage: 'KBDU 181215Z AUTO 22005KT 10SM CLR 20/04 A3024 RMK AO2',
    textDescription: 'Clear',
    presentWeather: [],
    temperature: value('degC', 20),
    dewpoint: value('degC', 4),
    windDirection: value('degree_(angle)', 220),
    windSpeed: value('km_h-1', 9.36),
    windGust: value('km_h-1', null, 'Z'),
    barometricPressure: value('Pa', 102_410),
    seaLevelPressure: value('Pa', null, 'Z'),
    visibility: value('m', 16_090, 'C'),
    maxTemperatureLast24Hours: plain('degC', null),
    minTemperatureLast24Hours: plain('degC', null),
    precipitationLastHour: value('mm', null, 'Z'),
    precipitationLast3Hours: value('mm', null, 'Z'),
    precipitationLast6Hours: value('mm', null, 'Z'),
    relativeHumidity: value('percent', 34.828941973215),
    windChill: value('degC', null),
    heatIndex: value('degC', null),
    cloudLayers: [],
  },
};

/** Pressure of that report in Pa, and the altimeter setting in inHg that its raw message writes as A3024. */
export const barometer = { barometricPressure: 102_410, altimeterSetting: 30.24 };

/** Answer to `/gridpoints/…/forecast/hourly`, 5 October. */
export const hourlyForecast = {
  type: 'Feature',
  properties: {
    units: 'us',
    forecastGenerator: 'HourlyForecastGenerator',
    generatedAt: '2026-10-05T08:58:32+00:00',
    updateTime: '2026-10-05T08:53:03+00:00',
    validTimes: '2026-10-05T02:00:00+00:00/P7DT23H',
    elevation: plain('m', 441.96),
    periods: [
      {
        number: 1,
        name: '',
        startTime: '2026-10-05T04:00:00-04:00',
        endTime: '2026-10-05T05:00:00-04:00',
        isDaytime: false,
        temperature: 58,
        temperatureUnit: 'F',
        temperatureTrend: null,
        probabilityOfPrecipitation: plain('percent', 0),
        dewpoint: plain('degC', 14.444444444444445),
        relativeHumidity: plain('percent', 100),
        windSpeed: '1 mph',
        windDirection: 'W',
        shortForecast: 'Areas Of Fog',
        detailedForecast: '',
      },
    ],
  },
};
