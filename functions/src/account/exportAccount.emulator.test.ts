import { call } from '../../testing/emulatorAccount';
import { furnish } from '../../testing/furnish';
import { backend, closeBackend, registeredRacer } from '../../testing/registeredRacer';

afterAll(closeBackend);

describe('exporting an account', () => {
  test('gives everything, page by page', async () => {
    const ann = await registeredRacer();
    const furnished = await furnish(ann);
    const first = await call('exportAccount', ann);
    expect(first.result?.['account']).toMatchObject({
      user: { email: ann.email, isRegistered: true },
      access: { is_registered: true },
      weatherToken: { tokens: ['t'] },
      subscriptions: { sub_old: { status: 'canceled' } },
    });
    expect(first.result).toMatchObject({
      tunes: { car_1: { n: 1 } },
      passPictures: { e1_0: { log_entry_uid: 'e1' } },
      deletedVehicles: { old: { vehicle: { uid: 'old' } } },
      notifications: { [`rain_${ann.uid}`]: { title: 'Rain' } },
    });
    const second = await call('exportAccount', ann, { after: first.result?.['next'] });
    expect(second.result).toMatchObject({ account: null, next: null });
    const books = { ...(first.result?.['logBooks'] as object), ...(second.result?.['logBooks'] as object) };
    expect(Object.keys(books).length).toBe(9);
    expect(Object.values(books)[0]).toMatchObject({ entries: { e1: { notes: 'fast' } } });
    expect(JSON.stringify(books)).toMatch(/"last_modified_date":"20\d\d-/);
    const given = JSON.stringify([first, second]);
    // A receipt holds nothing about her: it says only that she wrote something.
    expect(furnished.filter((path) => !given.includes(`"stored_at":"${path}"`))).toEqual([
      `users/${ann.uid}/receipts/write_1`,
    ]);
  });

  test('gives all documents, within the size limit of an answer', async () => {
    const ann = await registeredRacer();
    // A parsed answer lists numeric ids before all others.
    const ids = ['zero', ...Array.from({ length: 12 }, (_, i) => String(i + 1))];
    const heavy = { notes: 'x'.repeat(900_000) };
    const base64 = '/9j/'.padEnd(204_800, 'A');
    for (let n = 0; n < 45; n += 1) await backend.doc(`users/${ann.uid}/passPictures/p_${n}`).set({ base64 });
    for (const id of ids) await backend.doc(`users/${ann.uid}/deletedVehicles/${id}`).set(heavy);
    const batch = backend.batch();
    for (let n = 0; n < 460; n++) batch.set(backend.doc(`users/${ann.uid}/tunes/car_${n}`), { n });
    for (let n = 0; n < 140; n++)
      batch.set(backend.doc(`notifications/${n}_${ann.uid}`), { userId: ann.uid });
    await batch.commit();

    const seen: Record<string, string[]> = {
      tunes: [],
      passPictures: [],
      deletedVehicles: [],
      notifications: [],
      logBooks: [],
    };
    let after: unknown = null;
    for (let page = 0; page < 20 && after !== undefined; page++) {
      const { result = {} } = await call('exportAccount', ann, { after });
      expect(JSON.stringify(result).length).toBeLessThan(10_000_000);
      for (const [name, told] of Object.entries(seen)) told.push(...Object.keys(result[name] as object));
      after = result['next'] ?? undefined;
    }
    expect(after).toBeUndefined();
    expect([seen['passPictures']?.length, new Set(seen['passPictures']).size]).toEqual([45, 45]);
    expect(seen['deletedVehicles']?.sort()).toEqual(ids.sort());
    expect([seen['tunes']?.length, new Set(seen['tunes']).size]).toEqual([460, 460]);
    expect([seen['notifications']?.length, new Set(seen['notifications']).size]).toEqual([140, 140]);
  });

  test('gives NaN and Infinity as text', async () => {
    const ann = await registeredRacer();
    await backend.doc(`users/${ann.uid}`).update({ predictions: { p1: { et: NaN } } });
    const { status, result } = await call('exportAccount', ann);
    expect(status).toBe(200);
    expect(result?.['account']).toMatchObject({ user: { predictions: { p1: { et: 'NaN' } } } });
  });

  test('gives only the caller’s own data', async () => {
    const [ann, bob] = [await registeredRacer(), await registeredRacer()];
    await furnish(ann);
    expect((await call('exportAccount', bob)).result?.['logBooks']).toEqual({});
    expect((await call('exportAccount', null)).status).toBe(401);
    for (const after of ['a', { collection: 'users', id: 'a' }, { collection: 'tunes', id: 'a/b' }])
      expect((await call('exportAccount', bob, { after })).status).toBe(400);
  });
});
