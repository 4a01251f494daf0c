import type { LogEntry } from '@holeshot/shared-core';
import { fullLocation, fullPass, greatLakes, nova } from '@holeshot/shared-core/testing';
import { draftOfEntry } from './draftOfEntry';
import { freshEntry, type EntryDraft } from './entryDraft';
import { entryToSave } from './entryToSave';

const at = '2026-06-20T17:41:00.000Z';
const place = { passUid: 'p', vehicleUid: 'nova', locationUid: 'great-lakes', localTime: '2026-06-20T12:41' };
type Context = Parameters<typeof entryToSave>[1];
const save = (draft: EntryDraft, context: Partial<Context> = {}) =>
  entryToSave(draft, {
    ...{ uid: 'p', vehicle: nova, location: greatLakes, at, observation: null },
    ...{ fields: [], passes: [], engines: [], edited: undefined, ...context },
  });
const saved = (...of: Parameters<typeof save>): LogEntry => {
  const entry = save(...of);
  if (!entry.ok) throw new Error(entry.failure.message);
  return entry.value;
};
const typed = { ...freshEntry(place), et_1320: '11.241', notes: ' hazy\n' };

test('a new pass has what was typed, and nothing of a race that was not', () => {
  const entry = saved(typed);
  expect(entry).toMatchObject({ log_entry_uid: 'p', log_entry_datetime: at, notes: 'hazy', weather: null });
  expect(entry.timeslip).toEqual({
    ...{ datetime: at, lane: 'Left', result: 'Time Only', quality: 'All Out', et_1320: 11.241 },
  });
  expect(entry).not.toHaveProperty('event');
});

test.each<Partial<Context>>([{ vehicle: undefined }, { location: undefined }, { at: undefined }])(
  'without its place (%j) a pass is not saved',
  (missing) => {
    expect(save(typed, missing)).toMatchObject({ ok: false, failure: { code: 'place' } });
  },
);

test('the racer’s word that a pass was all out is stored as long as it is marked so', () => {
  const sure = { ...typed, qualitySure: true };
  expect(saved(sure).timeslip.quality_sure).toBe(true);
  expect(saved({ ...sure, quality: 'Lifted' }).timeslip).not.toHaveProperty('quality_sure');
});

describe('a stored pass', () => {
  const draft = draftOfEntry(fullPass, { localTime: place.localTime, repeatedTime: '' }, []);
  const edit = (change: Partial<EntryDraft>, context: Partial<Context> = {}) =>
    saved(
      { ...draft, ...change },
      {
        ...{ uid: fullPass.log_entry_uid, location: fullLocation, observation: fullPass.weather },
        ...{ edited: fullPass, ...context },
      },
    );

  test('keeps its prediction where only a time is put right, and has what follows from that', () => {
    const { prediction, derived, weather } = edit({ et_1320: '11.251' });
    expect([prediction, weather]).toEqual([fullPass.prediction, fullPass.weather]);
    expect(derived.finish_et).toBe(11.251);
  });

  test('keeps what was set for it', () => {
    expect(edit({ et_1320: '11.251' }).setup).toEqual(fullPass.setup);
  });

  test('with another timer is predicted anew, with another delay not', () => {
    expect(edit({ delay: '1.1' }).prediction).toEqual(fullPass.prediction);
    const full = edit({ throttle_stop: '0' });
    expect(full.setup).toEqual({ ...fullPass.setup, throttle_stop: 0 });
    expect(full.prediction).not.toEqual(fullPass.prediction);
  });

  test('at another time is predicted anew', () => {
    const later = edit({}, { at: '2026-06-20T18:41:00.000Z' });
    expect(later.prediction).not.toEqual(fullPass.prediction);
    expect(later.timeslip.datetime).toBe('2026-06-20T18:41:00.000Z');
  });

  test('keeps the fields that its track does not print, and loses them at another track', () => {
    const location = { ...fullLocation, track_length: 660 as const };
    const edited = { ...fullPass, location };
    expect(edit({}, { edited, location }).timeslip.et_1320).toBe(11.241);
    const elsewhere = { ...location, uid: 'byron' };
    expect(edit({}, { edited, location: elsewhere }).timeslip).not.toHaveProperty('et_1320');
  });
});
