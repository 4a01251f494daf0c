import { filledIn } from './filledIn';

test('a stored record gets what it lacks and keeps what it has, unknown fields too', () => {
  const stored = { name: 'Nova', notes: null, tune: { weight: 3000, blower: '6-71' }, purse: 500 };
  const read = { name: 'Default', notes: '', tune: { weight: 1, width: 72 }, finish: 1320 };
  expect(filledIn(stored, read)).toEqual({
    ...{ name: 'Nova', notes: '', purse: 500, finish: 1320 },
    tune: { weight: 3000, blower: '6-71', width: 72 },
  });
});

test('a list or a 0 stays as it is stored', () => {
  expect(filledIn({ list: [1], zero: 0 }, { list: [1, 2, 3], zero: 5 })).toEqual({ list: [1], zero: 0 });
});
