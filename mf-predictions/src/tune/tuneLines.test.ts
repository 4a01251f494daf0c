import { seconds, type TuneSuggestion } from '@holeshot/shared-core';
import { tuneLines } from './tuneLines';

const tune = {
  sl_et_zw: seconds(11.2),
  wind_effect: 1,
  poly_coeff_da_grains: [0, 0, 0],
  offsets: {},
} as const;
const suggestion = {
  before: { ...tune, sl_et_zw: null },
  after: { ...tune, offsets: { byron: {} } },
  sd: { sl_et_zw: 0.012, wind_effect: 0.2 },
} as unknown as TuneSuggestion;

test('a suggestion shows base ET, wind effect and tracks, each now and then', () => {
  expect(tuneLines(suggestion)).toEqual([
    { label: 'Base ET', before: 'none', after: '11.200 ± 0.012' },
    { label: 'Wind effect', before: '1.00', after: '1.00 ± 0.20' },
    { label: 'Tracks with their own offset', before: '0', after: '1' },
  ]);
});
