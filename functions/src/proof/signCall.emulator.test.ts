import { call, type EmulatorAccount } from '../../testing/emulatorAccount';
import { backend, closeBackend, registeredRacer, stored } from '../../testing/registeredRacer';
import { tracesOf } from '../../testing/tracesOf';

const given = { car: 'Nova', finish: 1320, et: 9.873, low80: 9.85, high80: 9.9 };
const requestsOf = ({ uid }: EmulatorAccount) => `users/${uid}/private/requests`;

afterAll(closeBackend);

test('a signed call is checked by anybody, and names no racer', async () => {
  const ann = await registeredRacer();
  const { status, result } = await call('signCall', ann, given);
  expect(status).toBe(200);
  const proof = String(result?.['proof']);
  const checked = await call('checkCall', null, { proof });
  expect(checked.result).toEqual({ valid: true, call: { ...given, at: expect.any(Number) as number } });
  expect(JSON.stringify(checked.result)).not.toContain(ann.uid);
  expect((await call('checkCall', null, { proof: `${proof}x` })).result).toEqual({ valid: false });
  expect((await call('checkCall', null, { proof: 'x'.repeat(2_001) })).status).toBe(400);
});

test('visitors, and racers whose access has ended, sign nothing', async () => {
  expect((await call('signCall', null, given)).status).toBe(401);
  const ann = await registeredRacer();
  await backend.doc(`users/${ann.uid}/private/access`).update({ access_until: Date.now() - 1 });
  expect((await call('signCall', ann, given)).status).toBe(403);
  expect(await stored(requestsOf(ann))).toBeUndefined();
});

test('a racer signs sixty calls an hour', async () => {
  const ann = await registeredRacer();
  await backend.doc(requestsOf(ann)).set({ signCall: Array.from({ length: 59 }, () => Date.now()) });
  expect((await call('signCall', ann, given)).status).toBe(200);
  expect((await call('signCall', ann, given)).status).toBe(429);
});

test('nothing is signed for an account being deleted, and nothing is left of a deleted one', async () => {
  const ann = await registeredRacer();
  await call('signCall', ann, given);
  await backend.doc(`deletedAccounts/${ann.uid}`).set({ begun_at: new Date() });
  expect((await call('signCall', ann, given)).status).toBe(400);
  await call('deleteAccount', ann);
  expect(await stored(requestsOf(ann))).toBeUndefined();
  expect(await tracesOf(ann.uid)).toEqual([`deletedAccounts/${ann.uid}`]);
});
