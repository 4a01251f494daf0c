import { handWrittenTables, type RowTruth } from '../../../testing/fixtures/handWrittenTables';
import { judgeTable } from '../../../testing/fixtures/judgeTable';

describe('a table written by hand', () => {
  test.each(handWrittenTables.map((table) => [table.name, table] as const))(
    'has all its values as %s, right or doubted',
    (_, table) => {
      expect(judgeTable(table)).toMatchObject({ absent: 0, wrong: [] });
    },
  );

  test('is undoubted in at least 85 % of its values', () => {
    const verdicts = handWrittenTables.map(judgeTable);
    const sum = (of: 'right' | 'doubted') => verdicts.reduce((all, verdict) => all + verdict[of], 0);
    expect(sum('right') / (sum('right') + sum('doubted'))).toBeGreaterThan(0.85);
  });
});

const at = '2026-07-18T18:20:00.000Z';
const when = '7/18/2026,1:20 PM';
const slip = { et_60: 1.643, et_660: 6.921, mph_660: 100.84, et_1320: 10.811, mph_1320: 125.32 };
const heads = 'Date,Time,60 ft,1/8 ET,1/8 MPH,1/4 ET,1/4 MPH';
const row = `${when},1.643,6.921,100.84,10.811,125.32`;
const air = { air_temp: 84, humidity: 55, pressure: 29.24 };

/** Judges a table of one row; none of its values may be doubted unless named. */
const judged = (text: string, truth: Partial<RowTruth> = {}) =>
  judgeTable({ name: '', text, rows: [{ at, slip, ...truth }] });
const right = { doubted: 0, absent: 0, wrong: [] };

describe('columns of the air', () => {
  test.each([
    [
      'indoors before outdoors',
      'Indoor Temp,Indoor Humidity,Outdoor Temp,Outdoor Humidity,Station Pressure',
      '71,38,84,55,29.24',
    ],
    ['outdoors before indoors', 'Temp Out,Hum Out,Temp In,Hum In,Abs Press', '84,55,71,38,29.24'],
    ['a wet bulb before the dry one', 'Wet Bulb,Temp,RH,Station P.', '72,84,55,29.24'],
    ['a plain one beside the trailer’s', 'Trailer Temp,Temp F,Hum,Baro (station)', '71,84,55,29.24'],
    [
      'engine, road and felt ones',
      'Water Temp,Track Temp,Heat Index,Temp °F,Hum %,Baro abs',
      '160,121,88,84,55,29.24',
    ],
    [
      'relative pressure before absolute',
      'Temp,Hum,Relative Pressure (inHg),Absolute Pressure (inHg)',
      '84,55,30.03,29.24',
    ],
    ['a barometer before the station’s', 'Temp,Hum,Baro.,Station P.', '84,55,30.03,29.24'],
    [
      'sea level before the station in hPa',
      'Temp,Hum,Sea Level Pressure hPa,Station Pressure hPa',
      '84,55,1016.9,990.2',
    ],
    ['sea level in kPa alone', 'Temp,Hum,Sea level pressure (kPa)', '84,55,101.69'],
    ['sea level in mmHg alone', 'Temp,Hum,Sea level (mmHg) pressure', '84,55,762.8'],
    ['vapor pressure and grains', 'Temp,Hum,Baro,Vapor Pressure,Water Grains', '84,55,29.24,.61,95'],
    ['℃', 'Temp(℃),Hum,Abs(hPa)', '28.89,55,990.2'],
    ['a dew point in two words', 'Temp (F),Dew Point (F),Station Pressure (inHg)', '84,66.3,29.24'],
    ['gusts before the wind', 'Temp,Hum,Baro,Wind Gust,Wind Chill', '84,55,29.24,17,84'],
  ])('with %s are read from the right ones', (_, columns, cells) => {
    expect(judged(`${heads},${columns}\n${row},${cells}`, { air })).toMatchObject(right);
  });

  test('are doubted where two fit', () => {
    const text = `${heads},Temp,Air Temp,Hum,Baro\n${row},84,79,55,29.24`;
    expect(judged(text, { air })).toMatchObject({ doubted: 1, absent: 0, wrong: [] });
  });

  test('are doubted where the pressure may be that of the sea', () => {
    const text = `${heads},Temp,Hum,Baro\n${row},84,55,30.03`;
    expect(judged(text, { air })).toMatchObject({ doubted: 1, wrong: [] });
  });

  test.each([
    ['VRB', '4', { wind_speed: 4 }],
    ['Calm', '0', { wind_speed: 0 }],
    ['***', '0', { wind_speed: 0 }],
    ['', 'Calm', { wind_speed: 0 }],
    ['NNW', '6', { wind_speed: 6, wind_degrees: 337.5 }],
    ['South West', '6', { wind_speed: 6, wind_degrees: 225 }],
    ['tail', '6', { wind_speed: 6 }],
    ['200', '5-8', { wind_degrees: 200 }],
    ['', 'SW 6', { wind_speed: 6, wind_degrees: 225 }],
    ['', '6G11 mph', { wind_speed: 6 }],
    ['', 'gusty', {}],
  ])('may say the wind as %j and %j', (from, speed, wind) => {
    const text = `${heads},Temp,Hum,Baro,Wind,Wind Dir\n${row},84,55,29.24,${speed},${from}`;
    expect(judged(text, { air: { ...air, ...wind } })).toMatchObject(right);
  });
});

describe('columns of the slip', () => {
  test.each([
    ['60ft,660ft,660mph,1320ft,1320mph'],
    ["60',660',MPH,1320',MPH"],
    ['60,660,MPH,1320,MPH'],
    ['sixtyFoot,eighthMileET,eighthMileMPH,quarterMileET,quarterMileMPH'],
    ['60 ft,⅛ ET,⅛ MPH,¼ ET,¼ MPH'],
  ])('named %s are known', (columns) => {
    expect(judged(`Date,Time,${columns}\n${row}`)).toMatchObject(right);
  });

  test.each([
    ['without a unit', '60 ft,1/8 ET,1/8 Speed,1/4 ET,1/4 Speed', '162.29', '201.68'],
    ['named', '60 ft,1/8 ET,1/8 km/h,1/4 ET,1/4 km/h', '162.29', '201.68'],
  ])('in km/h, %s, are converted', (_, columns, eighth, quarter) => {
    const text = `Date,Time,${columns}\n${when},1.643,6.921,${eighth},10.811,${quarter}`;
    expect(judged(text)).toMatchObject(right);
  });

  test('are known for a nitro car to 1,000 ft', () => {
    const text = `Date,Time,RT,60,330,660,MPH,1000,MPH\n${when},.062,.842,2.201,2.951,286.3,3.702,327.4`;
    const nitro = { reaction_time: 0.062, et_60: 0.842, et_330: 2.201, et_660: 2.951, mph_660: 286.3 };
    expect(judged(text, { slip: { ...nitro, et_1000: 3.702, mph_1000: 327.4 } })).toMatchObject(right);
  });

  test('in km/h under the name of mph are doubted', () => {
    const text = `${heads}\n${when},1.643,6.921,162.29,10.811,201.68`;
    expect(judged(text)).toMatchObject({ doubted: 2, wrong: [] });
  });

  test('are doubted if no time explains the speed', () => {
    const text = `Date,Time,60 ft,Speed
${when},1.643,201.68`;
    const truth = { slip: { et_60: 1.643, mph_1320: 125.32 } };
    expect(judged(text, truth)).toMatchObject({ doubted: 1, wrong: [] });
  });

  test('are not taken from intervals, and a pressure is no reaction', () => {
    const text = `${heads},0-60 mph,60-130,Vapor Pressure,1/8-1/4 split\n${row},2.91,6.1,.67,3.89`;
    expect(judged(text)).toMatchObject(right);
  });

  test('are doubted if they do not fit the others of the pass', () => {
    const text = `Date,Time,60 ft,330,1/8 ET,1/8 MPH,1/4 ET,1/4 MPH\n${when},1.643,2.898,6.921,100.84,10.811,125.32`;
    const truth = { slip: { ...slip, et_330: 4.541 } };
    expect(judged(text, truth)).toMatchObject({ absent: 0, wrong: [] });
  });

  test.each([
    ['Ln', 'R', 'Right'],
    ['L/R', 'L', 'Left'],
  ])('say the lane as %s %s', (head, cell, lane) => {
    expect(judged(`${heads},${head}\n${row},${cell}`, { lane })).toMatchObject(right);
  });

  test('say the track by its name, not by its elevation', () => {
    const text = `${heads},Track Elevation (ft),Track Temp,Track Name\n${row},742,118,Byron`;
    expect(judged(text, { track: 'Byron' })).toMatchObject(right);
  });

  test.each([
    ['DNF', { quality: 'Flawed' }],
    ['broke', { quality: 'Flawed' }],
    ['Spun', { quality: 'Spun' }],
    ['lifted', { quality: 'Lifted' }],
    ['RL', { result: 'Loss' }],
    ['BO', { result: 'Loss' }],
    ['NO TIME', {}],
    ['***', {}],
  ] as const)('hold %s for times, and the pass what else it has', (word, said) => {
    const text = `Date,Time,R/T,60 ft,1/8 ET,1/8 MPH,1/4 ET,1/4 MPH\n${when},.031,1.643,${word},-,${word},0`;
    expect(judged(text, { slip: { reaction_time: 0.031, et_60: 1.643 }, ...said })).toMatchObject(right);
  });

  test.each([
    ['Red', 'L', 'Loss'],
    ['RED', '', 'Loss'],
    ['.012', 'RL', 'Loss'],
    ['.012', 'BO', 'Loss'],
    ['.012', 'W', 'Win'],
  ] as const)('hold a light of %s beside the result %j', (light, word, result) => {
    const text = `${heads},R/T,W/L\n${row},${light},${word}`;
    const reaction = light === '.012' ? { reaction_time: 0.012 } : {};
    expect(judged(text, { slip: { ...slip, ...reaction }, result })).toMatchObject(right);
  });
});

describe('columns of the time', () => {
  const times = (head: string, cells: string) =>
    judged(`${head},60 ft,1/8 ET,1/8 MPH,1/4 ET,1/4 MPH\n${cells},1.643,6.921,100.84,10.811,125.32`);

  test.each([
    ['Date,Time,AM/PM', '7/18/2026,1:20,PM'],
    ['Race date,Time of day', '7/18/2026,13:20'],
    ['Date,Time,Half', '7/18/2026,1:20,PM'],
    ['When', 'Sat Jul 18 2026 13:20:00 GMT-0500 (Central Daylight Time)'],
    ['When', '2026-07-18T13:20:00'],
    ['When', '2026-07-18T18:20:00.000Z'],
    ['When', '1784398800'],
    ['Date,Time', '20260718,1320'],
  ])('%s with %s are read', (head, cells) => {
    expect(times(head, cells)).toMatchObject(right);
  });

  test('are doubted if they may leave out PM', () => {
    expect(times('Date,Time', '7/18/2026,1:20')).toMatchObject({ doubted: 1, wrong: [] });
  });
});

describe('an hour that comes twice', () => {
  const night = (clocks: readonly string[], moments: readonly string[], day = '2026-11-01') =>
    judgeTable({
      name: '',
      text: [heads, ...clocks.map((clock) => `${day},${clock},1.643,6.921,100.84,10.811,125.32`)].join('\n'),
      rows: moments.map((moment) => ({ at: moment, slip })),
    });
  const z = (clock: string) => `2026-11-01T${clock}:00.000Z`;

  test('is told apart by the order of the rows', () => {
    const moments = ['05:40', '06:20', '06:55', '07:10', '07:30', '08:15'].map(z);
    const clocks = ['12:40 AM', '1:20 AM', '1:55 AM', '1:10 AM', '1:30 AM', '2:15 AM'];
    expect(night(clocks, moments)).toMatchObject(right);
    expect(night(clocks.toReversed(), moments.toReversed())).toMatchObject(right);
  });

  test('is said where the order does not decide', () => {
    const moments = ['05:40', '07:20', '08:15'].map(z);
    expect(night(['12:40 AM', '1:20 AM', '2:15 AM'], moments)).toMatchObject({ doubted: 1, wrong: [] });
    const unordered = ['1:50 AM', '1:10 AM', '1:40 AM', '1:05 AM'];
    expect(night(unordered, ['06:50', '06:10', '06:40', '06:05'].map(z))).toMatchObject({
      doubted: 4,
      wrong: [],
    });
  });

  test('is doubted if it does not exist', () => {
    expect(night(['2:30 AM'], ['2026-03-08T08:30:00.000Z'], '2026-03-08')).toMatchObject({
      doubted: 1,
      wrong: [],
    });
  });
});

describe('the winner of a table of two lanes', () => {
  const twoLanes = 'Date,Time,L 60 ft,L 1/4 ET,L 1/4 MPH,R 60 ft,R 1/4 ET,R 1/4 MPH';
  const times = `${when},1.643,10.811,125.32,1.498,9.951,136.5`;
  const { et_60, et_1320, mph_1320 } = slip;
  const own = { slip: { et_60, et_1320, mph_1320 }, lane: 'Left' };

  test.each([
    ['Left', 'Win'],
    ['right', 'Loss'],
    ['R', 'Loss'],
    ['L', 'Win'],
    ['', 'Time Only'],
    ['Lane 2', 'Time Only'],
    ['Bob', 'Time Only'],
  ] as const)('%s makes the row a %s', (winner, result) => {
    for (const head of ['Winner', 'Winning Lane'])
      expect(judged(`${twoLanes},${head}\n${times},${winner}`, { ...own, result }).wrong).toEqual([]);
  });

  test.each([
    ['1', '0', 'Time Only', 'Time Only'],
    ['1', '2', 'Loss', 'Win'],
  ] as const)('in numbers is a lane only where one is 2: %s and %s', (first, second, result, next) => {
    const rows = [result, next].map((each) => ({ at, slip, lane: 'Lane 2', result: each }));
    const text = `${heads},Lane,Winner\n${row},2,${first}\n${row},2,${second}`;
    expect(judgeTable({ name: '', text, rows })).toMatchObject(right);
  });

  test('is the opponent by name', () => {
    const text = `${heads},Opponent,Winner\n${row},Bob Smith,bob smith`;
    expect(judged(text, { result: 'Loss' })).toMatchObject(right);
  });

  test('is the other lane in a row of the other lane', () => {
    const text = `${heads},Lane,Winner\n${row},Right,Left`;
    expect(judged(text, { lane: 'Right', result: 'Loss' })).toMatchObject(right);
  });
});
