import { isRecord, recordOf } from './record';

test.each([[[]], [null], [undefined], ['text'], [7], [() => 1]])(
  '%p is no record and reads as an empty one',
  (value) => {
    expect(isRecord(value)).toBe(false);
    expect(recordOf(value)).toEqual({});
  },
);

test('a record is read as itself, one without a prototype too', () => {
  const record = Object.assign(Object.create(null) as object, { a: 1 });
  expect(recordOf(record)).toBe(record);
});
