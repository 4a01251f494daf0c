import { distances, slipFieldLabels } from '@holeshot/shared-core';
import { slipOfTrack } from './slipOfTrack';

const all = ({ shown, folded }: ReturnType<typeof slipOfTrack>) => [...shown, ...folded];

test('an eighth-mile slip ends at 660 ft, a quarter-mile slip has every field', () => {
  expect(all(slipOfTrack(660)).filter((field) => /_(1000|1320)$/.test(field))).toEqual([]);
  expect(all(slipOfTrack(1000)).filter((field) => field.endsWith('_1320'))).toEqual([]);
  expect(all(slipOfTrack(1320)).toSorted()).toEqual(Object.keys(slipFieldLabels).toSorted());
});

test.each(distances)(
  'the finish of a %i ft track is always in sight, and no field stands twice',
  (length) => {
    const slip = slipOfTrack(length);
    expect(slip.shown.slice(-2)).toEqual([`et_${length}`, `mph_${length}`]);
    expect(new Set(all(slip)).size).toBe(all(slip).length);
  },
);
