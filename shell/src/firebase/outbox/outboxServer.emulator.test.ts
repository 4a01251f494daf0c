import { onSnapshot } from 'firebase/firestore';
import { booksChangedSince } from '../database/booksChangedSince';
import { resetFirestore, startRacer, untilAnswered, writeAsBackend } from '../testing/emulatorKit';
import { openOutboxServer } from './outboxServer';

test('to another who is signed in by now nothing is asked as if it were still the racer', async () => {
  await resetFirestore();
  const device = await startRacer();
  let isSignedIn = true;
  const server = openOutboxServer(device.database, device.uid, () => isSignedIn);
  expect(await server.received('none')).toBe(false);
  isSignedIn = false;
  await expect(server.received('none')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(server.stored([`users/${device.uid}`])).rejects.toMatchObject({ code: 'unavailable' });
  await device.stop();
});

test('the log books that have changed are as the server holds them now, whatever a listener for the same was told last', async () => {
  await resetFirestore();
  const device = await startRacer();
  const write = (year: number) =>
    writeAsBackend('logBooks/nova_2026_06', { user_uid: device.uid, last_modified_date: new Date(), year });
  await write(0);
  const listened = booksChangedSince(device.database, device.uid, 0);
  await new Promise<void>((resolve) => {
    onSnapshot(listened, ({ metadata }) => {
      if (!metadata.fromCache) resolve();
    });
  });
  const server = openOutboxServer(device.database, device.uid);
  // The outbox repeats the request as well.
  const request = () => untilAnswered(device.database, () => server.changedSince(0));
  // The emulator notifies a listener within milliseconds: about one in twenty answers is an old one.
  for (let year = 1; year <= 60; year += 1) {
    await write(year);
    const [book] = await request();
    expect(book?.data['year']).toBe(year);
  }
  await device.stop();
}, 60_000);
