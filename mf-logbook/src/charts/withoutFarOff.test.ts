import { novaPasses } from '@holeshot/shared-core/testing';
import type { ChartPoint } from './chartPoints';
import { withoutFarOff } from './withoutFarOff';

const [pass] = novaPasses;
const pointsOf = (car: string, ys: number[], x = (index: number) => index): ChartPoint[] =>
  ys.map((y, index) => ({ entry: { ...pass!, vehicle: { ...pass!.vehicle, uid: car } }, x: x(index), y }));
const season = [11.1, 11.12, 11.14, 11.16, 11.18, 11.2, 11.22, 11.24];
const left = (points: ChartPoint[], axes: ('x' | 'y')[] = ['x', 'y']) =>
  withoutFarOff(points, axes).map(({ y }) => y);

test('a pass far slower or quicker than the rest is left out', () => {
  expect(left(pointsOf('nova', [...season, 14, 8]))).toEqual(season);
});

test('a value far off on one axis does not count where the axis does not', () => {
  const points = pointsOf('nova', season, (index) => (index === 7 ? 1e6 : index));
  expect(left(points)).toEqual(season.slice(0, 7));
  expect(left(points, ['y'])).toEqual(season);
});

test('each car is compared with itself', () => {
  const slower = season.map((et) => et + 4);
  expect(left([...pointsOf('nova', season), ...pointsOf('duster', slower)])).toEqual([...season, ...slower]);
});

test('few passes, and passes that are all alike, leave none out', () => {
  expect(left(pointsOf('nova', [11.1, 11.2, 14]))).toHaveLength(3);
  expect(left(pointsOf('nova', [...Array<number>(9).fill(11.1), 14]))).toHaveLength(10);
  expect(left([])).toEqual([]);
});
