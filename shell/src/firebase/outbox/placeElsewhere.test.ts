import type { OutboxWrite } from '../../writes/outboxStore';
import { placeElsewhere } from './placeElsewhere';

const pictureAt = (n: number, text: string): OutboxWrite => {
  const data = { log_entry_uid: 'p', n, base64: `/9j/${btoa(text)}` };
  const fields = Object.keys(data).map((field) => [field]);
  const path = `users/ann/passPictures/p_${n}`;
  return { id: text, uid: 'ann', at: 1, state: 'waiting', path, data, fields, stamps: [] };
};

/** Places the refused picture of the plugs elsewhere. */
const place = async (stored: (string | undefined)[], waiting: OutboxWrite[] = []) => {
  const done: unknown[] = [];
  await placeElsewhere(pictureAt(0, 'plugs'), {
    server: {
      stored: () =>
        Promise.resolve(stored.map((text, n) => (text === undefined ? undefined : pictureAt(n, text).data))),
    },
    rows: {
      store: ({ reason }) => Promise.resolve(void done.push(reason)),
      forget: (id) => Promise.resolve(void done.push(`forgets ${id}`)),
      waiting: () => [pictureAt(0, 'plugs'), ...waiting],
    },
    sendAgain: ({ path, data }) => void done.push([path, data['n']]),
  });
  return done;
};
const none = undefined;

test('a picture goes to the next free place of its pass', async () => {
  expect(await place(['slip', none, none, none])).toEqual([['users/ann/passPictures/p_1', 1]]);
});

test('a place to which another picture of this device is on its way is not free', async () => {
  const tires = pictureAt(1, 'tires');
  expect(await place(['slip', none, none, none], [tires])).toEqual([['users/ann/passPictures/p_2', 2]]);
  expect(await place(['slip', none, 'burnout', 'crowd'], [tires])).toEqual(['pictures-full']);
});

test('the same picture is done with, and a refusal of a free place stays one', async () => {
  expect(await place(['slip', 'plugs', none, none])).toEqual(['forgets plugs']);
  expect(await place([none, none, none, none])).toEqual(['permission-denied']);
});
