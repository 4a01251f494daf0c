import { failed, ok, seconds, type Result } from '@holeshot/shared-core';
import { createCallProofs } from './callProofs';

const asked = {
  ...{ car: 'Nova', finish: 1320 as const, dial: seconds(9.86) },
  ...{ et: seconds(9.873), low80: seconds(9.85), high80: seconds(9.9) },
};
const call = { ...asked, at: Date.UTC(2026, 10, 30, 19, 14) };
const offline = failed('unavailable', 'The server cannot be reached.');

/** Proofs of a server with one answer, to a racer or to anybody; the other way is closed. */
const proofsOf = (answer: Result<unknown>) => {
  const calls: unknown[] = [];
  const answered = <Answer>(name: string, data: object) => {
    calls.push([name, data]);
    return Promise.resolve(answer as Result<Answer>);
  };
  const closed = () => Promise.reject(new Error('not this way'));
  return { calls, signing: createCallProofs(answered, closed), checking: createCallProofs(closed, answered) };
};

test('a racer’s call is signed', async () => {
  const { signing, calls } = proofsOf(ok({ proof: 'a.b', call }));
  expect(await signing.signCall(asked)).toEqual(ok({ proof: 'a.b', call }));
  expect(calls).toEqual([['signCall', asked]]);
});

test('anybody checks a proof', async () => {
  const { checking, calls } = proofsOf(ok({ valid: true, call }));
  expect(await checking.checkCall('a.b')).toEqual(ok(call));
  expect(calls).toEqual([['checkCall', { proof: 'a.b' }]]);
  expect(await proofsOf(ok({ valid: false })).checking.checkCall('a.b')).toEqual(ok(undefined));
});

test('a text that can be no proof is not genuine, and the server is not asked', async () => {
  const { checking, calls } = proofsOf(offline);
  for (const text of ['', 'a', 'a.b.c', 'a. b', `${'x'.repeat(2_000)}.b`])
    expect(await checking.checkCall(text)).toEqual(ok(undefined));
  expect(calls).toEqual([]);
});

test.each<[string, Result<unknown>, string]>([
  ['no network', offline, 'unavailable'],
  ['nothing', ok(null), 'unknown'],
  ['a call without an ET', ok({ proof: 'a.b', valid: true, call: { ...call, et: null } }), 'unknown'],
  ['a call that may be genuine', ok({ valid: 'yes', proof: 7, call }), 'unknown'],
])('%s is a failure, neither signed nor genuine nor changed', async (_, answer, code) => {
  const { signing, checking } = proofsOf(answer);
  expect(await signing.signCall(asked)).toMatchObject({ ok: false, failure: { code } });
  expect(await checking.checkCall('a.b')).toMatchObject({ ok: false, failure: { code } });
});
