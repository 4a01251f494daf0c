import type { CustomField } from '../../entities/CustomField';
import { streetCar, streetCarLocations } from '../../../testing/fixtures/streetCar';
import { feet } from '../../units/units';
import { inOneGo } from '../../work/inOneGo';
import { foreignRowReader, type ForeignContext } from './foreignRowReader';
import { guessLayout } from './guessLayout';
import { openTable } from '../table/openTable';
import { tableImport } from '../table/tableImport';

const [lowTrack] = streetCarLocations;
const track = { ...lowTrack!, title: 'Byron', timezone: 'America/Chicago' };
const other = { ...streetCar, uid: 'other', name: "'69 Nova" };
const launch: CustomField = {
  pk: 'rpm',
  title: 'Launch rpm',
  isNumeric: true,
} as CustomField;

const imported = (
  text: string,
  given: { vehicle?: null; location?: null; elevation?: number; names?: ForeignContext['names'] } = {},
) => {
  const own = { ...track, elevation: feet(given.elevation ?? track.elevation) };
  const table = inOneGo(openTable(text));
  let ids = 0;
  const read = foreignRowReader({
    layout: guessLayout(table.heads, table.rows, [launch]),
    rows: table.rows,
    vehicles: [streetCar, other],
    locations: [own],
    customFields: [launch],
    vehicle: given.vehicle === null ? undefined : streetCar,
    location: given.location === null ? undefined : own,
    ...(given.names && { names: given.names }),
    newId: () => `new-${(ids += 1)}`,
  });
  return inOneGo(tableImport(table, read));
};
const only = (text: string) => {
  const { rows, refused } = imported(text);
  expect(refused).toEqual([]);
  return rows[0]?.value as Record<string, Record<string, unknown>>;
};
const reasons = (text: string, given = {}) =>
  imported(text, given).refused.map(({ place, reason }) => [place, reason]);

describe('a row of a foreign table', () => {
  test('becomes a pass by the clocks of its track, with derived values', () => {
    const pass = only(
      "Date,Time,Lane,R/T,60',1/8,MPH,1/4,MPH,Temp F,Humidity,Baro,Wind mph,Wind dir,Launch rpm,Notes\n" +
        '06/20/2026,1:05 PM,L,.018,1.562,7.148,94.2,11.241,118.6,87,54,29.10,6,315,"5,200",hot lap',
    );
    expect(pass).toMatchObject({
      log_entry_uid: 'new-1',
      log_entry_datetime: '2026-06-20T18:05:00.000Z',
      vehicle: { uid: streetCar.uid },
      timeslip: { lane: 'Left', result: 'Time Only', reaction_time: 0.018, et_1320: 11.241, mph_660: 94.2 },
      weather: { air_temp: 87, humidity: 54, pressure: 29.1, wind_speed: 6 },
      derived: { finish_et: 11.241 },
      custom_fields: { rpm: 5200 },
      notes: 'hot lap',
    });
    expect((pass['derived'] as { density_altitude: number }).density_altitude).toBeGreaterThan(2000);
  });

  test.each(['N/A', '-', 'None', 'NT'])('has no result, no lane and no quality if its cell is %s', (none) => {
    const { timeslip } = only(
      `Date,Time,Result,Lane,Quality,1/4\n06/20/2026,1:05 PM,${none},${none},${none},11.241`,
    );
    expect(timeslip).toMatchObject({ result: 'Time Only', quality: 'All Out' });
  });

  test('does not read a car number as a name', () => {
    expect(only('Date,Time,Car #,1/4\n06/20/2026,1:05 PM,4417,11.241')).toMatchObject({
      vehicle: { uid: streetCar.uid },
    });
  });

  test('in metres, Celsius and hPa with decimal commas says the same', () => {
    const pass = only(
      'Datum;ET 1/4;1/4 km/h;Temperatur °C;Taupunkt °C;Luftdruck hPa;Wind m/s\n' +
        '20.06.2026 13:05;11,241;190,87;30,56;20;985,4;2,7',
    );
    expect(pass['log_entry_datetime']).toBe('2026-06-20T18:05:00.000Z');
    expect(pass['timeslip']!['mph_1320']).toBeCloseTo(118.6, 1);
    expect(pass['weather']!['air_temp']).toBeCloseTo(87, 1);
    expect(pass['weather']!['pressure']).toBeCloseTo(29.1, 1);
    expect(pass['weather']!['wind_speed']).toBeCloseTo(6, 1);
    expect(pass['weather']!['humidity']).toBeCloseTo(53.4, 0);
  });

  test('brings its race, and the values that need the opponent', () => {
    const heads =
      'Date,Dial,R/T,1/4,MPH,Event,Class,Round,Opponent,Opponent dial,Opponent R/T,Opponent ET,Opponent km/h\n';
    const own = '06/20/2026 13:05,11.22,.018,11.241,118.6';
    expect(only(`${heads}${own},Fall Classic,Super Pro,2,Bea,9.90,0,9.935,221`)).toMatchObject({
      event: {
        ...{ name: 'Fall Classic', class: 'Super Pro', round: '2', opponent: 'Bea' },
        ...{ opponent_dial: 9.9, opponent_reaction: 0, opponent_et: 9.935 },
        opponent_mph: expect.closeTo(137.3, 1) as number,
      },
      derived: { margin: expect.closeTo(-0.004, 6) as number },
    });
    expect(only(`${heads}${own},,,,,0,,0,`)).not.toHaveProperty('event');
    expect(reasons(`${heads}${own},,,,Bea,9.90,0,9935,`)).toEqual([
      [2, expect.stringMatching(/^Opponent: /)],
    ]);
    const [unsigned] = imported(`${heads}${own},,,,Bea,9.90,.013R,,`).rows;
    expect(unsigned?.remarks).toEqual([
      expect.stringMatching(/^Opponent R\/T: “\.013R” is marked as a red light/),
    ]);
    expect(unsigned?.value['event']).toEqual({ opponent: 'Bea', opponent_dial: 9.9 });
  });

  test('may name the wind by the compass', () => {
    const text =
      'Date,ET,MPH,Temp F,Humidity,Baro,Wind mph,Wind dir\n06/20/2026 13:05,11.241,118.6,87,54,29.10,6,';
    expect(only(`${text}NW`)['weather']).toMatchObject({ wind_direction: { degrees: 315 } });
    expect(only(`${text}sse`)['weather']).toMatchObject({ wind_direction: { degrees: 157.5 } });
    const [row] = imported(`${text}nowhere`).rows;
    expect(row?.remarks).toEqual([
      'Wind from (degrees or N, NNE, …): “nowhere” is no direction, so it is left out.',
    ]);
    expect(row?.value['weather']).not.toHaveProperty('wind_direction');
  });

  test('with incomplete air, or air that contradicts itself, says so', () => {
    const remarksOn = (heads: string, cells: string) =>
      imported(`Date,ET,MPH,${heads}\n06/20/2026 13:05,11.241,118.6,${cells}`).rows[0]?.remarks;
    expect(remarksOn('Temp F,Humidity,Baro', '87,54,29.10')).toBeUndefined();
    expect(remarksOn('Temp F,Baro', '87,29.10')).toEqual(['No weather without humidity or dew point.']);
    expect(remarksOn('Temp F,Humidity,Baro', '87,,-')).toEqual([
      'No weather without humidity or dew point and pressure.',
    ]);
    expect(remarksOn('Temp F,Humidity,Baro', ',,')).toBeUndefined();
    expect(remarksOn('Temp F,Humidity,Dew point F,Baro', '87,54,40,29.10')).toEqual([
      'Dew point: it means 19 % of humidity, the table says 54 %. Check both.',
    ]);
    const dry = 'Date,ET,MPH,Temp F,Dew point F,Baro\n06/20/2026 13:05,11.241,118.6,57,68,29.10';
    expect(reasons(dry)).toEqual([[2, 'Dew point: it is above the temperature. Check the units.']]);
  });

  test('with a pressure that may be that of the sea asks', () => {
    const text = (head: string, cell: string) =>
      `Date,ET,MPH,Temp F,Humidity,${head}\n06/20/2026 13:05,11.241,118.6,87,54,${cell}`;
    const remarks = (head: string, cell: string) =>
      imported(text(head, cell), { elevation: 742 }).rows[0]?.remarks;
    expect(remarks('Baro', '29.98')).toEqual([
      'Pressure: 29.98 inHg is high for a track at 742 ft. Is it at sea level? Choose “inHg at sea level” as its unit.',
    ]);
    expect(remarks('Pressure kPa', '101.5')).toEqual([expect.stringMatching(/“kPa at sea level”/)]);
    expect(remarks('Altimeter', '29.98')).toBeUndefined();
    expect(reasons(text('Altimeter (hPa)', '1100'), { elevation: 742 })).toEqual([
      [2, expect.stringMatching(/^Pressure: .* is too high for a track at 742 ft\. Check its unit\.$/)],
    ]);
  });

  test('with an impossible pressure for its track is refused, with advice', () => {
    const text = 'Date,ET,MPH,Temp F,Humidity,Baro\n06/20/2026 13:05,11.241,118.6,87,54,30.02';
    expect(reasons(text, { elevation: 5800 })).toEqual([
      [
        2,
        'Pressure: 30.02 inHg is too high for a track at 5,800 ft. Choose “inHg at sea level” as its unit.',
      ],
    ]);
    expect(reasons(text, { elevation: 750 })).toEqual([]);
  });

  test('names its own car; incomplete air is no weather; an untaken split is no time', () => {
    const pass = only("Date,Car,60',1/4,MPH,Temp F\n06/20/2026 13:05,'69 NOVA,0,11.241,118.6,87");
    expect(pass['vehicle']).toMatchObject({ uid: 'other' });
    expect(pass['weather']).toBeNull();
    expect(pass['timeslip']).not.toHaveProperty('et_60');
  });

  test('with a day alone is put after noon, in the order of the file, and says so', () => {
    const { rows } = imported('Date,ET,MPH\n06/20/2026,11.241,118.6\n06/20/2026,11.3,118.2');
    expect(rows.map(({ value, dayOnly }) => [value['log_entry_datetime'], dayOnly])).toEqual([
      ['2026-06-20T17:00:00.000Z', true],
      ['2026-06-20T17:01:00.000Z', true],
    ]);
    for (const { remarks } of rows)
      expect(remarks).toEqual(['No time of day. Put after noon, in the order of the file.']);
  });

  test('is refused in words if its time of day cannot be read, and gets no other', () => {
    const text =
      'Date,Time,ET,MPH\n06/20/2026,noon,11.241,118.6\n06/20/2026,-,11.3,118.2\n' +
      '06/20/2026 1:75 PM,,11.35,118.1\n06/20/2026,0.5451,11.36,118';
    const words = 'is no time of day. Write it as 1:05 PM or 13:05, or leave it out.';
    expect(reasons(text)).toEqual([
      [2, `“noon” ${words}`],
      [4, `“06/20/2026 1:75 PM” ${words}`],
    ]);
    expect(imported(text).rows.map(({ value }) => value['log_entry_datetime'])).toEqual([
      '2026-06-20T17:00:00.000Z',
      '2026-06-20T18:04:57.000Z',
    ]);
  });

  test('lost if its reaction is marked red without a minus, and has none', () => {
    const text = 'Date,R/T,ET,MPH\n06/20/2026 13:05,.012R,11.241,118.6\n06/20/2026 13:30,-.012R,11.3,118.2';
    expect(reasons(text)).toEqual([]);
    const [unsigned, signed] = imported(text).rows;
    expect(unsigned?.remarks).toEqual([
      'R/T: “.012R” is marked as a red light and has no minus, so it is left out.',
    ]);
    expect(unsigned?.value['timeslip']).toMatchObject({ result: 'Loss', et_1320: 11.241 });
    expect(unsigned?.value['timeslip']).not.toHaveProperty('reaction_time');
    expect(signed).toMatchObject({ value: { timeslip: { reaction_time: -0.012 } } });
  });

  test.each([
    ['11.241 s fast', '1/4 ET: “11.241 s fast” is not a number.'],
    ['112.41', '1/4 ET must be between 0.5 and 60 seconds.'],
    ['', 'There is no time of a slip in this row.'],
  ])('with an ET of %j is refused in words', (et, reason) => {
    expect(reasons(`Date,ET 1/4,Notes\n06/20/2026 13:05,${et},x\n06/20/2026 14:05,11.2,x`)).toEqual([
      [2, reason],
    ]);
  });

  test('with an unknown car or track is given to no other', () => {
    const text =
      'Date,Car,Track,ET,MPH\n06/20/2026 13:05,Duster,Byron,11.241,118.6\n' +
      "06/20/2026 13:25,'69 Nova,Nowhere,11.3,118.2\n06/20/2026 13:45,,,11.35,118.1";
    expect(reasons(text)).toEqual([
      [2, 'None of your vehicles is called “Duster”. Say which one it is, or add it first.'],
      [3, 'None of your tracks is called “Nowhere”. Say which one it is, or add it first.'],
    ]);
    expect(imported(text).rows).toMatchObject([{ place: 4, value: { vehicle: { uid: streetCar.uid } } }]);
  });

  test('with a name that the racer has explained goes to its car and track', () => {
    const names: ForeignContext['names'] = [
      { what: 'vehicle', name: 'The Nova', uid: 'other' },
      { what: 'vehicle', name: 'Duster', uid: '' },
      { what: 'track', name: 'byron IL', uid: track.uid },
    ];
    const text =
      'Date,Car,Track,ET,MPH\n06/20/2026 13:05,the nova,Byron (IL),11.241,118.6\n06/20/2026 13:25,Duster,Byron,11.3,118.2';
    const { rows, refused } = imported(text, { names });
    expect(rows).toMatchObject([
      { place: 2, value: { vehicle: { uid: 'other' }, location: { uid: track.uid } } },
    ]);
    expect(refused.map(({ place }) => place)).toEqual([3]);
  });

  test('with a dash for a name takes the choice for rows without one', () => {
    const text = 'Date,Car,Track,ET,MPH\n06/20/2026 13:05,-,–,11.241,118.6';
    expect(imported(text).rows).toMatchObject([{ value: { vehicle: { uid: streetCar.uid } } }]);
  });

  test('without a car, a track or a date of its own is refused where none is given for all', () => {
    const text = 'Date,Car,Track,ET,MPH\n06/20/2026 13:05,,,11.241,118.6';
    expect(reasons(text, { vehicle: null })).toEqual([
      [2, 'This row names no vehicle, and none is chosen for such rows.'],
    ]);
    expect(reasons(text, { location: null })).toEqual([
      [2, 'This row names no track, and none is chosen for such rows.'],
    ]);
    expect(reasons('Date,ET,MPH\n06/20/2026 13:05,11.2,118\nsoon,11.241,118.6')).toEqual([
      [3, '“soon” is no date of a pass.'],
    ]);
  });

  test('is refused with its line if it is damaged, its neighbors are not', () => {
    const text =
      'My passes\nDate,ET,MPH\n06/20/2026 13:05,11.241,118.6\n06/20/2026 13:30,11,241,118.6\nDate,ET,MPH\n' +
      '06/20/2026 14:05,"11.2,118\n06/20/2026 15:05,11.25,118.1';
    expect(imported(text).rows.map(({ place }) => place)).toEqual([3, 7]);
    expect(reasons(text)).toEqual([
      [1, 'This line stands before the head of the table.'],
      [4, 'This row has 4 cells, the head has 3.'],
      [5, 'This row repeats the head.'],
      [6, 'A quotation mark in this line is not closed.'],
    ]);
  });
});

describe('a table with a finish of either distance', () => {
  test('says of which row the finish is too quick for its 60 ft', () => {
    const { rows } = imported(
      'Date,Time,60,ET,MPH\n6/20/2026,13:05,1.493,10.100,131.94\n6/20/2026,14:05,1.501,10.123,131.60\n' +
        '6/21/2026,15:05,1.231,5.289,130.90',
    );
    expect(rows.map(({ remarks }) => remarks)).toEqual([
      undefined,
      undefined,
      ['1/4 ET: 5.289 is too quick for its 60 ft. Is it of the 1/8 mile?'],
    ]);
  });
});

describe('a table with columns of both lanes', () => {
  const heads = (side: string) => ['RT', '60', '1/8', 'MPH', 'ET', 'MPH'].map((head) => `${side} ${head}`);
  const table = inOneGo(
    openTable(
      `Date,Time,${[...heads('Left'), ...heads('Right')].join(',')}\n` +
        '6/20/2026,1:05 PM,.014,1.493,6.446,105.62,10.100,131.94,.067,2.104,8.874,79.51,13.767,99.60\n' +
        '6/20/2026,2:05 PM,.021,1.501,6.461,105.40,10.123,131.60,.081,2.110,8.890,79.40,13.790,99.40',
    ),
  );

  test('is read by the first lane, with the other one as the opponent, in doubt', () => {
    const columns = guessLayout(table.heads, table.rows).columns.slice(2);
    const [left, right] = [columns.slice(0, 6), columns.slice(6)];
    expect(left.map(({ target }) => target)).toEqual([
      ...['reaction_time', 'et_60', 'et_660', 'mph_660', 'et_1320', 'mph_1320'],
    ]);
    expect(left.filter(({ doubtful }) => !doubtful)).toEqual([]);
    expect(right.map(({ target }) => target)).toEqual([
      ...['event.opponent_reaction', 'none', 'none', 'none', 'event.opponent_et', 'event.opponent_mph'],
    ]);
    expect(right.filter(({ target, doubtful }) => target !== 'none' && !doubtful)).toEqual([]);
  });

  const opponent = { opponent_reaction: 0.067, opponent_et: 13.767, opponent_mph: 99.6 };
  const own = { reaction_time: 0.014, et_60: 1.493, et_660: 6.446, et_1320: 10.1, mph_1320: 131.94 };
  const row = '6/20/2026,1:05 PM,.014,1.493,6.446,105.62,10.100,131.94,.067,2.104,8.874,79.51,13.767,99.60';

  test.each([
    ['Left', 'Right', 'Left'],
    ['Right', 'Left', 'Right'],
    ['L', 'R', 'Left'],
    ['R', 'L', 'Right'],
    ['Lane 2', 'Lane 1', 'Lane 2'],
  ])('named %s and %s has both racers of a row', (one, other, lane) => {
    expect(only(`Date,Time,${[...heads(one), ...heads(other)].join(',')}\n${row}`)).toMatchObject({
      timeslip: { ...own, lane },
      event: opponent,
    });
  });

  test('takes the lane that a row says', () => {
    const text = `Lane,Date,Time,${[...heads('L'), ...heads('R')].join(',')}\nR,${row}\nL,${row}`;
    const [right, left] = imported(text).rows.map(({ value }) => value);
    expect(left).toMatchObject({ timeslip: { ...own, lane: 'Left' }, event: opponent });
    expect(right).toMatchObject({
      timeslip: { lane: 'Right', reaction_time: 0.067, et_60: 2.104, et_1320: 13.767, mph_1320: 99.6 },
      event: { opponent_reaction: 0.014, opponent_et: 10.1, opponent_mph: 131.94 },
    });
  });

  test('says where the lane of a row is none of its columns', () => {
    const [lane3] = imported(`Lane,Date,Time,${[...heads('L'), ...heads('R')].join(',')}\n3,${row}`).rows;
    expect(lane3?.value).toMatchObject({ timeslip: { ...own, lane: 'Lane 3' } });
    expect(lane3?.remarks).toEqual(['Lane: Lane 3, though the times are those of Left.']);
  });

  test('names the opponent, and takes km/h of both lanes', () => {
    const text =
      'Date,Left Driver,Left ET,Left Speed,Right Driver,Right Car #,Right ET,Right Speed\n' +
      '6/20/2026,Al,10.100,212.34,Bea,4471,10.871,199.14\n6/20/2026,Al,10.120,212.10,Cy,812,10.901,198.80';
    const [first] = imported(text).rows;
    expect(first?.value).toMatchObject({
      timeslip: { et_1320: 10.1, mph_1320: expect.closeTo(131.94, 1) as number },
      event: { opponent: 'Bea', opponent_et: 10.871, opponent_mph: expect.closeTo(123.74, 1) as number },
    });
  });

  test('keeps the pass of a row whose opponent has a word or an impossible time, and says so', () => {
    const text = `Date,Time,${[...heads('Left'), ...heads('Right')].join(',')}\n`;
    const start = row.split(',').slice(0, 8).join(',');
    const [alone] = imported(`${text}${start},RED,-,-,-,DNF,0`).rows;
    expect(alone?.value).toMatchObject({ timeslip: own });
    expect(alone?.value).not.toHaveProperty('event');
    const [walked] = imported(`${text}${start},.067,2.104,8.874,79.51,1376.7,99.60`).rows;
    expect(walked?.value).toMatchObject({ timeslip: own, event: { opponent_reaction: 0.067 } });
    expect(walked?.remarks).toEqual([
      expect.stringMatching(/^Opponent ET: .* is out of range, so it is left out\.$/),
    ]);
  });

  test.each(['1/8', "660'"])('takes a second speed for no reason to shorten the finish behind %s', (head) => {
    const { rows } = imported(
      `Date,60,${head},Speed,ET,Speed\n6/20/2026,1.493,6.446,105.62,10.100,131.94\n6/21/2026,1.501,6.461,105.40,10.123,131.60`,
    );
    expect(rows[0]?.value).toMatchObject({ timeslip: { et_660: 6.446, et_1320: 10.1, mph_1320: 131.94 } });
  });

  test('knows lanes in German', () => {
    expect(only('Datum;60ft;1/4;Bahn\n20.06.2026;1,493;10,100;rechts')).toMatchObject({
      timeslip: { lane: 'Right' },
    });
  });

  const setups = (head: string, ...cells: string[]) =>
    imported(`Date,1/4,${head}\n${cells.map((cell) => `6/20/2026,8.902,${cell}`).join('\n')}`);

  test.each([
    'T/S',
    'TS',
    'T/S Timer',
    'Throttle stop',
    'ThrottleStop',
    'Throttle Stop (s)',
    'Timer',
    'Stop timer',
    'Stop time',
  ])('has the timer of a column %s, and knows a full pass', (head) => {
    const { rows, refused } = setups(head, '.538', '0.551', '0', '', '"1,052"');
    expect(refused).toEqual([]);
    expect(rows.map(({ value }) => value['setup'])).toEqual([
      { throttle_stop: 0.538 },
      { throttle_stop: 0.551 },
      { throttle_stop: 0 },
      undefined,
      { throttle_stop: 1.052 },
    ]);
  });

  test.each(['Delay', 'Delay Box', 'Delay (s)', 'Box delay', 'Total delay'])(
    'has the delay of a column %s',
    (head) => {
      expect(setups(head, '1.052').rows[0]?.value).toMatchObject({ setup: { delay: 1.052 } });
    },
  );

  test.each(['T/S start', 'T/S RPM', 'Throttle stop %', 'Throttle stop on', 'Shift delay', 'Timer 2 start'])(
    'takes no timer and no delay from a column %s',
    (head) => {
      expect(setups(head, '0.35').rows[0]?.value).not.toHaveProperty('setup');
    },
  );

  test.each(['5.38', '538', '-0.538', '9.2', 'full'])(
    'does not believe the timer %s, and says so',
    (cell) => {
      const { rows, refused } = setups('Throttle stop', cell);
      expect(refused).toEqual([]);
      expect(rows[0]?.value).not.toHaveProperty('setup');
      expect(rows[0]?.remarks).toContainEqual(
        expect.stringMatching(
          /^Throttle stop: “.*” is (not likely for this pass|not a number), so it is left out\.$/,
        ),
      );
    },
  );

  test('says of a delay in thousandths that it is left out, and keeps the timer', () => {
    const { rows } = imported('Date,1/4,Timer,Delay\n6/20/2026,8.902,.538,1052');
    expect(rows[0]?.value).toMatchObject({ setup: { throttle_stop: 0.538 } });
    expect(rows[0]?.remarks).toContain('Delay box: “1052” is not likely for this pass, so it is left out.');
  });

  test.each(['TS', 'T/S', 'Stop'])('takes trap speeds in a column %s for no timers', (head) => {
    const { rows } = imported(`Date,ET,${head}\n6/20/2026,8.902,152.3\n6/21/2026,8.911,152.1`);
    expect(rows[0]?.value).toMatchObject({ timeslip: { et_1320: 8.902, mph_1320: 152.3 } });
    expect(rows[0]?.value).not.toHaveProperty('setup');
  });

  test.each(['CompuLink', '10:42', '1042'])('takes a timer named or read as %s for no stop', (cell) => {
    const { rows } = imported(`Date,1/4,Timer\n6/20/2026,8.902,${cell}`);
    expect(rows[0]?.value).not.toHaveProperty('setup');
    expect(rows[0]?.remarks?.join() ?? '').not.toContain('Throttle stop');
  });

  test('has the timer of a stop that its own head names, beside a speed called TS', () => {
    const { rows } = imported('Date,TS,ET,Throttle stop\n6/20/2026,152.3,8.902,.538');
    expect(rows[0]?.value).toMatchObject({
      timeslip: { et_1320: 8.902, mph_1320: 152.3 },
      setup: { throttle_stop: 0.538 },
    });
  });

  test('a column of timers in thousandths is one to look at', () => {
    const { columns } = guessLayout(
      ['Date', '1/4', 'T/S timer'],
      [{ cells: ['6/20/2026', '8.902', '538'], line: 2 }],
    );
    expect(columns.map(({ doubtful }) => doubtful)).toEqual([expect.any(Boolean), false, true]);
  });
});
