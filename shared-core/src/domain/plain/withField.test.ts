import { fieldAt, withField } from './withField';

const record = { name: 'Vega', slip: { dial: 9.9, lane: 'left' } };

test('reads the field at a path', () => {
  expect(fieldAt(record, ['slip', 'dial'])).toBe(9.9);
  expect(fieldAt(record, [])).toBe(record);
});

test.each([[['air']], [['air', 'grains']], [['name', 'length']], [['toString']]])(
  'reads nothing where %j leads nowhere',
  (path) => {
    expect(fieldAt(record, path)).toBeUndefined();
  },
);

test('sets the field at a path, and leaves the record as it was', () => {
  expect(withField(record, ['slip', 'dial'], 10)).toEqual({ name: 'Vega', slip: { dial: 10, lane: 'left' } });
  expect(record.slip.dial).toBe(9.9);
});

test('makes the records above the field', () => {
  expect(withField({}, ['air', 'station', 'uid'], 'KDFW')).toEqual({ air: { station: { uid: 'KDFW' } } });
  expect(withField({ air: 'none' }, ['air', 'grains'], 90)).toEqual({ air: { grains: 90 } });
});

test('removes a field that gets no value', () => {
  const without = withField(record, ['slip', 'dial'], undefined);
  expect(without).toStrictEqual({ name: 'Vega', slip: { lane: 'left' } });
});

test('keeps the order of the fields', () => {
  expect(Object.keys(withField(record, ['name'], 'Nova'))).toEqual(['name', 'slip']);
});

test('changes nothing at an empty path', () => {
  expect(withField(record, [], 1)).toBe(record);
});
