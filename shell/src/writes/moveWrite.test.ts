import { moveWrite } from './moveWrite';
import { outboxWrite } from './testing/outboxWrite';

test('a write moves to another log book with all that names it; the vehicle may contain underscores', () => {
  const before = outboxWrite({ data: { entries: { p: {} }, vehicle_uid: 'old', year: 2025, month: 12 } });
  expect(moveWrite(before, 'logBooks/my_nova_2026_06')).toEqual({
    ...before,
    path: 'logBooks/my_nova_2026_06',
    data: { entries: { p: {} }, vehicle_uid: 'my_nova', year: 2026, month: 6 },
  });
});
