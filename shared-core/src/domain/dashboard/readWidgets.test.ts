import { readWidgets } from './readWidgets';

test('a widget has its stored row, with the fields that only another version of the app knows', () => {
  const row = { id: 'a', widget: 'weather/current-weather', wide: true, color: 'teal' };
  expect(readWidgets([row])).toEqual([{ id: 'a', widget: row.widget, wide: true, stored: row }]);
});

test('rows that name no widget are left out, and only `true` is wide', () => {
  const rows = [
    null,
    'torn',
    [],
    {},
    { id: 7, widget: 'a/b' },
    { id: 'a' },
    { id: 'b', widget: 'a/b', wide: 'yes' },
  ];
  expect(readWidgets(rows)).toMatchObject([{ id: 'b', wide: false }]);
});

test('the first of two rows with one id counts', () => {
  const rows = [
    { id: 'a', widget: 'first/one' },
    { id: 'a', widget: 'second/one' },
  ];
  expect(readWidgets(rows)).toMatchObject([{ widget: 'first/one' }]);
});
