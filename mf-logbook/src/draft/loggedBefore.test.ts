import { greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import type { LogEntry } from '@holeshot/shared-core';
import { freshEntry, type EntryDraft } from './entryDraft';
import { loggedBefore } from './loggedBefore';

const [pass] = novaPasses as [LogEntry];
const at = '2026-06-20T18:30:00.000Z';
const slip = { et_60: '1.707', et_330: '4.664', et_1320: '11.231' };
const logged: LogEntry = {
  ...pass,
  vehicle: { ...pass.vehicle, uid: nova.uid },
  location: greatLakes,
  log_entry_datetime: '2026-06-20T15:42:00.000Z',
  timeslip: { ...pass.timeslip, et_60: 1.707, et_330: 4.664, et_1320: 11.231 } as LogEntry['timeslip'],
};
const draftOf = (texts: Partial<EntryDraft>): EntryDraft => ({
  ...freshEntry({
    passUid: '',
    vehicleUid: nova.uid,
    locationUid: greatLakes.uid,
    localTime: '2026-06-20T13:30',
  }),
  ...texts,
  fromSlip: { filled: texts, before: {} },
});

test('a slip with the numbers of a pass of the same car and day was logged before', () => {
  expect(loggedBefore(draftOf(slip), at, [logged])).toBe('You logged this slip at 10:42 AM.');
});

test.each<[string, Partial<EntryDraft>, Partial<LogEntry>, string | undefined]>([
  ['another number', { et_330: '4.665' }, {}, at],
  ['another car', {}, { vehicle: { ...pass.vehicle, uid: 'duster' } }, at],
  ['another day', {}, { log_entry_datetime: '2026-06-19T15:42:00.000Z' }, at],
  ['two numbers alone', { et_330: '' }, {}, at],
  ['no time', {}, {}, undefined],
])('a slip with %s was not', (_, texts, pass, time) => {
  expect(loggedBefore(draftOf({ ...slip, ...texts }), time, [{ ...logged, ...pass }])).toBeUndefined();
});

test('numbers that were typed are no slip', () => {
  const draft = { ...draftOf(slip), fromSlip: { filled: {}, before: {} } };
  expect(loggedBefore(draft, at, [logged])).toBeUndefined();
});
