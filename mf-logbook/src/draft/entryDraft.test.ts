import * as v from 'valibot';
import { editsOfEntry, entryDraftSchema, freshEntry, sameEntry, withEdits } from './entryDraft';

const place = {
  passUid: 'p1',
  vehicleUid: 'nova',
  locationUid: 'great-lakes',
  localTime: '2026-06-20T12:00',
};
const stored = freshEntry(place, { rpm: '4350', tyre: 'Hoosier' });
const read = (draft: unknown) => v.safeParse(entryDraftSchema, draft);

test('an empty slip is a draft that can be read again', () => {
  expect(read(JSON.parse(JSON.stringify(stored))).output).toEqual(stored);
});

test('a draft of an older app is read, with what it lacks empty', () => {
  const {
    event_name: _,
    finished_first: __,
    qualitySure: ___,
    custom: ____,
    doubtful: _____,
    ...older
  } = stored;
  expect(read(older).output).toEqual({ ...stored, custom: {} });
});

test.each(['', '../../other', '<b>', 7])('a draft under the uid %j gets none', (passUid) => {
  expect(read({ ...stored, passUid }).output).toMatchObject({ passUid: '' });
});

test.each([
  undefined,
  'text',
  {},
  { ...stored, lane: 'Middle' },
  { ...stored, wind_from: '8' },
  { ...stored, notes: 1 },
])('a broken draft (case %#) is refused', (draft) => {
  expect(read(draft).success).toBe(false);
});

test('an edit is what was changed, of the racer’s own fields each by itself', () => {
  expect(editsOfEntry(stored, stored)).toEqual({});
  const draft = { ...stored, passUid: 'p2', notes: 'hazy', custom: { ...stored.custom, rpm: '4400' } };
  expect(editsOfEntry(draft, stored)).toEqual({ notes: 'hazy', custom: { rpm: '4400' } });
});

test('an edit is laid over the pass as it is stored by now', () => {
  const draft = { ...stored, notes: 'hazy', custom: { ...stored.custom, rpm: '4400' } };
  expect(withEdits(stored, editsOfEntry(draft, stored))).toEqual(draft);
  const meanwhile = { ...stored, changes: 'New plugs', custom: { rpm: '4350', tyre: 'M/T' } };
  expect(withEdits(meanwhile, editsOfEntry(draft, stored))).toEqual({
    ...{ ...meanwhile, notes: 'hazy', custom: { rpm: '4400', tyre: 'M/T' } },
  });
});

test.each([undefined, null, 'text', [], { passUid: 'another' }])(
  'a broken edit (%j) changes nothing',
  (edits) => {
    expect(withEdits(stored, edits)).toEqual(stored);
  },
);

test('two drafts hold the same whatever pass they are of', () => {
  expect(sameEntry(stored, { ...stored, passUid: 'p2' })).toBe(true);
  expect(sameEntry(stored, { ...stored, custom: { rpm: '4351', tyre: 'Hoosier' } })).toBe(false);
  expect(sameEntry(stored, { ...stored, withoutWeather: true })).toBe(false);
});
