import { passFieldsOf, seconds, type LogEntry } from '@holeshot/shared-core';
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
    expect(row('1/4 ET')).toEqual([
      { shown: '11.168', difference: undefined },
      { shown: '11.100', difference: '−0.068' },
    ]);
    expect(row('1/4 mph')?.[1]).toEqual({ shown: '119.4', difference: undefined });
  });

  test('that are words have no difference, nor has one that a pass lacks', () => {
    expect(row('Lane')).toEqual([
      { shown: 'Left', difference: undefined },
      { shown: 'Right', difference: undefined },
    ]);
    expect(row('594 ft')).toEqual([
      { shown: '', difference: undefined },
      { shown: '6.500', difference: undefined },
    ]);
  });

  test('are those that one of the passes has, without the date that heads them', () => {
    const labels = rows.map(({ label }) => label);
    expect(labels).toContain('Notes');
    expect(labels).not.toContain('1000 ft');
    expect(labels).not.toContain('Date');
    expect(comparedRows(passFieldsOf([]), [])).toEqual([]);
  });
});
