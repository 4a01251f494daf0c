import type { ColumnTarget, TableLayout } from '@holeshot/shared-core';
import { columnAdvice } from './columnAdvice';

const advice = (...targets: ColumnTarget[]) =>
  columnAdvice({
    columns: targets.map((target) => ({ target, head: target, doubtful: false, samples: [] })),
    dateOrder: 'mdy',
    dateDoubtful: false,
  } as unknown as TableLayout);
const said = ['lane', 'result', 'quality'] as const;

test('a table with a date, a time and what was assumed else needs no advice', () => {
  expect(advice('date', 'et_660', ...said)).toEqual({ blocking: [], notes: [] });
});

test('a table without a date or a time is not read', () => {
  expect(advice(...said).blocking).toEqual([
    'Choose the column with the date.',
    'Choose a column with a time of the slip.',
  ]);
  expect(advice('date', 'mph_1320').blocking).toEqual(['Choose a column with a time of the slip.']);
});

test('a missing lane or quality is named with the value that is stored', () => {
  expect(advice('date', 'et_60', 'result').notes).toEqual([
    'No column says the lane: all passes are stored as Left.',
    'No column says the quality: all passes are stored as All Out, and predictions learn from them.',
  ]);
});

test('a missing lane is the one that the columns name', () => {
  const right = { lane: 'Right', rest: 'et' };
  const columns = (['date', 'et_60', 'result', 'quality'] as const).map((target) => ({
    ...{ target, head: target, doubtful: false, samples: [] },
    ...(target === 'et_60' && { lane: right }),
  }));
  const layout = { columns, dateOrder: 'mdy', dateDoubtful: false } as TableLayout;
  expect(columnAdvice(layout).notes).toEqual(['No column says the lane: all passes are stored as Right.']);
});

test('weather is read whole or not at all', () => {
  const weather = (...targets: ColumnTarget[]) => advice('date', 'et_60', ...said, ...targets).notes;
  expect(weather('air_temp', 'pressure', 'humidity')).toEqual([]);
  expect(weather('air_temp', 'pressure', 'dew_point')).toEqual([]);
  const lacking = [expect.stringMatching(/^Weather needs temperature, pressure, and humidity/)];
  expect(weather('air_temp', 'humidity')).toEqual(lacking);
  expect(weather('air_temp', 'pressure')).toEqual(lacking);
  expect(weather('pressure', 'dew_point')).toEqual(lacking);
  for (const part of ['air_temp', 'humidity', 'dew_point', 'pressure', 'wind_speed'] as const)
    expect(weather(part)).toEqual(lacking);
});

test('the missing part of the air is named', () => {
  expect(advice('date', 'et_60', ...said, 'air_temp', 'pressure').notes).toEqual([
    expect.stringMatching(/No column says the humidity or dew point, so no weather is stored\.$/),
  ]);
  expect(advice('date', 'et_60', ...said, 'wind_speed').notes).toEqual([
    expect.stringMatching(/No column says the temperature, nor the pressure, nor the humidity or dew point/),
  ]);
});

test('columns that are left out are named with what they hold', () => {
  const notes = (count: number) =>
    columnAdvice({
      columns: [
        ...[...said, 'date' as const, 'et_60' as const].map((target) => ({
          target,
          head: target,
          samples: ['x'],
        })),
        ...Array.from({ length: count }, (_, at) => ({
          target: 'none',
          head: at === 0 ? '' : `Sensor ${at}`,
          samples: [`${at}.5`],
        })),
        { target: 'none', head: 'Empty', samples: [] },
      ],
    } as unknown as TableLayout).notes;
  expect(notes(0)).toEqual([]);
  expect(notes(2)).toEqual([
    'Left out: No head (0.5), Sensor 1 (1.5). Give a column a meaning to import it.',
  ]);
  expect(notes(12)[0]).toMatch(/Sensor 7 \(7\.5\) and 4 more\./);
});
