/** @jest-environment jsdom */
import { troubles$ } from '../../trouble/troubles';
import { createDeviceOutbox } from './deviceOutbox';
import { sayNotStored } from '../backend/sayNotStored';

const write = { path: 'logBooks/nova_2026_06', data: {}, fields: [['entries', 'a']], stamps: [] };
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Creates an outbox over a Firestore that stores while there is room. */
const outboxOn = (device: { full: boolean }) => {
  const stored: string[] = [];
  let id = 0;
  const outbox = createDeviceOutbox(
    {
      commit: (writes) => {
        if (device.full) return Promise.reject(new Error('Failed to persist write: QuotaExceededError'));
        stored.push(...writes.map(({ path }) => path));
        return new Promise(() => undefined);
      },
      queued: () => Promise.resolve(),
    },
    'me',
    { now: () => 1, newId: () => String(id++) },
    () => undefined,
  );
  outbox.writes$.subscribe(sayNotStored());
  return { outbox, stored };
};

test('a write stored on the device waits for nobody', async () => {
  const { outbox, stored } = outboxOn({ full: false });
  outbox.write(write);
  await settled();
  expect(stored).toEqual([write.path]);
  expect(outbox.writes$.value).toEqual([]);
  expect(await outbox.stored()).toBe(true);
});

test('a write without room stays in memory, is named, and is stored when there is room again', async () => {
  const device = { full: true };
  const { outbox, stored } = outboxOn(device);
  outbox.write(write);
  expect(await outbox.stored()).toBe(false);
  await settled();
  expect(outbox.writes$.value).toMatchObject([{ ...write, state: 'refused', reason: 'not-stored' }]);
  expect(troubles$.value).toMatchObject([{ kind: 'full' }]);
  device.full = false;
  outbox.retry('0');
  await settled();
  expect(stored).toEqual([write.path]);
  expect(outbox.writes$.value).toEqual([]);
  expect(troubles$.value).toEqual([]);
});
