import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import { learnOver } from './learnOver';
import { seconds } from '../units/units';
import { greatLakes } from '../../testing/fixtures/fixtures';
import { indexPasses, nova, novaPasses } from '../../testing/fixtures/novaSeason';
import { knownIndex } from './knownIndex';

const [pass] = indexPasses as [LogEntry];
const indexAfter = (
  change: Partial<LogEntry>,
  slip: Partial<LogEntry['timeslip']>,
  finish: Distance = 1320,
) => {
  const { dialin_et: _, ...timeslip } = pass.timeslip;
  const passes = [{ ...pass, ...change, timeslip: { ...timeslip, ...slip } }];
  return knownIndex(learnOver([finish], { vehicle: nova, location: greatLakes }, passes)[0]!);
};
const classOf = (name: string) => ({ event: { class: name } });

describe('the index of a car', () => {
  test.each([
    ['Super Comp', 8.9],
    ['supergas', 9.9],
    ['SUPER-STREET', 10.9],
    ['8.90', 8.9],
    ['11.90 index', 11.9],
  ])('is that of its class %s, whatever the dial', (name, index) => {
    expect(indexAfter(classOf(name), { dialin_et: seconds(11.5) })).toBe(index);
  });

  test('is the dial of its last pass with the stop', () => {
    expect(indexAfter(classOf('Top Sportsman'), { dialin_et: seconds(9.6) })).toBe(9.6);
  });

  test('is the one nearest to what it ran, over the quarter mile', () => {
    expect(indexAfter({}, { et_1320: seconds(10.86) })).toBe(10.9);
    expect(indexAfter({}, { et_1320: seconds(12.86) })).toBeUndefined();
    expect(indexAfter(classOf('Super Gas'), { et_660: seconds(9.9) }, 660)).toBeUndefined();
  });

  test('is none for a car without a stop', () => {
    const [engine] = learnOver([1320], { vehicle: nova, location: greatLakes }, novaPasses);
    expect(knownIndex(engine!)).toBeUndefined();
  });

  test('is that of its class without a stop too', () => {
    const passes = [{ ...novaPasses[0]!, ...classOf('Super Gas') }];
    const [engine] = learnOver([1320], { vehicle: nova, location: greatLakes }, passes);
    expect(knownIndex(engine!)).toBe(9.9);
  });
});
