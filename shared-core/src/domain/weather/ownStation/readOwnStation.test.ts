import { processorClock } from '../../../testing/processorClock';
import { feet } from '../../units/units';
import type { WeatherField } from '../station/checkWeather';
import { longestOwnStation, readOwnStation } from './readOwnStation';

const track = { elevation: feet(750), timezone: 'America/Chicago' };
const saturday = Date.parse('2026-06-20T18:00:00.000Z');
const readAll = (text: string, place: typeof track, now = saturday) => readOwnStation(text, place, now);
/** The values alone, with the time. */
const read = (text: string, place: typeof track, now = saturday) => {
  const { values, datetime } = readAll(text, place, now);
  const air: Partial<Record<WeatherField, number>> = Object.fromEntries(
    Object.entries(values).map(([field, { value }]) => [field, value]),
  );
  return { ...air, ...(datetime !== undefined && { datetime }) };
};
const atSea = { ...track, elevation: feet(0) };

describe('a text pasted from an own station', () => {
  test.each([
    ['Temp 87.2 F Humidity 54 % Pressure 29.13 inHg Wind 6 mph'],
    ['Temperature: 87.2\nRH: 54\nBaro: 29.13\nWind: 6'],
    ['time,Temp F,Humidity %,Station pressure,Wind\n12:50,80,50,29.1,2\n12:55,87.2,54,29.13,6'],
    ['"Air temp"\t"Humidity"\t"Pressure"\t"Wind speed"\n87,2\t54\t29,13\t6'],
  ])('is read from %j', (text) => {
    expect(read(text, track)).toEqual({
      air_temp: 87.2,
      humidity: 54,
      pressure: 29.13,
      wind_speed: 6,
    });
  });

  test('is turned into the units of the racer', () => {
    const { air_temp, pressure, wind_speed } = read('Temp 30 °C, Pressure 986.5 hPa, Wind 3 m/s', track);
    expect(air_temp).toBeCloseTo(86, 6);
    expect(pressure).toBeCloseTo(29.13, 2);
    expect(wind_speed).toBeCloseTo(6.71, 2);
  });

  test('reads a table in °C by its heads', () => {
    expect(read('Temp (°C);Humidity (%)\n30;54', track).air_temp).toBeCloseTo(86, 6);
  });

  test('turns a pressure at sea level into station pressure', () => {
    expect(read('Altimeter 29.92', track).pressure).toBeCloseTo(29.13, 2);
  });

  test.each([
    ['Barometric Pressure,Altitude,Station Pressure\n29.92,742,29.13'],
    ['Station Pressure,Altitude,Barometric Pressure\n29.13,742,29.92'],
    ['Altimeter 29.92 inHg, Absolute pressure 29.13 inHg'],
  ])('takes the pressure named station pressure: %j', (text) => {
    expect(read(text, track).pressure).toBe(29.13);
  });

  test.each([
    ['the newest last', 'Time,Temp F\n12:50,80\n12:55,87.2'],
    ['the newest first', 'Time,Temp F\n12:55,87.2\n12:50,80'],
    ['dates, the newest first', 'Date,Temp F\n2026-06-20 00:05,87.2\n2026-06-19 23:55,80'],
  ])('gives the newest line of a table with %s', (_, text) => {
    expect(read(text, track)).toMatchObject({ air_temp: 87.2 });
  });

  test.each([
    ['Date,Time,Temp F\n06/20/2026,12:50 PM,80\n06/20/2026,12:55 PM,87.2', '2026-06-20T17:55:00.000Z'],
    ['Time,Temp F\n2026-06-20 12:55:30,87.2\n2026-06-20 12:50:30,80', '2026-06-20T17:55:30.000Z'],
    ['Timestamp,Temp F\n2026-06-20T17:55:00Z,87.2', '2026-06-20T17:55:00.000Z'],
    ['Date;Time;Temp F\n05.06.2026;12:55;87,2', '2026-06-05T17:55:00.000Z'],
    ['Date,Time,Temp F\n20/06/2026,12:55,87.2', '2026-06-20T17:55:00.000Z'],
  ])('tells the time of a table with dates by the clocks of the track: %j', (text, datetime) => {
    expect(read(text, track)).toEqual({ air_temp: 87.2, datetime });
  });

  test.each([
    ['05/06/2026 12:55', '2026-06-05T13:00', '2026-06-05T12:55'],
    ['05/06/2026 12:55', '2026-05-06T13:00', '2026-05-06T12:55'],
    ['06/05/2026 12:55', '2026-05-06T13:00', '2026-05-06T12:55'],
    ['06/05/2026 12:55', '2026-06-05T13:00', '2026-06-05T12:55'],
    ['01/12/2026 12:55', '2026-12-01T12:50', '2026-12-01T12:55'],
    ['01/12/2026 12:55', '2026-12-01T11:50', '2026-12-01T12:55'],
    ['06/05/2026 12:55', '2026-04-01T13:00', '2026-05-06T12:55'],
  ])('dated %s is of the possible day at %s', (written, now, datetime) => {
    const moment = (local: string) => Date.parse(`${local}:00.000-0${local < '2026-11' ? 5 : 6}:00`);
    expect(read(`Time,Temp F\n${written},87.2`, track, moment(now)).datetime).toBe(
      new Date(moment(datetime)).toISOString(),
    );
  });

  test.each([
    ['Time,Temp F\n12:55,87.2', track],
    ['Date,Temp F\n06/20/2026,87.2', track],
    ['Date,Time,Temp F\n06/20/2026,12:55,87.2', { ...track, timezone: '' }],
    ['Temp 87.2 F', track],
  ])('without a date, a time of day or known clocks tells no time: %j', (text, place) => {
    expect(read(text, place)).toEqual({ air_temp: 87.2 });
  });

  const tableOf = (times: string[], head = 'Time') =>
    [`${head},Temp °F`, ...times.map((time, index) => `${time},${70 + index}`)].join('\n');
  test.each([
    ['past midnight', tableOf(['11:45 PM', '11:55 PM', '12:05 AM']), 72],
    ['past midnight with the newest first', tableOf(['12:05 AM', '11:55 PM', '11:45 PM']), 70],
    ['by clocks without AM and PM', tableOf(['11:50', '12:50', '1:50', '2:50']), 73],
    [
      'with a date and a time of their own',
      tableOf(['06/20/2026,11:55 PM', '06/21/2026,12:05 AM'], 'Date,Time'),
      71,
    ],
    ['with both, the newest first', tableOf(['12:05 AM,06/21/2026', '11:55 PM,06/20/2026'], 'Time,Date'), 70],
  ])('reads the newest line of a table %s', (_, table, air_temp) => {
    expect(read(table, atSea).air_temp).toBe(air_temp);
  });

  test.each([
    ['by their clocks', tableOf(['12:40', '12:55', '12:35', '12:45']), 71],
    ['by their dates', tableOf(['2026-06-20 12:40', '2026-06-20 12:55', '2026-06-19 12:58']), 71],
    ['by days before months', tableOf(['19/06/2026 23:50', '20/06/2026 12:55', '12/06/2026 12:58']), 71],
    ['where they go back once at the end', tableOf(['12:45', '12:50', '12:55', '12:40']), 72],
  ])('doubts the newest line of a table whose lines are not in order %s', (_, table, value) => {
    const { values } = readAll(table, atSea);
    expect(values.air_temp).toEqual({
      value,
      doubt: 'The lines are not in order of time. Is this the newest?',
    });
  });

  test('doubts the newest of lines whose clocks may have passed noon without PM', () => {
    expect(readAll(tableOf(['12:50', '12:55', '1:05']), atSea).values.air_temp).toMatchObject({
      value: 72,
      doubt: expect.stringContaining('not in order') as string,
    });
  });

  test('takes the newest line by its moment, whatever order the lines are in', () => {
    const lines = ['2026-06-20T17:40:00Z', '2026-06-20T17:55:00Z', '2026-06-20T17:35:00Z'];
    expect(readAll(tableOf(lines), atSea)).toEqual({
      values: { air_temp: { value: 71 } },
      datetime: '2026-06-20T17:55:00.000Z',
    });
  });

  test('doubts the newest moment of a table whose middle is not read', () => {
    const minute = (index: number) => new Date(saturday - (index % 7) * 60_000 - index * 6_000).toISOString();
    const table = tableOf(Array.from({ length: 301 }, (_, index) => minute(index)));
    expect(readAll(table, atSea).values.air_temp?.doubt).toMatch(/not in order/);
  });

  test('ignores temperatures of the track, the trailer or the engine', () => {
    expect(read('Track temp 125 F, Oil temp 210 F, Air temp 87 F', atSea)).toEqual({
      air_temp: 87,
    });
    expect(read('Inside Temp,Inside Hum,Outside Temp,Outside Hum\n72.1,40,88.2,51', atSea)).toEqual({
      air_temp: 88.2,
      humidity: 51,
    });
    expect(read('Vapor Pressure 0.62 inHg, Barometer (in) 29.13', atSea)).toEqual({
      pressure: 29.13,
    });
  });

  test('reads a pressure of over a thousand with its comma', () => {
    expect(read('Station pressure 1,013.2 hPa', atSea).pressure).toBeCloseTo(29.92, 2);
  });

  test.each(['Baro 760 mmHg', 'Pressure 760 Torr', 'Pressure (mmHg),Temp F\n760,80'])(
    'reads millimetres of mercury: %s',
    (text) => {
      expect(read(text, atSea).pressure).toBeCloseTo(29.92, 2);
    },
  );

  test('leaves out values of other things', () => {
    expect(read('Dew point 68 F, Density altitude 2997 ft, Wind gust 12 mph', track)).toEqual({});
    expect(read('nothing here', track)).toEqual({});
    expect(read('', track)).toEqual({});
  });

  test.each([
    ['a digit in its labels', 'Time,PM2.5,Temp F,Humidity\n12:50,9,87.2,54'],
    [
      'a digit in the label of the wind',
      'Time,Temp F,Humidity,Wind Direction (10 mins)\n12:45,80,50,300\n12:50,87.2,54,315',
    ],
    ['lines before its labels', 'Station 4711\nExported, 2026-06-20\n\nTime,Temp F,Humidity\n12:50,87.2,54'],
    ['its units below its labels', 'Time,Temp,Humidity,Sun\nhh:mm,°F,%,W/m2\n12:50,87.2,54,700'],
    ['a line of words at its end', 'Time,Temp F,Humidity\n12:50,87.2,54\nEnd of file'],
  ])('gives the values of a table with %s', (_, table) => {
    expect(read(table, track)).toEqual({ air_temp: 87.2, humidity: 54 });
  });

  test.each([
    ['Time;Temp;Humidity\n;°C;%\n12:50;30;54'],
    ['Time,Temp,Humidity\n,deg C,%\n12:50,30,54'],
    ['Time,temp_c,humidity\n12:50,30,54'],
  ])('turns a table in °C into °F: %j', (table) => {
    expect(read(table, track).air_temp).toBeCloseTo(86, 6);
  });

  test('takes the values of one line from no other', () => {
    expect(read('Temp\n12:50 Humidity 54 %', track)).toEqual({ humidity: 54 });
    expect(read('Hello, the air\nTemp 87.2 F', track)).toEqual({ air_temp: 87.2 });
  });

  const kept = (piece: string) => piece.repeat(Math.floor(100_000 / piece.length));
  test.each([
    ['spaces', `Temp${kept(' ')}x`],
    ['spaces and dots', `Temp${kept(' .')}x`],
    ['letters', kept('rel')],
    ['thousands', `Temp ${kept('1,111')}`],
    ['digits', `Temp ${kept('1')}x`],
    ['cells', kept('air,')],
    ['lines', kept('Temp,Hum\n')],
    ['labels', kept('Temp 1 ')],
    ['ligatures', 'ﷺ'.repeat(3990)],
    ['quotes', kept('"a,')],
    ['dates', `Time,Temp\n${kept('2026-06-20 12:50,80\n')}`],
    ['labels above', kept('Temp\n')],
    ['degrees', kept('1 °')],
    ['a table', `Time,Temp,Hum\n${kept('12:50,1,2\n')}`],
  ])('are found in 100 kB of hostile %s in well under a second', (_, text) => {
    const spent = processorClock();
    read(text, track);
    expect(spent()).toBeLessThan(1000);
  });

  test('are not searched in too long a text', () => {
    expect(read(`Temp 87.2 F${' '.repeat(longestOwnStation)}`, track)).toEqual({});
  });
});

describe('the station of a trailer', () => {
  const byron = { elevation: feet(742), timezone: 'America/Chicago' };
  const values = (text: string, reported?: { air_temp: number; pressure: number }, place = byron) =>
    Object.fromEntries(
      Object.entries(readOwnStation(text, place, saturday, reported).values).map(
        ([field, { value, doubt }]) => [field, `${value.toFixed(2)}${doubt === undefined ? '' : '?'}`],
      ),
    );

  test('shows the pressure at the track, whatever column stands first', () => {
    expect(
      values(
        'FORMATTED DATE_TIME,Temp,Wet Bulb Temp.,Rel. Hum.,Baro.,Altitude,Station P.,Dew Point\nYYYY-MM-DD HH:MM:SS,°F,°F,%,inHg,ft,inHg,°F\n2026-06-20 12:53:00,81.4,69.9,58,30.05,742,29.26,65.2',
      ),
    ).toEqual({ air_temp: '81.40', humidity: '58.00', pressure: '29.26' });
    expect(
      values(
        'Date & Time,Barometer - in Hg,Temp - °F,Hum - %,Inside Temp - °F,Abs Press - in Hg\n6/20/26 12:55 PM,30.050,81.4,58,72.0,29.26',
      ),
    ).toEqual({ air_temp: '81.40', humidity: '58.00', pressure: '29.26' });
  });

  test('shows the air outside, though the columns of the trailer stand first', () => {
    expect(
      values(
        'ts,temp_in,hum_in,temp_out,hum_out,bar_sea_level,bar_absolute\n2026-06-20T17:56:00Z,72.1,41,81.4,58,30.05,29.26',
      ),
    ).toEqual({ air_temp: '81.40', humidity: '58.00', pressure: '29.26' });
  });

  test('shows ℃, m/s and hPa, written or left out', () => {
    expect(
      values(
        'Time,Outdoor Temperature(℃),Outdoor Humidity(%),Indoor Temperature(℃),Wind(m/s),REL Pressure(hPa),ABS Pressure(hPa)\n2026-06-20 12:55,27.4,58,22.2,2.0,1017.6,990.8',
      ),
    ).toEqual({ air_temp: '81.32', humidity: '58.00', pressure: '29.26', wind_speed: '4.47' });
    expect(
      values(
        'timestamp,station_pressure,sea_level_pressure,air_temperature,relative_humidity,wind_avg\n2026-06-20T17:55:00Z,990.8,1017.6,27.4,58,2.0',
      ),
    ).toEqual({ air_temp: '81.32', humidity: '58.00', pressure: '29.26', wind_speed: '4.47?' });
  });

  test('is of now in the second of two hours, and of the first while that lasts', () => {
    const text = 'Date,Time,Temp F\n11/01/2026,1:22 AM,52\n11/01/2026,1:32 AM,51.6';
    const at = (now: string) => readOwnStation(text, byron, Date.parse(now)).datetime;
    expect(at('2026-11-01T07:33:00Z')).toBe('2026-11-01T07:32:00.000Z');
    expect(at('2026-11-01T06:33:00Z')).toBe('2026-11-01T06:32:00.000Z');
    expect(at('2026-11-01T09:00:00Z')).toBe('2026-11-01T07:32:00.000Z');
  });

  test.each([
    ['a pressure set to sea level without a word', 'Baro 30.05', { pressure: '29.26?' }],
    ['a pressure that may be both', 'Baro 29.55', { pressure: '29.55?' }],
    ['a pressure of another place', 'Station pressure 24.91', { pressure: '24.91?' }],
    ['a pressure of another country', 'Station pressure 1016 hPa', { pressure: '30.00?' }],
    ['a sea level that was never set', 'Relative pressure 29.26', { pressure: '29.26?' }],
    ['two thermometers', 'Temp 81.4 F\nTemp 77.2 F', { air_temp: '81.40?' }],
    ['one of several thermometers', 'Sensor 1 Temperature 81.4 F', { air_temp: '81.40?' }],
    ['a temperature without a unit that may be both', 'Temp 41', { air_temp: '41.00?' }],
    ['a cold night or a warm day', 'Temp 27', { air_temp: '80.60?' }],
    [
      'humidity that is not that of its dew point',
      'Temp 81.4 F\nHum 30 %\nDew point 65.2 F',
      { air_temp: '81.40', humidity: '30.00?' },
    ],
    ['humidity as a share', 'Hum 0.58', { humidity: '58.00?' }],
  ])('doubts %s', (_, text, found) => {
    expect(values(text)).toEqual(found);
  });

  test('is believed where the public station shows the same air, and doubted where it does not', () => {
    const reported = { air_temp: 83, pressure: 29.24 };
    expect(values('Baro 30.05, Temp 27', reported)).toEqual({ air_temp: '80.60', pressure: '29.26' });
    expect(values('Baro 29.26, Temp 81', reported)).toEqual({ air_temp: '81.00', pressure: '29.26' });
    expect(values('Station pressure 29.61', reported)).toEqual({ pressure: '29.61?' });
  });

  test.each([
    ['29.18', '29.18'],
    ['988.2', '29.18'],
    ['98.82', '29.18'],
    ['741.2', '29.18'],
    ['98820', '29.18'],
    ['988,2', '29.18'],
  ])('shows station pressure %s in the only unit that it fits', (written, inches) => {
    expect(values(`Station pressure: ${written}`)).toEqual({ pressure: inches });
  });

  test.each([
    ['Wind: Calm', '0.00'],
    ['Wind\nCalm', '0.00'],
    ['Wind 203° 6 mph', '6.00'],
    ['Wind VRB 3 knots', '3.45'],
    ['Wind: SSW at 10 km/h', '6.21'],
    ['Wind,Temp\nCalm,81.4 °F', '0.00'],
  ])('shows the wind in %j', (text, wind_speed) => {
    expect(values(text)).toMatchObject({ wind_speed });
  });

  test('tells its humidity by its dew point', () => {
    expect(values('Temp 81.4 °F\nDew point 65.2 °F')).toEqual({ air_temp: '81.40', humidity: '57.98' });
  });

  test('has sections, values behind their names, and names behind their values', () => {
    const air = { air_temp: '81.40', humidity: '58.00' };
    expect(values('INDOOR\nTemp 72.1 °F\nHum 41 %\nOUTDOOR\nTemp 81.4 °F\nHum 58 %')).toEqual(air);
    expect(values('Indoor 72.1 °F 41 %\nOutdoor 81.4 °F 58 %')).toEqual(air);
    expect(values('81.4 °F Temperature\n58 % Humidity')).toEqual(air);
    expect(values('TEMP   HUMID   BARO\n81.4   58.0   29.26')).toEqual({ ...air, pressure: '29.26' });
    expect(values('Temp\tHum\tTemp\nOut\tOut\tIn\n81.4\t58\t72.1')).toEqual(air);
  });

  test('is not read where a comma shifts the cells', () => {
    expect(values('Temp (°C),Hum\n27,4,58')).toEqual({});
    expect(values('Temp (°C);Hum\n27,4;58')).toEqual({ air_temp: '81.32', humidity: '58.00' });
    expect(values('"Temp (°C)","Hum"\n"27,4","58"')).toEqual({ air_temp: '81.32', humidity: '58.00' });
  });

  test.each([
    ['a week ago', 'Date,Time,Temp F\n06/13/2026,12:55 PM,81.4', '2026-06-13T17:55:00.000Z'],
    ['on a screen of a week ago', 'Sat 06/13/2026 12:55 PM\nTemp 81.4 F', '2026-06-13T17:55:00.000Z'],
    ['this morning', 'Time,Temp F\n8:05 AM,81.4', '2026-06-20T13:05:00.000Z'],
    ['last night', 'Time,Temp F\n9:05 PM,81.4', '2026-06-20T02:05:00.000Z'],
    ['in seconds of Unix', 'timestamp,Temp F\n1781978100,81.4', '2026-06-20T17:55:00.000Z'],
    [
      'by a clock that its head names',
      '"Date Time, GMT-05:00","Temp, °F"\n06/20/26 12:55:00 PM,81.4',
      '2026-06-20T17:55:00.000Z',
    ],
    ['in a file of names', '{"ts": 1781978100, "tempf": 81.4}', '2026-06-20T17:55:00.000Z'],
    ['with its zone on a screen', 'at 2026-06-20T12:55:00-05:00\nTemp 81.4 F', '2026-06-20T17:55:00.000Z'],
    ['by the clock of Greenwich', 'timestamp_utc,Temp F\n2026-06-20 17:55,81.4', '2026-06-20T17:55:00.000Z'],
  ])('showed this %s', (_, text, datetime) => {
    expect(readOwnStation(text, byron, saturday)).toMatchObject({
      values: { air_temp: { value: 81.4 } },
      datetime,
    });
  });

  test('is doubted where its time lies ahead', () => {
    const { values: found } = readOwnStation('Time,Temp F\n2026-06-21 12:55,81.4', byron, saturday);
    expect(found.air_temp?.doubt).toBe('Its time lies ahead of this phone. Is it of now?');
  });

  test('has no values in a text that is long once it is spelled out', () => {
    expect(readOwnStation(`Temp 81.4 F ${'ﷺ'.repeat(3990)}`, byron, saturday)).toEqual({ values: {} });
    expect(readOwnStation(`Temp,Hum\n81.4,${'ﷺ'.repeat(15_000)}`, byron, saturday)).toEqual({ values: {} });
  });
});

describe('a screen with columns', () => {
  test.each([
    [
      'inside and outside',
      '  Inside Outside\nTemperature 75.0 84.2\nHumidity 45 61\nStation pressure 29.13 in',
    ],
    ['highs and lows before now', 'High  Low  Current\nTemp 91.0 67.1 84.2\nHum 95 48 61\nPressure 29.13'],
    ['sensor, low, high and now', 'Sensor Min Max Now\nTemp 67.1 91.0 84.2\nHum 48 95 61\nPressure 29.13'],
  ])('shows the air outside now beside %s', (_, text) => {
    expect(read(text, track)).toEqual({ air_temp: 84.2, humidity: 61, pressure: 29.13 });
  });

  test('is doubted if it shows two days', () => {
    const { values } = readAll('Today Yesterday\nTemp 84.2 79.0', track);
    expect(values.air_temp).toMatchObject({ value: 84.2, doubt: expect.any(String) as string });
  });
});

describe('a table of a station', () => {
  test('ends before the line of its averages', () => {
    const text = 'Time,Temp F,Humidity\n12:50 PM,84.2,61\n12:55 PM,83.9,62\nAverage,79.1,70';
    expect(read(text, track)).toEqual({ air_temp: 83.9, humidity: 62 });
  });

  test('with lines of two sensors at one moment is doubted', () => {
    const text =
      'Device,Time,Temp F\nTrailer,2026-06-20 12:45,75.0\nLanes,2026-06-20 12:50,84.2\nTrailer,2026-06-20 12:50,75.1';
    expect(readAll(text, track).values.air_temp).toMatchObject({ doubt: expect.any(String) as string });
  });

  test('shows its time under a head of another language, and no room', () => {
    const text =
      'Heure,Température intérieure(℃),Température extérieure(℃)\n2026-06-20 09:50,24.1,28.8\n2026-06-20 09:55,24.1,29';
    const { air_temp, datetime } = read(text, track);
    expect(air_temp).toBeCloseTo(84.2, 6);
    expect(datetime).toBe('2026-06-20T14:55:00.000Z');
  });

  test('takes no angle of the wind for its speed', () => {
    expect(read('Temp 84.2\nWind angle 12\nWind speed 5', track).wind_speed).toBe(5);
  });
});
