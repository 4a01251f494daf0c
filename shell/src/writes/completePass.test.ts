import { bringsPassBack, completePass, isDeletionOfPass, passIn, passOf } from './completePass';
import { outboxWrite } from './testing/outboxWrite';

const entry = { log_entry_uid: 'p', notes: 'typed' };
const edit = outboxWrite({
  data: { entries: { p: entry } },
  fields: [['entries', 'p', 'notes'], ['touched']],
});
const about = { uid: 'p', seenUntil: 1 };
const deletion = outboxWrite({ data: { entries: {} }, fields: [['entries', 'p']], pass: about });
const whole = outboxWrite({
  data: { entries: { p: entry } },
  fields: [['entries', 'p']],
  pass: about,
  at: 2,
});

test('an edit becomes a write of the whole pass, once however many fields it changes', () => {
  const fields = [...edit.fields, ['entries', 'p', 'timeslip', 'et_60']];
  expect(completePass({ ...edit, fields }).fields).toEqual([['entries', 'p'], ['touched']]);
  expect(completePass(whole)).toBe(whole);
});

test('a write names its pass by itself, else by the field that it edits', () => {
  expect([deletion, edit, outboxWrite({ fields: [['entries']] })].map(passOf)).toEqual(['p', 'p', undefined]);
});

test.each([undefined, null, 'torn', {}, { entries: [] }, { entries: { p: { notes: 'stump' } } }])(
  'a book stored as %j has no such pass',
  (stored) => {
    expect(passIn(stored, 'p')).toBeUndefined();
  },
);

test('a deletion is undone by a later write of the whole pass, by no edit and by no earlier one', () => {
  expect([deletion, whole, edit].map(isDeletionOfPass)).toEqual([true, false, false]);
  expect(bringsPassBack(whole, deletion)).toBe(true);
  expect(bringsPassBack({ ...edit, pass: about, at: 2 }, deletion)).toBe(false);
  expect(bringsPassBack({ ...whole, at: 1 }, deletion)).toBe(false);
  expect(bringsPassBack({ ...whole, pass: { ...about, uid: 'q' } }, deletion)).toBe(false);
});
