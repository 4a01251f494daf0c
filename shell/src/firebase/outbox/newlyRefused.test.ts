import { newlyRefused, refusedInWords } from './newlyRefused';
import type { OutboxWrite } from '../../writes/outboxStore';

const write = (id: string, state: OutboxWrite['state']): OutboxWrite => ({
  ...{ id, uid: 'ann', path: 'users/ann', data: {}, fields: [], stamps: [], at: 1 },
  state,
});

test('only what the server refused just now is told, and each once', () => {
  const before = [write('a', 'waiting'), write('b', 'waiting'), write('old', 'refused')];
  const now = [write('a', 'refused'), write('b', 'waiting'), write('old', 'refused')];
  expect(newlyRefused(before, now)).toEqual([write('a', 'refused')]);
  expect(newlyRefused(now, now)).toEqual([]);
});

test('a refusal of an earlier run of the app is not told at each start', () => {
  expect(newlyRefused([], [write('old', 'refused')])).toEqual([]);
});

test('a refusal of another copy of a pass is told while writes are on their way, and that of an earlier run is not', () => {
  const copy: OutboxWrite = { ...write('copy', 'refused'), reason: 'two-copies' };
  expect(newlyRefused([write('a', 'waiting')], [write('a', 'waiting'), copy])).toEqual([copy]);
  expect(newlyRefused([write('a', 'waiting'), copy], [copy])).toEqual([]);
  expect(newlyRefused([], [copy])).toEqual([]);
});

test('a value of another copy of a pass is not said to be refused', () => {
  const copy: OutboxWrite = { ...write('copy', 'refused'), reason: 'two-copies' };
  expect(refusedInWords([copy])).toBe(
    'A pass was changed on two devices. The changes left out are waiting for your decision.',
  );
  expect(refusedInWords([copy, write('a', 'refused')])).toBe(
    'The server refused 2 changes. They are safe on this device.',
  );
});
