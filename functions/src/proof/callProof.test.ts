import { proofOf, readProof, type SignedCall } from './callProof';

const key = 'k'.repeat(64);
const call: SignedCall = {
  ...{ car: 'Nova ’68', finish: 1320, et: 9.873, low80: 9.85, high80: 9.9, dial: 9.86 },
  at: Date.UTC(2026, 10, 30, 19, 14),
};
const proof = proofOf(call, key);
const [payload = '', signature = ''] = proof.split('.');
const encoded = (said: object) => Buffer.from(JSON.stringify(said)).toString('base64url');

test('a signed call is read as it was signed, with a dial and without', () => {
  expect(readProof(proof, key)).toEqual(call);
  const { dial: _dial, ...withoutDial } = call;
  expect(readProof(proofOf(withoutDial, key), key)).toEqual(withoutDial);
});

test('a proof fits the address in a QR code, and needs no escape there', () => {
  const longest = proofOf({ ...call, car: '\u4e00'.repeat(60) }, key);
  expect(longest.length).toBeLessThan(600);
  expect(longest).toMatch(/^[\w.-]+$/);
});

test.each<[string, string]>([
  ['an edited ET', `${encoded({ v: 1, ...call, et: 9.861 })}.${signature}`],
  ['an edited time', `${encoded({ v: 1, ...call, at: call.at - 60_000 })}.${signature}`],
  ['a signature of another key', proofOf(call, 'o'.repeat(64))],
  ['another version', proofOf({ ...call, v: 2 } as unknown as SignedCall, key)],
  ['a payload alone', payload],
  ['a payload and a dot', `${payload}.`],
  ['a cut signature', proof.slice(0, -5)],
  ['a cut payload', proof.slice(5)],
  ['something behind it', `${proof}.${signature}`],
  ['nothing', ''],
  ['a dot', '.'],
  ['a long text', 'x'.repeat(2_000)],
  ['characters of no alphabet', '\u0000é. ’'],
])('%s is no signed call', (_, changed) => {
  expect(readProof(changed, key)).toBeUndefined();
});

test.each(['', 'none'])('the key “%s”, which anyone could guess, proves nothing', (placeholder) => {
  expect(readProof(proofOf(call, placeholder), placeholder)).toBeUndefined();
});
