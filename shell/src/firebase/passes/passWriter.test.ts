import { BehaviorSubject } from 'rxjs';
import { withWorkedOut, type LogEntry } from '@holeshot/shared-core';
import { fullPass } from '@holeshot/shared-core/testing';
import type { Outbox } from '../../writes/Outbox';
import type { OutboxWrite } from '../../writes/outboxStore';
import { createPassWriter } from './passWriter';

const open = () => {
  const shown: LogEntry[] = [];
  const written: Parameters<Outbox['write']> = [];
  const writer = createPassWriter(
    'ann',
    { write: (...writes) => written.push(...writes), writes$: new BehaviorSubject<OutboxWrite[]>([]) },
    { read: () => 0 },
    () => undefined,
    { show: (entry) => shown.push(entry), get: () => undefined, forget: () => undefined },
  );
  return { writer, shown, written };
};

test('a pass is shown and written with the values that follow from its slip and air', () => {
  const { writer, shown, written } = open();
  const edited: LogEntry = { ...fullPass, weather: null };
  const right = withWorkedOut(edited);
  expect(right).not.toEqual(edited);
  expect(writer.save(edited).ok).toBe(true);
  expect(shown).toEqual([right]);
  expect(JSON.stringify(written)).toContain(JSON.stringify(right.derived));
});

describe('a deleted pass', () => {
  const path = 'users/ann/deletedPasses/full-pass';
  const archive = { path, data: { pass: fullPass }, fields: [['pass']], stamps: ['deleted_at'] };
  const removal = { path, data: {}, fields: [[]], stamps: [] };

  test('goes among the deleted with the write that takes it out of its log book', () => {
    const { writer, written } = open();
    writer.delete(fullPass);
    expect(written).toMatchObject([{ path: 'logBooks/nova_2026_06', beside: [archive] }]);
  });

  test.each(['save', 'restore'] as const)('leaves them with the %s that brings it back', (way) => {
    const { writer, written } = open();
    writer.delete(fullPass);
    expect(writer[way](fullPass).ok).toBe(true);
    expect(written[1]).toMatchObject({ data: { entries: { 'full-pass': fullPass } }, beside: [removal] });
  });

  test('is restored by another run as by the one that deleted it', () => {
    const { writer, written } = open();
    writer.restore(fullPass);
    const back = { before: fullPass, to: 'nova_2026_06' };
    expect(written).toMatchObject([{ pass: { shelve: [], back }, beside: [removal] }]);
  });

  test('takes nothing along with the first save of a pass', () => {
    const { writer, written } = open();
    writer.save(fullPass);
    expect(written[0]).not.toHaveProperty('beside');
  });
});

test('a pass does not change with the caller’s record once it is saved', () => {
  const { writer, shown } = open();
  const own = { ...fullPass, timeslip: { ...fullPass.timeslip } };
  writer.save(own);
  own.notes = 'changed after saving';
  own.timeslip.lane = 'Right';
  expect(shown).toEqual([fullPass]);
});
