import { readCallProof, readSignedCall } from './signedCall';

const call = {
  ...{ car: 'Nova', finish: 1320, et: 9.873, low80: 9.85, high80: 9.9, dial: 9.86 },
  at: Date.UTC(2026, 10, 30, 19, 14),
};
const { dial: _dial, ...withoutDial } = call;

describe('a signed call', () => {
  test('is read as it was signed, with a dial and without', () => {
    expect(readSignedCall({ ...call, later: true })).toEqual(call);
    expect(readSignedCall(withoutDial)).toEqual(withoutDial);
  });

  test.each([
    undefined,
    'proof',
    [call],
    { ...call, car: 7 },
    { ...call, finish: 1500 },
    { ...call, at: undefined },
    { ...call, at: 9e15 },
    { ...call, et: '9.873' },
    { ...call, et: NaN },
    { ...call, low80: 9.9 },
    { ...call, high80: 9.86 },
    { ...call, dial: null },
  ])('is none where it is unsound: %j', (unsound) => {
    expect(readSignedCall(unsound)).toBeUndefined();
  });

  test('comes with its proof, or not at all', () => {
    expect(readCallProof({ proof: 'a-b.c_d', call })).toEqual({ proof: 'a-b.c_d', call });
    for (const unsound of [undefined, { call }, { proof: 'a.b' }, { proof: 'a b', call }, { proof: 7, call }])
      expect(readCallProof(unsound)).toBeUndefined();
  });
});
