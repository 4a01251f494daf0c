import { passFieldsOf, seconds, type LogEntry } from '@holeshot/shared-core';
import { greatLakes, novaPasses } from '@holeshot/shared-core/testing';
import { commonFinish, passColumns } from './passColumns';

const quarter = novaPasses[0]!;
const over = (length: 660 | 1000 | 1320): LogEntry => ({
  ...quarter,
  vehicle: { ...quarter.vehicle, finish: length },
  location: { ...greatLakes, track_length: length },
});
const columns = (fieldKeys: string[], entries: LogEntry[]) =>
  passColumns(passFieldsOf([]), { fieldKeys }, commonFinish(entries), false).map(
    ({ label, strong }) => `${label}${strong ? '!' : ''}`,
  );

describe('the columns of a view', () => {
  test.each([
    [660, '1/8 ET!', '1/8 mph'],
    [1000, '1000 ft ET!', '1000 ft mph'],
    [1320, '1/4 ET!', '1/4 mph'],
  ] as const)('name the finish by the %s ft that all were run over', (length, et, speed) => {
    expect(columns(['derived.finish_et', 'derived.finish_mph'], [over(length)])).toEqual([
      'Date',
      et,
      speed,
      'Pred',
    ]);
  });

  test('call it the finish where the distances differ', () => {
    expect(columns(['derived.finish_et', 'timeslip.et_660'], [over(660), quarter])).toEqual([
      'Date',
      'Finish ET!',
      '1/8 ET',
      'Pred',
    ]);
  });

  test('have the finish once where the slip’s own column is the same', () => {
    const keys = ['derived.finish_et', 'timeslip.et_60', 'timeslip.et_660', 'timeslip.et_1320'];
    expect(columns(keys, [quarter])).toEqual(['Date', '1/4 ET!', '60 ft', '1/8 ET', 'Pred']);
    expect(columns(keys, [over(660)])).toEqual(['Date', '1/8 ET!', '60 ft', '1/4 ET', 'Pred']);
  });

  test('keep the order of the view, each once, and leave out what is not known', () => {
    expect(columns(['notes', 'x.y', 'timeslip.lane', 'notes', 'log_entry_datetime'], [quarter])).toEqual([
      'Date',
      'Notes',
      'Lane',
      'Pred',
    ]);
  });

  test('name a red light and a breakout beside the result', () => {
    const fields = passFieldsOf([]);
    const [, result] = passColumns(fields, { fieldKeys: ['timeslip.result'] }, 1320, false);
    const foul = { reaction_time: seconds(-0.005), dialin_et: seconds(11.18) };
    expect(result?.show({ ...quarter, timeslip: { ...quarter.timeslip, result: 'Loss', ...foul } })).toBe(
      'Loss, red light, breakout',
    );
    expect(result?.show(quarter)).toBe(quarter.timeslip.result);
  });
});
