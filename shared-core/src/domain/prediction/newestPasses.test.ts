import { streetCarPasses } from '../../testing/fixtures/streetCar';
import { newestPasses } from './newestPasses';

const passes = Array.from({ length: 1_600 }, (_, index) => ({
  ...streetCarPasses[0]!,
  log_entry_uid: `pass-${index}`,
}));
const newestOf = (count: number) => newestPasses(passes.slice(0, count));

describe('the newest passes', () => {
  test.each([
    [0, 0],
    [499, 499],
    [999, 999],
    [1_000, 500],
    [1_499, 999],
    [1_500, 500],
  ])('%d passes give %d', (count, learned) => {
    expect(newestOf(count)).toHaveLength(learned);
    expect(newestOf(count).at(-1)).toBe(passes[count - 1]);
  });

  test('begin at the same pass for 500 passes in a row', () => {
    expect(newestOf(1_000)[0]).toBe(passes[500]);
    expect(newestOf(1_499)[0]).toBe(passes[500]);
    expect(newestOf(1_500)[0]).toBe(passes[1_000]);
  });

  test('do not change if taken twice', () => {
    expect(newestPasses(newestOf(1_200))).toEqual(newestOf(1_200));
  });
});
