import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { damaged } from '@holeshot/shared-core/testing';
import { OutboxStore, type OutboxWrite } from './outboxStore';

const writeOf = (id: string, at: number, more: Partial<OutboxWrite> = {}): OutboxWrite => ({
  id,
  uid: 'ann',
  path: 'users/ann',
  data: { vehicles: { nova: { name: "'69 Nova", weight: 3200.5, tune: [0, null, -1] } } },
  fields: [['vehicles', 'nova']],
  stamps: [],
  at,
  state: 'waiting',
  ...more,
});

let name = '';
let opened = 0;
beforeEach(() => {
  opened += 1;
  name = `outbox-${opened}`;
});

describe('the store of the outbox', () => {
  test('gives back after a restart what was put there, as it was', async () => {
    const write = writeOf('a', 1, { state: 'refused', reason: 'permission-denied' });
    await new OutboxStore(name).put(write);
    expect(await new OutboxStore(name).of('ann')).toEqual([write]);
  });

  test('gives back the writes beside one, and shows it as broken where one of them is', async () => {
    const beside = [{ path: 'users/ann/deletedPasses/p', data: {}, fields: [[]], stamps: [] }];
    const store = new OutboxStore(name);
    const torn = [{ path: 'users/ann' }] as unknown as typeof beside;
    for (const write of [writeOf('a', 1, { beside }), writeOf('b', 2, { beside: torn })])
      await store.put(write);
    expect(await store.of('ann')).toMatchObject([
      { id: 'b', state: 'refused', reason: 'broken' },
      { id: 'a', state: 'waiting', beside },
    ]);
  });

  test('goes on where the browser has cut its connection, as some do to an app in the background', async () => {
    const opening = jest.spyOn(indexedDB, 'open');
    const store = new OutboxStore(name);
    await store.put(writeOf('a', 1));
    const request = opening.mock.results[0]?.value as IDBOpenDBRequest;
    forceCloseDatabase(request.result as never);
    await new Promise((rest) => setTimeout(rest, 10));
    await store.put(writeOf('b', 2));
    expect((await store.of('ann')).map(({ id }) => id)).toEqual(['a', 'b']);
    opening.mockRestore();
  });

  test('makes way for a newer version of the app, which lays the database out anew', async () => {
    await new OutboxStore(name).put(writeOf('a', 1));
    const newer = await openDB(name, 2, { upgrade: (database) => void database.createObjectStore('more') });
    expect(await newer.count('writes')).toBe(1);
    newer.close();
  });

  test('gives the oldest first, whatever its id', async () => {
    const store = new OutboxStore(name);
    for (const write of [writeOf('a', 3), writeOf('c', 1), writeOf('b', 2)]) await store.put(write);
    expect((await store.of('ann')).map(({ at }) => at)).toEqual([1, 2, 3]);
  });

  test('holds one row for each write, the one put last', async () => {
    const store = new OutboxStore(name);
    await store.put(writeOf('a', 1, { state: 'refused', reason: 'unknown' }));
    await store.put(writeOf('a', 1));
    expect(await store.of('ann')).toEqual([writeOf('a', 1)]);
  });

  test('keeps racers apart, and forgets one write alone', async () => {
    const store = new OutboxStore(name);
    const ofBob = writeOf('b', 2, { uid: 'bob' });
    for (const write of [writeOf('a', 1), ofBob, writeOf('c', 3)]) await store.put(write);
    await store.remove('a');
    await store.remove('never put');
    expect(await store.of('ann')).toEqual([writeOf('c', 3)]);
    expect(await store.of('bob')).toEqual([ofBob]);
    expect(await store.of('carl')).toEqual([]);
  });

  test('notes of what waits, whoever wrote it, that it has to be sent anew', async () => {
    const refused = writeOf('b', 2, { state: 'refused', reason: 'unknown' });
    const store = new OutboxStore(name);
    for (const write of [writeOf('a', 1), refused, writeOf('c', 3, { uid: 'bob' })]) await store.put(write);
    await store.unqueue();
    expect(await store.of('ann')).toEqual([writeOf('a', 1, { unqueued: true }), refused]);
    expect(await store.of('bob')).toEqual([writeOf('c', 3, { uid: 'bob', unqueued: true })]);
  });

  test('keeps what was written, not what became of the record since', async () => {
    const store = new OutboxStore(name);
    const data = { firstName: 'Al' };
    const put = store.put(writeOf('a', 1, { data }));
    await put;
    data.firstName = 'Bo';
    expect((await store.of('ann'))[0]?.data).toEqual({ firstName: 'Al' });
  });

  test('refuses what a device cannot keep, and goes on', async () => {
    const store = new OutboxStore(name);
    await expect(store.put(writeOf('a', 1, { data: { run: () => undefined } }))).rejects.toThrow();
    await store.put(writeOf('b', 2));
    expect(await store.of('ann')).toEqual([writeOf('b', 2)]);
  });

  test('gives what cannot be read whole, as refused, and hides no other', async () => {
    const whole = writeOf('z', 1);
    const wrongs = damaged(whole).map((stored) => ({ ...(stored as object), id: 'a', uid: 'ann' }));
    await fc.assert(
      fc.asyncProperty(wrongs, async (stored) => {
        const store = new OutboxStore(name);
        await store.put(whole);
        try {
          await store.put(stored as OutboxWrite);
        } catch {
          return;
        }
        const found = await store.of('ann');
        expect(found).toHaveLength(2);
        expect(found).toContainEqual(whole);
        const other = found.find(({ id }) => id === 'a');
        const kept = other?.path === '' ? other.data['stored'] : other;
        expect(Object.keys(kept as object)).toEqual(Object.keys(stored));
        for (const { path, fields, stamps } of found)
          for (const field of fields) [path, ...stamps, ...field].join();
        expect(found.map(({ at }) => at).every(Number.isFinite)).toBe(true);
        await store.remove('a');
        expect(await store.of('ann')).toEqual([whole]);
      }),
      { seed: 45, numRuns: 50 },
    );
  });

  test('serves two tabs at the same time', async () => {
    const [one, other] = [new OutboxStore(name), new OutboxStore(name)];
    await Promise.all([one.put(writeOf('a', 1)), other.put(writeOf('b', 2))]);
    await one.remove('b');
    expect(await other.of('ann')).toEqual([writeOf('a', 1)]);
  });
});
