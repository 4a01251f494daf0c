import { greatLakes, nova } from '@holeshot/shared-core/testing';
import type { OutboxWrite } from './outboxStore';
import { bringsBack, editedRow, missesRow, rowGone, rowWrite, wholeRow } from './rowWrite';

const outboxed = (write: ReturnType<typeof rowWrite>): OutboxWrite => ({
  ...{ id: 'a', uid: 'ann', at: 1, state: 'waiting' },
  ...write,
});
const { uid } = nova;
const edit = outboxed(rowWrite('ann', 'vehicles', nova, [['name'], ['notes']]));
const whole = outboxed(rowWrite('ann', 'vehicles', nova, [[]]));

test('an edit of a car carries it whole, replaces its fields alone and names it', () => {
  expect(edit).toMatchObject({
    path: 'users/ann',
    data: { vehicles: { [uid]: nova }, touchedVehicle: uid },
  });
  expect(edit.fields).toEqual([['vehicles', uid, 'name'], ['vehicles', uid, 'notes'], ['touchedVehicle']]);
});

test('an edit of a deleted row fails by the list that it is in, a whole row never', () => {
  const track = greatLakes;
  expect(rowGone(edit)).toBe('vehicle-gone');
  expect(rowGone(rowWrite('ann', 'customLocations', track, [['title']]))).toBe('location-gone');
  expect(rowGone(whole)).toBeUndefined();
  expect(editedRow({ fields: [['displayMode']] })).toBeUndefined();
});

test.each([
  undefined,
  null,
  {},
  { vehicles: [] },
  { vehicles: { [uid]: { name: 'stump' } } },
  { vehicles: { [uid]: { uid: 'other' } } },
])('an edit misses its row where %j is stored', (stored) => {
  expect(missesRow(edit, stored)).toBe(true);
  expect(missesRow(whole, stored)).toBe(false);
});

test('an edit whose row is there misses nothing', () => {
  expect(missesRow(edit, { vehicles: { [uid]: nova } })).toBe(false);
});

test('an edit becomes a write of the whole row, another write stays', () => {
  expect(wholeRow(edit).fields).toEqual([['vehicles', uid], ['touchedVehicle']]);
  expect(wholeRow(whole)).toBe(whole);
});

test('a deletion that is undone brings the row of a refused edit back; a write that names the row does not', () => {
  const undo = { fields: [['vehicles', uid]], data: { vehicles: { [uid]: nova } } };
  expect(bringsBack(undo, edit)).toBe(true);
  expect(bringsBack({ ...undo, data: { vehicles: {} } }, edit)).toBe(false);
  expect(bringsBack(whole, edit)).toBe(false);
  expect(bringsBack(undo, whole)).toBe(false);
});
