import { passesAMonth, roomInMonth } from './roomInMonth';

test('a month takes its last pass and no further one', () => {
  expect(roomInMonth(passesAMonth - 1)).toEqual({ ok: true, value: undefined });
  expect(roomInMonth(passesAMonth)).toMatchObject({ ok: false, failure: { code: 'month-full' } });
});
