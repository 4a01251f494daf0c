import { editVehicle, pounds, type TuneVersion, type Tunes } from '@holeshot/shared-core';
import { nova } from '@holeshot/shared-core/testing';
import { historyRows } from './historyRows';

const withWind = (wind_effect_1320: number): Tunes => ({
  ...nova,
  base_tune: { ...nova.base_tune, wind_effect_1320 },
});
const version = (
  n: number,
  reason: TuneVersion['reason'],
  { base_tune, ddpe_tune }: Tunes = nova,
): TuneVersion => ({
  ...{ vehicle_uid: 'nova', n, reason, base_tune, ddpe_tune },
  datetime: `2026-06-2${n}T04:30:00.000Z`,
});
const rowsOf = (versions: readonly TuneVersion[], now: Tunes) =>
  historyRows(versions, now, (uid) => uid, 'America/Chicago');

test('is empty before the first change', () => {
  expect(rowsOf([], nova)).toEqual([]);
});

test('tells each version by the clock of the device, and which one is in use', () => {
  const versions = [version(2, 'racer', withWind(2)), version(1, 'first')];
  const [newest, oldest] = rowsOf(versions, withWind(2));
  expect(newest).toMatchObject({
    ...{ why: 'Changed by hand', inUse: true, isAnotherCar: false, undoTo: versions[1] },
    when: expect.stringMatching(/^06\/21\/2026.+11:30 PM/) as string,
    changes: [{ what: 'Wind effect, 1/4 mile', before: '1', after: '2' }],
  });
  expect(oldest).toMatchObject({ why: 'As it was at first', inUse: false, changes: [], undoTo: undefined });
});

test('has nothing in use, and nothing to undo, where the vehicle was changed without it', () => {
  const rows = rowsOf([version(2, 'racer', withWind(2)), version(1, 'first')], withWind(3));
  expect(rows.map(({ inUse, undoTo }) => [inUse, undoTo])).toEqual([
    [false, undefined],
    [false, undefined],
  ]);
});

test('tells what it went back to, and that a tune was found changed', () => {
  const versions = [
    version(4, 'undone', withWind(2)),
    version(3, 'first', withWind(3)),
    version(2, 'suggested', withWind(2)),
    version(1, 'first'),
  ];
  const rows = rowsOf(versions, withWind(2));
  expect(rows.map(({ why }) => why)).toEqual([
    `Undone: back to ${rows[2]!.when}`,
    'Found changed',
    'Suggestion applied',
    'As it was at first',
  ]);
  expect(rows.map(({ inUse }) => inUse)).toEqual([true, false, false, false]);
  expect(rowsOf([version(2, 'undone', withWind(7)), version(1, 'first')], nova)[0]?.why).toBe('Undone');
});

test('tells once how a tune was, though two devices stored it', () => {
  const versions = [
    version(3, 'first', withWind(2)),
    version(2, 'automatic', withWind(2)),
    version(1, 'first'),
  ];
  expect(rowsOf(versions, nova).map(({ why }) => why)).toEqual(['Tuned automatically', 'As it was at first']);
});

test('says where a version counts as another car', () => {
  const heavier = editVehicle(nova, { weight_with_driver: pounds(3300) });
  const rows = rowsOf([version(2, 'racer', heavier), version(1, 'first')], heavier);
  expect(rows.map(({ isAnotherCar }) => isAnotherCar)).toEqual([true, false]);
});
