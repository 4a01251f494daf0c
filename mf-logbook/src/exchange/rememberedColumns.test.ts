import type { MeantName, TableLayout } from '@holeshot/shared-core';
import { createMemoryPlatform, greatLakes, nova } from '@holeshot/shared-core/testing';
import { rememberChoices, rememberedChoices } from './rememberedColumns';

const garage = { vehicles: [nova], locations: [greatLakes], customFields: [] };
type Column = TableLayout['columns'][number];
const layout = (targets: Record<string, Column['target']>, dateOrder: TableLayout['dateOrder'] = 'mdy') =>
  ({
    columns: Object.entries(targets).map(([head, target]) => ({ head, target, doubtful: true })),
    ...{ dateOrder, dateDoubtful: true },
  }) as TableLayout;
const guessed = layout({ When: 'date', Finish: 'none', Air: 'none' });
const right = (): TableLayout => {
  const [when, finish, air] = layout({ When: 'date', Finish: 'et_1320', Air: 'air_temp' }, 'dmy').columns;
  return {
    columns: [when!, finish!, { ...air!, unit: '°C' }],
    dateOrder: 'dmy',
    dateDoubtful: false,
  };
};
const targets = ({ columns }: TableLayout) => columns.map(({ target }) => target);
const car: MeantName = { what: 'vehicle', name: 'Green car', uid: 'nova' };

test('a table with heads that were never seen is read as guessed', () => {
  const { drafts } = createMemoryPlatform();
  expect(rememberedChoices(guessed, drafts, garage)).toEqual({ layout: guessed });
  rememberChoices(right(), [], drafts);
  const other = layout({ When: 'date', Finish: 'none' });
  expect(rememberedChoices(other, drafts, garage)).toEqual({ layout: other });
});

test('a table with the same heads is read as it was put right, without doubt', () => {
  const { drafts } = createMemoryPlatform();
  rememberChoices(right(), [car], drafts);
  const { layout: read, names } = rememberedChoices(guessed, drafts, garage);
  expect(targets(read)).toEqual(['date', 'et_1320', 'air_temp']);
  expect(read).toMatchObject({ dateOrder: 'dmy', dateDoubtful: false });
  expect(read.columns.some(({ doubtful }) => doubtful)).toBe(false);
  expect(names).toEqual([car]);
});

test('a unit or an order of dates that the new table itself disproves is not taken unseen', () => {
  const { drafts } = createMemoryPlatform();
  rememberChoices(right(), [], drafts);
  const [when, finish, air] = right().columns;
  const sure: TableLayout = {
    columns: [when!, finish!, { ...air!, unit: '°F', doubtful: false }],
    ...{ dateOrder: 'ymd', dateDoubtful: false },
  };
  const { layout: read } = rememberedChoices(sure, drafts, garage);
  expect(read).toMatchObject({ dateOrder: 'ymd', dateDoubtful: false });
  expect(read.columns[2]).toMatchObject({ target: 'air_temp', unit: '°C', doubtful: true });
});

test('names of earlier tables stay, and what one means now takes the place of before', () => {
  const { drafts } = createMemoryPlatform();
  const track: MeantName = { what: 'track', name: 'Union Grove', uid: 'great-lakes' };
  rememberChoices(right(), [car, track], drafts);
  rememberChoices(right(), [{ ...car, uid: '' }], drafts);
  expect(rememberedChoices(guessed, drafts, garage).names).toEqual([{ ...car, uid: '' }, track]);
});

test('a name that stood for a deleted vehicle is asked for again', () => {
  const { drafts } = createMemoryPlatform();
  rememberChoices(right(), [car], drafts);
  expect(rememberedChoices(guessed, drafts, { ...garage, vehicles: [] }).names).toEqual([]);
});

test('a column of a field that is gone is read as guessed', () => {
  const { drafts } = createMemoryPlatform();
  rememberChoices(layout({ When: 'date', Finish: 'custom_fields.rpm', Air: 'none' }), [], drafts);
  expect(targets(rememberedChoices(guessed, drafts, garage).layout)).toEqual(['date', 'none', 'none']);
  const rpm = { ...garage, customFields: [{ pk: 'rpm' } as never] };
  expect(targets(rememberedChoices(guessed, drafts, rpm).layout)).toContain('custom_fields.rpm');
});

test('ten tables are remembered, the last ones', () => {
  const { drafts } = createMemoryPlatform();
  const table = (index: number) => layout({ [`Head ${index}`]: 'none' });
  for (let index = 0; index < 11; index += 1)
    rememberChoices(layout({ [`Head ${index}`]: 'date' }), [], drafts);
  const read = (index: number) => targets(rememberedChoices(table(index), drafts, garage).layout);
  expect([read(0), read(1), read(10)]).toEqual([['none'], ['date'], ['date']]);
});

test.each([undefined, 'text', [{ heads: ['When'] }]])('a broken choice (%j) is forgotten', (stored) => {
  const { drafts } = createMemoryPlatform();
  drafts.write('import-columns', stored);
  expect(rememberedChoices(guessed, drafts, garage)).toEqual({ layout: guessed });
});
