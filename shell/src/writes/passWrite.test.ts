import { passWrite } from './passWrite';

const june = { id: 'my_nova_2026_06', vehicle_uid: 'my_nova', year: 2026, month: 6 };

test('an edit of a pass replaces its fields alone, names the pass and takes the server’s time', () => {
  const write = passWrite('ann', june, 'p', [['notes'], ['timeslip', 'et_60']], { log_entry_uid: 'p' });
  expect(write).toMatchObject({
    path: 'logBooks/my_nova_2026_06',
    data: {
      entries: { p: { log_entry_uid: 'p' } },
      touched: 'p',
      user_uid: 'ann',
      ...{ year: 2026, month: 6 },
    },
    stamps: ['last_modified_date'],
  });
  expect(write.fields.slice(0, 3)).toEqual([
    ['entries', 'p', 'notes'],
    ['entries', 'p', 'timeslip', 'et_60'],
    ['touched'],
  ]);
});

test('a pass without a record is deleted: its field is replaced by nothing', () => {
  const { data, fields } = passWrite('ann', june, 'p', [[]]);
  expect(data['entries']).toStrictEqual({});
  expect(fields[0]).toEqual(['entries', 'p']);
});
