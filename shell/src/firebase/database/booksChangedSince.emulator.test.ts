import { booksChangedSince } from './booksChangedSince';
import { documentsNow, resetFirestore, startRacer, writeAsBackend } from '../testing/emulatorKit';

const hour = 3_600_000;
const mark = Date.UTC(2026, 5, 20, 18);

test('the log books that changed from 48 hours before the newest known on are asked for, the newest change first', async () => {
  await resetFirestore();
  const device = await startRacer();
  const bookAt = (id: string, millis: number, user_uid = device.uid) =>
    writeAsBackend(`logBooks/${id}`, { user_uid, last_modified_date: new Date(millis), entries: {} });
  await bookAt('old', mark - 48 * hour - 1);
  await bookAt('slow-clock', mark - 47 * hour);
  await bookAt('new', mark + 1);
  await bookAt('newest', mark + hour);
  await bookAt('of-another', mark + hour, 'another');
  const { docs } = await documentsNow(booksChangedSince(device.database, device.uid, mark));
  expect(docs.map(({ id }) => id)).toEqual(['newest', 'new', 'slow-clock']);
  await device.stop();
});
