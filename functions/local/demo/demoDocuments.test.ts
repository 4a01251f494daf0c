import path from 'node:path';
import { parseLogBook, parseVehicle } from '@holeshot/shared-core';
import { demoDocuments } from './demoDocuments';
import { readDemoGarage } from './readDemoGarage';

const now = Date.UTC(2026, 4, 1, 18);
const racer = { uid: 'me', email: 'Me@Holeshot.test' };

test('the demo racer has the cars, and each pass in the log book of its car and month', async () => {
  const garage = await readDemoGarage(path.resolve(__dirname, '../../demo'), now);
  const { 'users/me': user, ...books } = demoDocuments(racer, garage) as Record<
    string,
    Record<string, object>
  >;
  expect(user).toMatchObject({ email: 'me@holeshot.test', firstName: 'Demo', isAdmin: false });
  for (const vehicle of Object.values(user!['vehicles']!)) expect(parseVehicle(vehicle).ok).toBe(true);
  const found = Object.entries(books).flatMap(([id, book]) => {
    expect(book).toMatchObject({ user_uid: 'me', data_version: 1 });
    const { entries, broken } = parseLogBook(book);
    expect(broken).toEqual([]);
    for (const { vehicle } of entries) expect(id.startsWith(`logBooks/${vehicle.uid}_`)).toBe(true);
    return entries;
  });
  expect(found.map(({ log_entry_uid }) => log_entry_uid).sort()).toEqual(
    garage.entries.map(({ log_entry_uid }) => log_entry_uid).sort(),
  );
});
