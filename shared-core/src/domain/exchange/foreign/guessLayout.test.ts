import { streetCarPasses } from '../../../testing/fixtures/streetCar';
import { inOneGo } from '../../work/inOneGo';
import { guessLayout } from './guessLayout';
import { tableRows } from '../table/tableRows';

const guessed = (text: string, delimiter = ',') => {
  const [head, ...rows] = inOneGo(tableRows(text, delimiter));
  return guessLayout(head?.cells ?? [], rows);
};
const targets = (text: string, delimiter = ',') =>
  guessed(text, delimiter).columns.map(({ target }) => target);

const quarter = '11.241,118.6';

describe('the guess at a foreign table', () => {
  test.each([
    [
      "Date,Time,Car,Track,Lane,Dial,R/T,60',330',1/8,MPH,1000',1/4,MPH 2",
      'date,time,vehicle,track,lane,dialin_et,reaction_time,et_60,et_330,et_660,mph_660,et_1000,et_1320,mph_1320',
      '06/20/2026,1:05 PM,Nova,Byron,Left,11.20,.018,1.562,4.612,7.148,94.2,9.3,11.241,118.6',
    ],
    [
      'dialin,RT,60,330,660,mph1,990,ET,MPH2,1ST',
      'dialin_et,reaction_time,et_60,et_330,et_660,mph_660,none,et_1320,mph_1320,none',
      '11.20,.018,1.562,4.612,7.148,94.2,9.3,11.241,118.6,WIN',
    ],
    [
      'date_time,et_60ft,et_eighth,mph_eighth,et_quarter,mph_quarter,air_temp_f,humidity_pct,baro_inhg,wind_mph,wind_dir',
      'date,et_60,et_660,mph_660,et_1320,mph_1320,air_temp,humidity,pressure,wind_speed,wind_from',
      `2026-06-20 13:05,1.562,7.148,94.2,${quarter},87,54,29.1,6,315`,
    ],
    [
      'Reaction Time,60 Ft Time,1/8 Mile ET,1/8 Mile MPH,Final ET,Trap Speed,Notes,Opponent ET,Track Temp,Water Temp',
      'reaction_time,et_60,et_660,mph_660,et_1320,mph_1320,notes,event.opponent_et,none,none',
      `0.018,1.562,7.148,94.2,${quarter},ok,11.5,110,160`,
    ],
    [
      'Date,Event,Class,Round,Driver,Dial,R/T,ET,MPH,Opponent,Opp Dial,Opp. R/T,Opponent ET,Their MPH,Opp 60 ft,Other',
      'date,event.name,event.class,event.round,none,dialin_et,reaction_time,et_1320,mph_1320,event.opponent,event.opponent_dial,event.opponent_reaction,event.opponent_et,event.opponent_mph,none,none',
      `06/20/2026,Fall Classic,Super Pro,E1,me,11.20,.018,${quarter},Bea,9.90,.013,9.935,137.4,1.4,x`,
    ],
  ])('reads the words of %s', (heads, expected, row) => {
    expect(targets(`${heads}\n${row}\n${row}`)).toEqual(expected.split(','));
  });

  test('a bare ET and MPH are of the eighth mile by their product', () => {
    expect(targets('ET,MPH\n7.148,94.2\n7.2,93.9')).toEqual(['et_660', 'mph_660']);
    expect(targets(`ET,MPH\n${quarter}`)).toEqual(['et_1320', 'mph_1320']);
  });

  test('without any heads it knows the slip by its physics, and says that it is a guess', () => {
    const rows = streetCarPasses
      .filter(({ timeslip }) => timeslip.quality === 'All Out')
      .map(({ timeslip: { et_60, et_660, mph_660, et_1320, mph_1320 } }, index) =>
        [index, mph_1320, et_60, et_1320, (index % 9) / 100 + 0.011, mph_660, et_660].join(','),
      );
    const { columns } = guessed(`A,B,C,D,E,F,G\n${rows.join('\n')}`);
    expect(columns.map(({ target }) => target)).toEqual([
      'none',
      'mph_1320',
      'et_60',
      'et_1320',
      'reaction_time',
      'mph_660',
      'et_660',
    ]);
    expect(columns.every(({ target, doubtful }) => doubtful === (target !== 'none'))).toBe(true);
  });

  test('a column whose values do not fit its head is marked', () => {
    const { columns } = guessed("60',Humidity\n60.1,54\n61.2,50");
    expect(columns.map(({ target, doubtful }) => [target, doubtful])).toEqual([
      ['et_60', true],
      ['humidity', false],
    ]);
  });

  test.each([
    ['Temp (C)', '31', '°C', false],
    ['Temperature °F', '87', '°F', false],
    ['Temp', '87', '°F', false],
    ['Temp', '18', '°C', true],
    ['Barometer', '29.1', 'inHg', false],
    ['Pressure', '986', 'hPa', false],
    ['Pressure', '740', 'mmHg', false],
    ['Pressure', '98.6', 'kPa', false],
    ['Altimeter', '29.9', 'inHg at sea level', false],
    ['Baro', '30.02', 'inHg', true],
    ['baro_inhg', '29.8', 'inHg', true],
    ['Pressure', '1013', 'hPa', true],
    ['Baro mmHg', '762', 'mmHg', true],
    ['Station pressure', '30.02', 'inHg', false],
    ['Abs. Baro (hPa)', '1013', 'hPa', false],
    ['QNH hPa Pressure at sea level', '1013', 'hPa at sea level', false],
    ['Wind km/h', '12', 'km/h', false],
    ['1/4 km/h', '190.8', 'km/h', false],
  ])('%s with %s is in %s', (head, cell, unit, doubtful) => {
    expect(guessed(`${head}\n${cell}\n${cell}`).columns[0]).toMatchObject({ unit, doubtful });
  });

  test('a pressure that may be at sea level is metric all the same', () => {
    expect(guessed('Temp,Pressure\n31,1013').columns[0]).toMatchObject({ unit: '°C' });
  });

  const [sure, open] = [false, true];
  test.each([
    ['Outdoor temp', 58, '°F', sure, 'Dew point', 41, '°F', sure],
    ['Outdoor temp', 58, '°F', sure, 'Dew point', 10, '°F', open],
    ['Temp F', 87, '°F', sure, 'Dew point', 41, '°F', sure],
    ['Temp', 25, '°C', sure, 'Dew point C', 15, '°C', sure],
    ['Temp', 31, '°C', open, 'Dew point', 12, '°C', open],
    ['Temp', 45, '°F', open, 'Dew point', 41, '°F', open],
    ['Temp', 31, '°C', open, 'Dew point', 62, '°F', sure],
    ['Temp F', 87, '°F', sure, 'Dew point C', 20, '°C', sure],
    ['Temp', 58, '°F', open, 'Dew point', 62, '°F', open],
    ['Temp F', 87, '°F', sure, 'Dew point', 20, '°F', open],
  ])(
    '%s %d is in %s, in doubt: %s; %s %d beside it is in %s, in doubt: %s',
    (head, air, unit, doubtful, dewHead, dew, ofDew, dewDoubtful) => {
      for (const pressure of [1013, 986])
        expect(
          guessed(`${head},${dewHead},Pressure\n${air},${dew},${pressure}`).columns.slice(0, 2),
        ).toMatchObject([
          { unit, doubtful },
          { unit: ofDew, doubtful: dewDoubtful },
        ]);
    },
  );

  test.each([
    ['06/20/2026,06/03/2026', 'mdy', false],
    ['20/06/2026,03/06/2026', 'dmy', false],
    ['03.06.2026,04.06.2026', 'dmy', false],
    ['2026/06/03,2026/06/04', 'ymd', false],
    ['03/06/2026,04/06/2026', 'mdy', true],
  ])('dates like %s are read %s, in doubt: %s', (cells, dateOrder, dateDoubtful) => {
    expect(
      guessed(
        `When,ET\n${cells
          .split(',')
          .map((cell) => `${cell},11.2`)
          .join('\n')}`,
      ),
    ).toMatchObject({
      dateOrder,
      dateDoubtful,
    });
  });

  test('the dates of a wide table are read by its first 300 rows as well', () => {
    const width = 100;
    const days = Array.from({ length: 299 }, () => '03/06/2026');
    const heads = ['When', ...Array.from({ length: width }, (_, at) => `Extra ${at}`)];
    const rows = [...days, '20/06/2026'].map((day) => day + ','.repeat(width));
    expect(guessed([heads, ...rows].join('\n'))).toMatchObject({ dateOrder: 'dmy', dateDoubtful: false });
  });

  test('a column of dates is one by whatever name', () => {
    expect(targets('Run,ET,MPH\n06/20/2026 13:05,11.241,118.6')[0]).toBe('date');
    expect(targets('Time,ET,MPH\n06/20/2026 13:05,11.241,118.6')[0]).toBe('date');
  });

  test('columns are named after the racer’s own fields', () => {
    const field = { pk: 'rpm', title: 'Launch rpm' } as Parameters<typeof guessLayout>[2] extends
      readonly (infer Field)[] | undefined
      ? Field
      : never;
    expect(guessLayout(['Launch RPM'], [], [field]).columns[0]?.target).toBe('custom_fields.rpm');
  });
});
