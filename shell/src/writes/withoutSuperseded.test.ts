import type { OutboxWrite } from './outboxStore';
import { withoutSuperseded } from './withoutSuperseded';

const writeOf = (at: number, path: string, ...fields: string[]): OutboxWrite => ({
  id: `${at}`,
  uid: 'ann',
  path,
  data: {},
  fields: fields.map((field) => field.split('.')),
  stamps: [],
  at,
  state: 'refused',
});
const left = (write: OutboxWrite, ...later: OutboxWrite[]) =>
  withoutSuperseded(write, later)?.fields.map((field) => field.join('.'));

const pass = writeOf(1, 'logBooks/june', 'entries.a', 'touched', 'user_uid');

describe('the rest of a write', () => {
  test('is all of it where nothing later was written', () => {
    expect(left(pass)).toEqual(['entries.a', 'touched', 'user_uid']);
  });

  test('is nothing once the same entry was written later', () => {
    expect(left(pass, writeOf(2, 'logBooks/june', 'entries.a', 'touched', 'user_uid'))).toBeUndefined();
  });

  test('is its entry with what says which month it is, though another entry of the month was written later', () => {
    const another = writeOf(2, 'logBooks/june', 'entries.b', 'touched', 'user_uid');
    expect(left(pass, another)).toEqual(['entries.a', 'touched', 'user_uid']);
  });

  test('is all of it where the same fields were written earlier, or in another document', () => {
    expect(left(pass, writeOf(0, 'logBooks/june', 'entries.a'))).toHaveLength(3);
    expect(left(pass, writeOf(2, 'logBooks/july', 'entries.a'))).toHaveLength(3);
    expect(left(pass, pass)).toHaveLength(3);
  });

  test('is no part of a pass that was written later in the month it was moved to, but the pass itself is', () => {
    const notes = writeOf(1, 'logBooks/june', 'entries.a.notes', 'entries.a.changes', 'touched');
    expect(left(notes, writeOf(2, 'logBooks/july', 'entries.a.notes'))).toEqual([
      'entries.a.changes',
      'touched',
    ]);
    expect(left(notes, writeOf(2, 'logBooks/july', 'entries.a'))).toBeUndefined();
    expect(left(pass, writeOf(2, 'logBooks/july', 'entries.a'))).toHaveLength(3);
  });

  test('is nothing of a pass that was deleted later where a copy of it stood, but each copy has its deletion', () => {
    const deletionIn = (at: number, book: string) => ({
      ...writeOf(at, `logBooks/${book}`, 'entries.a', 'touched'),
      pass: { uid: 'a', seenUntil: 0 },
    });
    const whole = { ...pass, data: { entries: { a: {} } }, pass: { uid: 'a', seenUntil: 0 } };
    expect(left(whole, deletionIn(2, 'july'))).toBeUndefined();
    expect(left(whole, deletionIn(0, 'july'))).toHaveLength(3);
    expect(left(deletionIn(1, 'june'), deletionIn(2, 'july'))).toHaveLength(2);
  });

  test('is what no later write has replaced, each of several for its part', () => {
    const names = writeOf(1, 'users/ann', 'firstName', 'lastName', 'sideNavAsRail');
    expect(left(names, writeOf(2, 'users/ann', 'firstName'))).toEqual(['lastName', 'sideNavAsRail']);
    expect(
      left(names, writeOf(2, 'users/ann', 'firstName', 'lastName'), writeOf(3, 'users/ann', 'sideNavAsRail')),
    ).toBeUndefined();
  });

  test('is nothing below a field that was replaced as a whole, but all where a part below was', () => {
    const name = writeOf(1, 'users/ann', 'vehicles.nova.name');
    expect(left(name, writeOf(2, 'users/ann', 'vehicles.nova'))).toBeUndefined();
    const nova = writeOf(1, 'users/ann', 'vehicles.nova');
    expect(left(nova, writeOf(2, 'users/ann', 'vehicles.nova.name'))).toEqual(['vehicles.nova']);
    expect(left(nova, writeOf(2, 'users/ann', 'vehicles.camaro'))).toEqual(['vehicles.nova']);
  });

  test('is what it was, with what a later write has changed below it', () => {
    const whole = { ...pass, data: { entries: { a: { notes: '', et: 11.2, old: 1 } }, touched: 'a' } };
    const edit = {
      ...writeOf(2, 'logBooks/june', 'entries.a.notes', 'entries.a.old', 'touched'),
      data: { entries: { a: { notes: 'hazy', et: 12 } } },
    };
    expect(withoutSuperseded(whole, [edit])).toEqual({
      ...whole,
      data: { entries: { a: { notes: 'hazy', et: 11.2 } }, touched: 'a' },
    });
    expect(withoutSuperseded(whole, [{ ...edit, at: 0 }])).toBe(whole);
    const deletion = { ...pass, data: { entries: {} } };
    expect(withoutSuperseded(deletion, [edit])?.data).toEqual({ entries: {} });
  });

  test('is nothing once its document was deleted, nor of a deletion once the document was written again', () => {
    const deletion = (at: number) => ({ ...writeOf(at, 'logBooks/june'), fields: [[]] });
    expect(left(pass, deletion(2))).toBeUndefined();
    expect(left(deletion(1), pass)).toEqual(['']);
    expect(left(deletion(0), pass)).toBeUndefined();
    expect(left(deletion(0), writeOf(1, 'logBooks/july', 'entries.a'))).toEqual(['']);
  });
});
