import { feet, mph, passFieldsOf, seconds, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { comparedRows } from './comparedRows';

const first = novaPasses[0]!;
const other: LogEntry = {
  ...first,
  log_entry_uid: 'other',
  timeslip: { ...first.timeslip, et_1320: seconds(11.1), et_594: seconds(6.5), lane: 'Right' },
  notes: 'New slicks',
};
const rows = comparedRows(passFieldsOf([]), [first, other]);
const row = (label: string) => rows.find((each) => each.label === label)?.values;

describe('compared values', () => {
  test('differ with their sign from the first pass, as finely as they are written', () => {
    expect(row('1/4 ET')).toMatchObject([
      { shown: '11.168', difference: undefined },
      { shown: '11.100', difference: '−0.068' },
    ]);
    expect(row('1/4 mph')?.[1]).toMatchObject({ shown: '119.4', difference: undefined });
  });

  test('differ as they are shown, not by what is rounded away', () => {
    const slower: LogEntry = { ...other, timeslip: { ...other.timeslip, mph_1320: mph(119.36) } };
    const quicker: LogEntry = { ...first, timeslip: { ...first.timeslip, mph_1320: mph(119.34) } };
    const speeds = comparedRows(passFieldsOf([]), [slower, quicker]).find(({ label }) => label === '1/4 mph');
    expect(speeds?.values).toMatchObject([{ shown: '119.4' }, { shown: '119.3', difference: '−0.1' }]);
  });

  test('have no difference if they are words, or if a pass lacks one', () => {
    expect(row('Lane')).toMatchObject([
      { shown: 'Left', difference: undefined },
      { shown: 'Right', difference: undefined },
    ]);
    expect(row('594 ft')).toMatchObject([
      { shown: '', difference: undefined },
      { shown: '6.500', difference: undefined },
    ]);
  });

  test('say first of all but the run what was set differently', () => {
    const [stopped, longer] = [0.538, 0.551].map((timer) => ({
      ...first,
      setup: { throttle_stop: seconds(timer), delay: seconds(1.05) },
    }));
    const main = comparedRows(passFieldsOf([]), [stopped!, longer!]).filter(({ isMain }) => isMain);
    expect(main.map(({ label }) => label)).toEqual(expect.arrayContaining(['Throttle stop', 'Delay box']));
    expect(main.find(({ label }) => label === 'Throttle stop')?.values).toMatchObject([
      { shown: '0.538', difference: undefined },
      { shown: '0.551', difference: '+0.013' },
    ]);
  });

  test('have their thousands apart in the difference too', () => {
    const lower = { ...first, derived: { ...first.derived, density_altitude: feet(3842.4) } };
    const higher = { ...other, derived: { ...other.derived, density_altitude: feet(1235.4) } };
    const altitude = comparedRows(passFieldsOf([]), [lower, higher]).find(({ label }) => label === 'DA ft');
    expect(altitude?.values).toMatchObject([
      { shown: '3,842', difference: undefined },
      { shown: '1,235', difference: '−2,607' },
    ]);
  });

  test('name the wind by its words alone, its speed in a row of its own', () => {
    const still: LogEntry = { ...other, weather: { ...other.weather!, wind_speed: mph(2) } };
    const windy = comparedRows(passFieldsOf([]), [first, still]);
    const row = (label: string) => windy.find((each) => each.label === label)?.values;
    expect(row('Wind')).toMatchObject([
      { shown: '6 ↘ head', difference: undefined },
      { shown: '2 ↘ head', difference: undefined },
    ]);
    expect(row('Wind mph')?.[1]).toMatchObject({ shown: '2', difference: '−4' });
  });

  test('begin with ET, increments, speed and air, and name none twice', () => {
    expect(rows.filter(({ isMain }) => isMain).map(({ label }) => label)).toEqual([
      '1/4 ET',
      '60 ft',
      '330 ft',
      '1/8 ET',
      '1/4 mph',
      'DA ft',
      'Air °F',
      'Wind',
    ]);
    const labels = rows.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const twice of ['Finish ET', 'Finish mph', 'Predicted 1/4']) expect(labels).not.toContain(twice);
  });

  test('of passes over different distances are named by their finish', () => {
    const eighth: LogEntry = { ...first, location: { ...first.location, track_length: 660 } };
    const labels = comparedRows(passFieldsOf([]), [first, eighth]).map(({ label }) => label);
    expect(labels.slice(0, 5)).toEqual(['Finish ET', '60 ft', '330 ft', '1/8 ET', 'Finish mph']);
    expect(labels).toContain('1/4 ET');
  });

  test('are those that one of the passes has, without the date that heads them', () => {
    const labels = rows.map(({ label }) => label);
    expect(labels).toContain('Notes');
    expect(labels).not.toContain('1000 ft');
    expect(labels).not.toContain('Date');
    expect(comparedRows(passFieldsOf([]), [])).toEqual([]);
  });
});
