import { seconds } from '../units/units';
import { readOwnProofs, withOwnProof, type OwnProof } from './ownProofs';

const own = (at: number): OwnProof => ({
  vehicleUid: 'nova',
  proof: `call.${at}`,
  call: {
    ...{ car: 'Nova', finish: 1320, at },
    ...{ et: seconds(9.873), low80: seconds(9.85), high80: seconds(9.9) },
  },
});

test('the newest signed call comes first, and twenty are remembered', () => {
  const all = Array.from({ length: 25 }, (_, at) => own(at + 1)).reduce<OwnProof[]>(withOwnProof, []);
  expect(all.map(({ call }) => call.at)).toEqual(Array.from({ length: 20 }, (_, back) => 25 - back));
  expect(readOwnProofs(JSON.parse(JSON.stringify(all)))).toEqual(all);
});

test('what is unsound is left out, and the others stay', () => {
  const unsound = [null, 7, { ...own(2), vehicleUid: 7 }, { ...own(2), proof: 'x' }, { ...own(2), call: {} }];
  expect(readOwnProofs([own(3), ...unsound, own(1)])).toEqual([own(3), own(1)]);
  for (const stored of [undefined, null, 'x', {}]) expect(readOwnProofs(stored)).toEqual([]);
});
